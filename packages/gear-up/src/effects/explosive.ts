import { type PlainEffect, plainEffect, type WeaponEffect } from './effect.ts'

/** GU-EFX-12, GU-EFX-24, GU-EFX-25: every zombie of one slot, and the boss in front. */
export const explosive: WeaponEffect<PlainEffect<'explosive'>> = {
  ...plainEffect('explosive'),
  add: (powers) => ({ ...powers, sweep: 'one-slot' }),
}
