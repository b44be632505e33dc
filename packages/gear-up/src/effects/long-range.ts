import { type PlainEffect, plainEffect, type WeaponEffect } from './effect.ts'

/** GU-EFX-05, GU-EFX-19, GU-EFX-20: may hit what stands in front of the seats directly left and right. */
export const longRange: WeaponEffect<PlainEffect<'long-range'>, never> = {
  ...plainEffect('long-range'),
  rules: ['GU-EFX-05', 'GU-EFX-19', 'GU-EFX-20'],
  use: { on: 'crossed', isUse: (_event, { far }) => far },
  add: (powers) => ({ ...powers, longRange: true }),
}
