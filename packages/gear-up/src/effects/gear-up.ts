import { type PlainEffect, plainEffect, type ShapeGain, type WeaponEffect } from './effect.ts'

/** GU-EFX-06: one more of its kind for each ammo or armor icon this shape crosses. */
const oneMore: ShapeGain = {
  from: 'gear-up',
  // Icons of either kind, half as many each.
  pays: { armor: 1, ammo: 1 },
  gain: (icons, what) => icons[what],
}

export const gearUpEffect: WeaponEffect<PlainEffect<'gear-up'>> = {
  ...plainEffect('gear-up'),
  add: (powers) => ({ ...powers, gains: [...powers.gains, oneMore] }),
}
