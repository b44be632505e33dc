import { type ChoiceRule, doOf } from '@graveshift/kernel'
import type { ChoiceOf, GearUp, KnockbackPick } from '../game.ts'
import { refuse } from '../refusals.ts'
import { canBePushed } from '../strike.ts'
import { NOT_AN_ANSWER } from './parse.ts'

const PUSH: KnockbackPick = { do: 'push' }
const STAY: KnockbackPick = { do: 'stay' }

/** Push the target back to its third slot, or leave it (GU-EFX-17). */
export const knockbackChoice: ChoiceRule<GearUp, ChoiceOf<'knockback'>> = {
  list: (board, choice) => (canBePushed(board, choice.zombie) ? [PUSH, STAY] : [STAY]),
  sample: (board, choice, random) =>
    canBePushed(board, choice.zombie) && random.below(2) === 0 ? PUSH : STAY,
  check(board, choice, pick) {
    if (pick.do === 'stay') return undefined
    if (pick.do !== 'push') return NOT_AN_ANSWER
    return canBePushed(board, choice.zombie) ? undefined : refuse('cannot-push', 'GU-EFX-17')
  },
  forced: (board, choice) => (canBePushed(board, choice.zombie) ? undefined : STAY),
  parse(_board, _choice, raw) {
    const what = doOf(raw)
    return what === 'push' ? PUSH : what === 'stay' ? STAY : NOT_AN_ANSWER
  },
  show: (_board, _choice, pick) => ({ do: pick.do }),
  answer(table, _frame, choice, pick) {
    if (pick.do === 'push') table.emit({ type: 'pushed', zombie: choice.zombie })
  },
}
