import type { WeaponEffect } from './effect.ts'

/** GU-EFX-11, GU-EFX-24, GU-EFX-25: one zombie in each slot, and the boss in front. */
export const cutDown: WeaponEffect<'cut-down'> = {
  add: (powers) => ({ ...powers, sweep: 'each-slot' }),
}
