import { type PlainEffect, plainEffect, type WeaponEffect } from './effect.ts'

/** GU-EFX-01, GU-EFX-17: after the hit the target may go back to its third slot. */
export const knockback: WeaponEffect<PlainEffect<'knockback'>> = {
  ...plainEffect('knockback'),
  add: (powers) => ({ ...powers, pushes: true }),
}
