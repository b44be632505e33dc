import type { ShapeGain, WeaponEffect } from './effect.ts'

/** GU-EFX-03: one armor for each damage icon this shape crosses. */
const armorForDamage: ShapeGain = {
  from: 'scavenge',
  gain: (icons, what) => (what === 'armor' ? icons.damage : 0),
}

export const scavenge: WeaponEffect<'scavenge'> = {
  add: (powers) => ({ ...powers, gains: [...powers.gains, armorForDamage] }),
}
