import { type PlainEffect, plainEffect, type SecondActivation, type WeaponEffect } from './effect.ts'

/** GU-EFX-09: one ammo buys a second activation. */
const forAmmo: SecondActivation = {
  again: 'fast-reload',
  costs: 'ammo',
  needsDamageCrossed: false,
  anotherTarget: false,
  worth: { zombie: 3, boss: 3 },
}

export const fastReload: WeaponEffect<PlainEffect<'fast-reload'>> = {
  ...plainEffect('fast-reload'),
  add: (powers) => ({ ...powers, seconds: [...powers.seconds, forAmmo] }),
}
