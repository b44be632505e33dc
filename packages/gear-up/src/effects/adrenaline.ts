import type { SecondActivation, WeaponEffect } from './effect.ts'

/** GU-EFX-08: one damage buys a second activation. */
const forDamage: SecondActivation = {
  again: 'adrenaline',
  costs: 'damage',
  needsDamageCrossed: false,
  anotherTarget: false,
}

export const adrenaline: WeaponEffect<'adrenaline'> = {
  add: (powers) => ({ ...powers, seconds: [...powers.seconds, forDamage] }),
}
