import { type PlainEffect, plainEffect, type ShapeGain, type WeaponEffect } from './effect.ts'

/** GU-EFX-03: one armor for each damage icon this shape crosses. */
const armorForDamage: ShapeGain = {
  from: 'scavenge',
  pays: { armor: 2, ammo: 0 },
  gain: (icons, what) => (what === 'armor' ? icons.damage : 0),
}

export const scavenge: WeaponEffect<PlainEffect<'scavenge'>> = {
  ...plainEffect('scavenge'),
  add: (powers) => ({ ...powers, gains: [...powers.gains, armorForDamage] }),
}
