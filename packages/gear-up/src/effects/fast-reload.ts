import {
  type PlainEffect,
  plainEffect,
  type SecondActivation,
  useAgain,
  type WeaponEffect,
} from './effect.ts'

/** GU-EFX-09: one ammo buys a second activation. */
const forAmmo: SecondActivation = {
  again: 'fast-reload',
  harm: undefined,
  ammo: 'fast-reload',
  needsDamageCrossed: false,
  anotherTarget: false,
}

export const fastReload: WeaponEffect<PlainEffect<'fast-reload'>, 'again' | 'ammo'> = {
  ...plainEffect('fast-reload'),
  rules: ['GU-EFX-09'],
  brings: ['again', 'ammo'],
  use: useAgain('fast-reload'),
  add: (powers) => ({ ...powers, seconds: [...powers.seconds, forAmmo] }),
  worth: () => ({ zombie: 3, boss: 3 }),
}
