import type { SecondActivation, WeaponEffect } from './effect.ts'

/** GU-EFX-09: one ammo buys a second activation. */
const forAmmo: SecondActivation = {
  again: 'fast-reload',
  costs: 'ammo',
  needsDamageCrossed: false,
  anotherTarget: false,
}

export const fastReload: WeaponEffect<'fast-reload'> = {
  add: (powers) => ({ ...powers, seconds: [...powers.seconds, forAmmo] }),
}
