import { type PlainEffect, plainEffect, type ShapeGain, type WeaponEffect } from './effect.ts'

/** GU-EFX-04: one ammo for each damage icon this shape crosses. */
const ammoForDamage: ShapeGain = {
  from: 'lock-and-load',
  pays: { armor: 0, ammo: 2 },
  gain: (icons, what) => (what === 'ammo' ? icons.damage : 0),
}

export const lockAndLoad: WeaponEffect<PlainEffect<'lock-and-load'>> = {
  ...plainEffect('lock-and-load'),
  add: (powers) => ({ ...powers, gains: [...powers.gains, ammoForDamage] }),
}
