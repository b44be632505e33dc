import { type PlainEffect, plainEffect, type WeaponEffect } from './effect.ts'

/** Squares more that a cut shape crosses, and from which size on cutting helps. */
const CUT = 14
const LEAST_CUT = 4

/** GU-EFX-07, GU-EFX-21: the shape may be cut in two, both parts on one target. */
export const split: WeaponEffect<PlainEffect<'split'>, 'stroke'> = {
  ...plainEffect('split'),
  rules: ['GU-EFX-07', 'GU-EFX-21'],
  brings: ['stroke'],
  use: { on: 'crossed', isUse: (event) => event.type === 'crossed' && event.by === 'split' },
  add: (powers) => ({ ...powers, splits: true }),
  worth: (_data, size) => ({ draw: size >= LEAST_CUT ? CUT : 0 }),
}
