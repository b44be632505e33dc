import type { Choice } from '@graveshift/gear-up'
import { canonical } from '@graveshift/kernel'
import { useMemo } from 'react'
import { useCalmTable } from '../table-state.ts'
import { PickButton } from './pass-button.tsx'

/** A question with a few answers, each a button: armor, dodge, knockback, a second activation, an upgrade. */
export function AnswerPanel({ choice }: { readonly choice: Choice }) {
  const { store, seq } = useCalmTable()
  // biome-ignore lint/correctness/useExhaustiveDependencies: others may act while a question is open
  const picks = useMemo(() => store.picks(choice), [store, choice, seq])
  return (
    <ul className="answers">
      {picks.map((pick) => (
        <li key={canonical(pick)}>
          <PickButton choice={choice} pick={pick} />
        </li>
      ))}
    </ul>
  )
}
