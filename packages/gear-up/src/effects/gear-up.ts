import type { ShapeGain, WeaponEffect } from './effect.ts'

/** GU-EFX-06: one more of its kind for each ammo or armor icon this shape crosses. */
const oneMore: ShapeGain = {
  from: 'gear-up',
  gain: (icons, what) => icons[what],
}

export const gearUpEffect: WeaponEffect<'gear-up'> = {
  add: (powers) => ({ ...powers, gains: [...powers.gains, oneMore] }),
}
