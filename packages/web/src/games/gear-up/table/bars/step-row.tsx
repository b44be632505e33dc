import { STEPS } from '@graveshift/gear-up'
import { useWords } from '../../../../i18n/use-words.ts'
import { useCalmTable } from '../table-state.ts'

const SHOWN = STEPS.filter((step) => step !== 'setup')

/** The steps of a turn, the present one marked. */
export function StepRow() {
  const { board } = useCalmTable()
  const { name, say } = useWords()
  return (
    <div className="steps">
      <ol className="step-row" aria-label={say('table.steps')}>
        {SHOWN.map((step) => (
          <li key={step} aria-current={board.step === step ? 'step' : undefined}>
            {name('step', step)}
          </li>
        ))}
      </ol>
    </div>
  )
}
