import type { Choice, Pick } from '@graveshift/gear-up'
import { canonical } from '@graveshift/kernel'
import { useMemo } from 'react'
import { useWords } from '../../../../i18n/use-words.ts'
import { useCalmTable } from '../table-state.ts'
import { tellEffect, upgradeOf } from '../tell-pick.ts'
import { PickButton } from './pass-button.tsx'

/** What an upgrade brings, under the button that takes it. */
function UpgradeTold({ pick }: { readonly pick: Pick }) {
  const { board, acting } = useCalmTable()
  const { tell } = useWords()
  const effect = upgradeOf(board, acting, pick)
  return effect ? <p className="fine">{tell(tellEffect(effect))}</p> : null
}

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
          <UpgradeTold pick={pick} />
        </li>
      ))}
    </ul>
  )
}
