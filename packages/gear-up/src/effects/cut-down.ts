import { type PlainEffect, plainEffect, SWEEP_WORTH, useBySweep, type WeaponEffect } from './effect.ts'

/** GU-EFX-11, GU-EFX-24, GU-EFX-25: one zombie in each slot, and the boss in front. */
export const cutDown: WeaponEffect<PlainEffect<'cut-down'>, never> = {
  ...plainEffect('cut-down'),
  rules: ['GU-EFX-11'],
  use: useBySweep('each-slot'),
  add: (powers) => ({ ...powers, sweep: 'each-slot' }),
  worth: () => SWEEP_WORTH,
}
