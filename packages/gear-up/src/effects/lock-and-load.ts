import type { ShapeGain, WeaponEffect } from './effect.ts'

/** GU-EFX-04: one ammo for each damage icon this shape crosses. */
const ammoForDamage: ShapeGain = {
  from: 'lock-and-load',
  gain: (icons, what) => (what === 'ammo' ? icons.damage : 0),
}

export const lockAndLoad: WeaponEffect<'lock-and-load'> = {
  add: (powers) => ({ ...powers, gains: [...powers.gains, ammoForDamage] }),
}
