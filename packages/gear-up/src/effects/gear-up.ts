import {
  ICONS_CROSSED,
  type PlainEffect,
  plainEffect,
  type ShapeGain,
  useByGain,
  type WeaponEffect,
} from './effect.ts'

/** GU-EFX-06: one more of its kind for each ammo or armor icon this shape crosses. */
const oneMore: ShapeGain = {
  from: 'gear-up',
  gain: (icons, what) => icons[what],
}

export const gearUpEffect: WeaponEffect<PlainEffect<'gear-up'>, 'gain'> = {
  ...plainEffect('gear-up'),
  rules: ['GU-EFX-06'],
  brings: ['gain'],
  use: useByGain('gear-up'),
  add: (powers) => ({ ...powers, gains: [...powers.gains, oneMore] }),
  // Icons of either kind, half as many each.
  worth: () => ({ armor: ICONS_CROSSED >> 1, ammo: ICONS_CROSSED >> 1 }),
}
