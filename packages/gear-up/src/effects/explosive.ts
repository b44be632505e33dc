import { type PlainEffect, plainEffect, SWEEP_WORTH, useBySweep, type WeaponEffect } from './effect.ts'

/** GU-EFX-12, GU-EFX-24, GU-EFX-25: every zombie of one slot, and the boss in front. */
export const explosive: WeaponEffect<PlainEffect<'explosive'>, never> = {
  ...plainEffect('explosive'),
  rules: ['GU-EFX-12'],
  use: useBySweep('one-slot'),
  add: (powers) => ({ ...powers, sweep: 'one-slot' }),
  worth: () => SWEEP_WORTH,
}
