import {
  ICONS_CROSSED,
  type PlainEffect,
  plainEffect,
  type ShapeGain,
  useByGain,
  type WeaponEffect,
} from './effect.ts'

/** GU-EFX-03: one armor for each damage icon this shape crosses. */
const armorForDamage: ShapeGain = {
  from: 'scavenge',
  gain: (icons, what) => (what === 'armor' ? icons.damage : 0),
}

export const scavenge: WeaponEffect<PlainEffect<'scavenge'>, 'gain'> = {
  ...plainEffect('scavenge'),
  rules: ['GU-EFX-03'],
  brings: ['gain'],
  use: useByGain('scavenge'),
  add: (powers) => ({ ...powers, gains: [...powers.gains, armorForDamage] }),
  worth: () => ({ armor: ICONS_CROSSED }),
}
