import {
  type PlainEffect,
  plainEffect,
  type SecondActivation,
  useAgain,
  type WeaponEffect,
} from './effect.ts'

/** GU-EFX-08: one damage buys a second activation. */
const forDamage: SecondActivation = {
  again: 'adrenaline',
  harm: 'adrenaline',
  ammo: undefined,
  needsDamageCrossed: false,
  anotherTarget: false,
}

export const adrenaline: WeaponEffect<PlainEffect<'adrenaline'>, 'again' | 'harm'> = {
  ...plainEffect('adrenaline'),
  rules: ['GU-EFX-08'],
  brings: ['again', 'harm'],
  use: useAgain('adrenaline'),
  add: (powers) => ({ ...powers, seconds: [...powers.seconds, forDamage] }),
  worth: () => ({ zombie: 110, boss: 110 }),
}
