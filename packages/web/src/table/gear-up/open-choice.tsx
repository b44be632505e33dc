import type { BoardView, Choice } from '@graveshift/gear-up'
import { canonical, type Json } from '@graveshift/kernel'
import { useMemo } from 'react'
import { useWords } from '../../i18n/use-words.ts'
import type { GearUpStore } from '../../store/gear-up.ts'
import { Button } from '../../ui/button.tsx'
import { tellChoice, tellPick, tellSurvivor } from './tell-pick.ts'

interface Props {
  readonly choice: Choice
  readonly board: BoardView
  readonly store: GearUpStore
  readonly onPick: (choice: Choice, pick: Json) => void
}

/** One open question with all its answers as buttons. */
export function OpenChoice({ choice, board, store, onPick }: Props) {
  const { say, tell } = useWords()
  // A question's answers are fixed from the moment it is asked until it is answered.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the id stands for the question
  const picks = useMemo(() => store.picks(choice), [store, choice.id])
  const who = choice.seat === 'team' ? say('table.team') : tell(tellSurvivor(board, choice.seat))
  return (
    <section className="panel open-choice">
      <h2>{who}</h2>
      <p>{tell(tellChoice(board, choice))}</p>
      <ul className="picks">
        {picks.map((pick) => (
          <li key={canonical(pick)}>
            <Button onClick={() => onPick(choice, pick)}>{tell(tellPick(board, choice, pick))}</Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
