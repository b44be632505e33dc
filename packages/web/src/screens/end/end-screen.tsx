import './end.css'
import './figures.css'
import './plot.css'
import { Suspense, useMemo } from 'react'
import { OpenedGame } from '../../after/opened-game.tsx'
import { hrefOf } from '../../app/routes.ts'
import { summarise } from '../../games/gear-up/after/summarise.ts'
import { BestHits } from '../../games/gear-up/end/best-hits.tsx'
import { DamageSources } from '../../games/gear-up/end/damage-sources.tsx'
import { HealthPlot } from '../../games/gear-up/end/health-plot.tsx'
import { TeamFigures } from '../../games/gear-up/end/team-figures.tsx'
import { TurnTable } from '../../games/gear-up/end/turn-table.tsx'
import { TurningPointCard } from '../../games/gear-up/end/turning-point-card.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { lazyPart } from '../../rescue/lazy-part.tsx'
import { Part } from '../../rescue/part.tsx'
import type { GearUpStore } from '../../store/gear-up.ts'
import { useGame } from '../../store/use-game.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { DailyPanel } from '../daily/daily-panel.tsx'
import { EarnedHere } from './earned-here.tsx'
import { EndHead } from './end-head.tsx'

// It takes its time and is not always wanted: fetched beside what is seen first.
const DebriefSection = lazyPart(async () => (await import('../debrief/debrief-section.tsx')).DebriefSection)

/** How a finished game went. */
export function EndScreen({ id }: { readonly id: string }) {
  return <OpenedGame id={id}>{(store) => <HowItWent store={store} />}</OpenedGame>
}

function HowItWent({ store }: { readonly store: GearUpStore }) {
  const { say } = useWords()
  const { seq, bots } = useGame(store)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new batch is the reason to look again
  const summary = useMemo(() => summarise(store.session, bots), [store, seq, bots])
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
        <EndHead store={store} summary={summary} />
      </Part>
      <Part name="daily">
        <DailyPanel store={store} summary={summary} />
      </Part>
      <section className="panel end-plot" aria-labelledby="end-plot">
        <h2 id="end-plot">{say('end.plot')}</h2>
        <Part name="plot">
          <HealthPlot summary={summary} />
          <TurnTable summary={summary} />
        </Part>
      </section>
      <Part name="debrief">
        <Suspense fallback={null}>
          <DebriefSection store={store} />
        </Suspense>
      </Part>
      <div className="end-columns">
        <Part name="turning">
          {summary.turning && <TurningPointCard summary={summary} turning={summary.turning} />}
        </Part>
        <Part name="sources">
          <DamageSources sources={summary.sources} />
        </Part>
        <Part name="hits">
          <BestHits summary={summary} />
        </Part>
        <Part name="earned">
          <EarnedHere summary={summary} />
        </Part>
      </div>
      <Part name="figures">
        <TeamFigures seats={summary.seats} />
      </Part>
    </div>
  )
}
