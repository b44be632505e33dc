import { memo } from 'react'
import { useWords } from '../../i18n/use-words.ts'
import { useZones } from './zone-table-state.ts'

const STEPS = ['players', 'zombies', 'spawn', 'end'] as const

/** The round as steps, the present one marked. */
export const PhaseRow = memo(function PhaseRow() {
  const { board } = useZones()
  const { say } = useWords()
  return (
    <ol className="phases" aria-label={say('zone.phases')} data-figure="phase">
      {STEPS.map((step) => (
        <li key={step} aria-current={board.phase === step ? 'step' : undefined}>
          {say(`zone.step.${step}`)}
        </li>
      ))}
    </ol>
  )
})
