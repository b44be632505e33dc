import { nameOfRules } from '@graveshift/games'
import './debrief.css'
import { chanceSource, type Debrief } from '@graveshift/bots'
import { useDebrief } from '../../coach/use-debrief.ts'
import { gameOf } from '../../games/registry.ts'
import { useWordSet } from '../../i18n/use-word-set.ts'
import { useWords } from '../../i18n/use-words.ts'
import type { OpenGame } from '../../store/open-games.ts'
import { Button } from '../../ui/button.tsx'
import { AccountTable } from './account-table.tsx'
import { CostlyList } from './costly-list.tsx'
import { WinPlot } from './win-plot.tsx'

/** How the chance to win went, what luck did, and which decisions cost most. */
export function DebriefSection({ store }: { readonly store: OpenGame }) {
  useWordSet('coach')
  const { say } = useWords()
  const { now, start, cancel } = useDebrief(store)
  const isPlanned = store.session.rules.judgement.planning !== undefined
  return (
    <section className="panel debrief" aria-labelledby="debrief">
      <h2 id="debrief">{say('debrief.title')}</h2>
      <p className="unseen" role="status">
        {now.at === 'done' ? say('debrief.done') : ''}
      </p>
      {now.at === 'done' ? (
        <Found store={store} debrief={now.debrief} />
      ) : (
        <>
          <p>{say(isPlanned ? 'debrief.about.rounds' : 'debrief.about')}</p>
          {now.at === 'failed' && <p role="alert">{say('debrief.failed')}</p>}
          {now.at === 'working' ? (
            <div className="row debrief-work">
              <progress value={now.progress.done} max={now.progress.of} aria-label={say('debrief.title')} />
              <span>
                {say('debrief.progress', {
                  percent: Math.floor((100 * now.progress.done) / now.progress.of),
                })}
              </span>
              <Button onClick={cancel}>{say('debrief.cancel')}</Button>
            </div>
          ) : (
            <div className="row">
              <Button off={now.at === 'reading' ? say('shell.under-way') : undefined} onClick={start}>
                {say('debrief.start')}
              </Button>
            </div>
          )}
        </>
      )}
    </section>
  )
}

function Found({ store, debrief }: { readonly store: OpenGame; readonly debrief: Debrief }) {
  const { session } = store
  const { module } = session
  const { say } = useWords()
  const { clock } = gameOf(nameOfRules(module))
  return (
    <div className="debrief-found">
      <WinPlot
        debrief={debrief}
        clock={clock}
        module={module}
        isOfRounds={session.rules.judgement.planning !== undefined}
      />
      {chanceSource(session.rules.judgement) === 'promised' && (
        <p className="fine">{say('debrief.promised')}</p>
      )}
      <div className="debrief-columns">
        <AccountTable session={session} account={debrief.account} />
        <CostlyList store={store} costly={debrief.costly} account={debrief.account} />
      </div>
    </div>
  )
}
