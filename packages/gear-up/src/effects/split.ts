import type { WeaponEffect } from './effect.ts'

/** GU-EFX-07, GU-EFX-21: the shape may be cut in two, both parts on one target. */
export const split: WeaponEffect<'split'> = {
  add: (powers) => ({ ...powers, splits: true }),
}
