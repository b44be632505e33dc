import { type PlainEffect, plainEffect, type WeaponEffect } from './effect.ts'

/** GU-EFX-11, GU-EFX-24, GU-EFX-25: one zombie in each slot, and the boss in front. */
export const cutDown: WeaponEffect<PlainEffect<'cut-down'>> = {
  ...plainEffect('cut-down'),
  add: (powers) => ({ ...powers, sweep: 'each-slot' }),
}
