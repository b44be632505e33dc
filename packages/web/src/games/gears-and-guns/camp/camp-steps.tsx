import { CAMP_DECISIONS, type CampPhase } from '@graveshift/gears-and-guns'
import { useId } from 'react'
import { useWords } from '../../../i18n/use-words.ts'
import { useCamp } from './camp-context.ts'
import { wordOfPhase } from './camp-question.tsx'

const STEPS: readonly CampPhase[] = ['rolls', ...CAMP_DECISIONS, 'ready']

/** The evening from the rolls to the ride, and what earlier missions left behind. */
export function CampSteps() {
  const { say, name, tell, language } = useWords()
  const { board, session } = useCamp()
  const tonight = useId()
  const behind = useId()
  const now = STEPS.indexOf(board.phase)
  const isOver = session.outcome !== undefined
  const { marks, dead } = board.campaign
  return (
    <>
      <section aria-labelledby={tonight}>
        <h2 id={tonight}>{say('campfire.tonight')}</h2>
        <ol className="camp-steps">
          {STEPS.map((step, at) => {
            const state = isOver || at < now ? 'done' : at === now ? 'now' : 'to-come'
            return (
              <li key={step} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
                <i aria-hidden="true">{state === 'done' ? '✓' : at + 1}</i>
                <span>
                  {tell({ word: wordOfPhase(step) })}
                  <span className="unseen"> ({say(`campfire.step.${state}`)})</span>
                </span>
              </li>
            )
          })}
        </ol>
      </section>
      {marks.length > 0 && (
        <section aria-labelledby={behind}>
          <h2 id={behind}>{tell({ word: 'campaign.marks' })}</h2>
          <ul className="camp-marks">
            {marks.map((mark) => (
              <li key={mark}>
                <strong>{name('mark', mark, 'name')}</strong> {tell({ word: `mark.${mark}.then` })}
              </li>
            ))}
          </ul>
        </section>
      )}
      {dead.length > 0 && (
        <section>
          <h2>{tell({ word: 'campaign.dead' })}</h2>
          <p>{new Intl.ListFormat(language).format(dead.map((id) => name('survivor', id, 'name')))}</p>
        </section>
      )}
    </>
  )
}
