import type { Game, Refusal } from '@graveshift/kernel'
import { MOST_CARDS, type ZonesChoiceOf } from '@graveshift/zones'
import type { GameView } from '../../store/game-view.ts'

const isArranging = (choice: Game['choice']): choice is ZonesChoiceOf<'arrange'> => choice.kind === 'arrange'

/** Whether cards are on their way: some of what was decided as one is not taken back yet. */
const isHalfway = (open: readonly Game['choice'][]): boolean =>
  open.some((choice) => isArranging(choice) && choice.left < MOST_CARDS)

/** Takes the last decision back; cards that were moved about as one go back as one. */
export function undoWhole(store: Pick<GameView, 'undo' | 'snapshot'>): Refusal | undefined {
  let before = store.snapshot().seq
  const refusal = store.undo()
  if (refusal) return refusal
  for (;;) {
    const { seq, open } = store.snapshot()
    // At an online table it is still on its way: nothing has changed then.
    if (seq === before || !isHalfway(open) || store.undo()) return undefined
    before = seq
  }
}
