import { type PlainEffect, plainEffect, type WeaponEffect } from './effect.ts'

/** GU-EFX-07, GU-EFX-21: the shape may be cut in two, both parts on one target. */
export const split: WeaponEffect<PlainEffect<'split'>> = {
  ...plainEffect('split'),
  add: (powers) => ({ ...powers, splits: true }),
}
