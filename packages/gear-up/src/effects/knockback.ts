import { ANY_SEAT_FRAME } from '../one-form.ts'
import { canBePushed } from '../strike.ts'
import { type AfterHit, type PlainEffect, plainEffect, type WeaponEffect, withHook } from './effect.ts'

const askToPush: AfterHit = (_content, table, { seat }, { target }) => {
  if (canBePushed(table.board, target))
    table.push({ ...ANY_SEAT_FRAME, kind: 'knockback', at: 'ask', seat, zombie: target })
}

/** GU-EFX-01, GU-EFX-17: after the hit the target may go back to its third slot. */
export const knockback: WeaponEffect<PlainEffect<'knockback'>, never> = {
  ...plainEffect('knockback'),
  rules: ['GU-EFX-01', 'GU-EFX-17'],
  use: { on: 'pushed' },
  add: (powers) => ({ ...powers, afterHit: withHook(powers.afterHit, askToPush) }),
  // A zombie sent back is as good as some squares.
  worth: () => ({ besides: 4 }),
}
