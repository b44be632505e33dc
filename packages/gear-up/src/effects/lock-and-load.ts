import {
  ICONS_CROSSED,
  type PlainEffect,
  plainEffect,
  type ShapeGain,
  useByGain,
  type WeaponEffect,
} from './effect.ts'

/** GU-EFX-04: one ammo for each damage icon this shape crosses. */
const ammoForDamage: ShapeGain = {
  from: 'lock-and-load',
  gain: (icons, what) => (what === 'ammo' ? icons.damage : 0),
}

export const lockAndLoad: WeaponEffect<PlainEffect<'lock-and-load'>, 'gain'> = {
  ...plainEffect('lock-and-load'),
  rules: ['GU-EFX-04'],
  brings: ['gain'],
  use: useByGain('lock-and-load'),
  add: (powers) => ({ ...powers, gains: [...powers.gains, ammoForDamage] }),
  worth: () => ({ ammo: ICONS_CROSSED }),
}
