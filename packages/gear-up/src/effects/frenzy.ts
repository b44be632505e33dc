import type { WeaponEffect } from './effect.ts'

/** GU-EFX-13, GU-EFX-26: each activation crosses a circle and gains all that stands under crossed circles. */
export const frenzy: WeaponEffect<'frenzy'> = {
  add: (powers, { track }) => ({ ...powers, frenzy: track }),
}
