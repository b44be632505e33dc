import { nameOfRules } from '@graveshift/games'
import { isCoached } from '../../coach/is-coached.ts'
import './end.css'
import './figures.css'
import './plot.css'
import { Suspense, useMemo } from 'react'
import { OpenedGame } from '../../after/opened-game.tsx'
import { hrefOf } from '../../app/routes.ts'
import { faceOf, gameOf } from '../../games/registry.ts'
import { useWords } from '../../i18n/use-words.ts'
import { lazyPart } from '../../rescue/lazy-part.tsx'
import { Part } from '../../rescue/part.tsx'
import type { OpenGame } from '../../store/open-games.ts'
import { useGame } from '../../store/use-game.ts'
import { tellSeat } from '../../table/tell-seat.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { DailyPanel } from '../daily/daily-panel.tsx'
import { EarnedHere } from './earned-here.tsx'
import { EndActions } from './end-actions.tsx'

// It takes its time and is not always wanted: fetched beside what is seen first.
const DebriefSection = lazyPart(async () => (await import('../debrief/debrief-section.tsx')).DebriefSection)

/** How a finished game went. */
export function EndScreen({ id }: { readonly id: string }) {
  return <OpenedGame id={id}>{(store) => <HowItWent store={store} />}</OpenedGame>
}

function HowItWent({ store }: { readonly store: OpenGame }) {
  const { say, tell } = useWords()
  const seq = useGame(store, (now) => now.seq)
  const bots = useGame(store, (now) => now.bots)
  const game = nameOfRules(store.session.module)
  const { EndHead, EndPlot, EndFigures, plotTitle = 'end.plot.any' } = faceOf(game)
  const { module } = gameOf(game)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new batch is the reason to look again
  const summary = useMemo(() => gameOf(game).summarise(store.session, bots), [game, store, seq, bots])
  if (!summary)
    return (
      <Notice title={say('end.not-over.title')} text={say('end.not-over.text')}>
        <ButtonLink kind="primary" href={hrefOf({ screen: 'game', id: store.id })}>
          {say('end.continue')}
        </ButtonLink>
      </Notice>
    )
  return (
    <div className={`page end end-${summary.ending.outcome}`}>
      <Part name="result">
        <EndHead summary={summary}>
          <EndActions store={store} />
        </EndHead>
      </Part>
      <Part name="daily">
        <DailyPanel store={store} summary={summary} />
      </Part>
      {EndPlot && (
        <section className="panel end-plot" aria-labelledby="end-plot">
          <h2 id="end-plot">{say(plotTitle)}</h2>
          <Part name="plot">
            <EndPlot summary={summary} />
          </Part>
        </section>
      )}
      {isCoached(store.session.rules.judgement) && (
        <Part name="debrief">
          <Suspense fallback={null}>
            <DebriefSection store={store} />
          </Suspense>
        </Part>
      )}
      <EndFigures summary={summary}>
        {module.achievements && (
          <Part name="earned">
            <EarnedHere summary={summary} nameOf={(seat) => tell(tellSeat(store.session, seat))} />
          </Part>
        )}
      </EndFigures>
    </div>
  )
}
