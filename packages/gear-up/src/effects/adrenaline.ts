import { type PlainEffect, plainEffect, type SecondActivation, type WeaponEffect } from './effect.ts'

/** GU-EFX-08: one damage buys a second activation. */
const forDamage: SecondActivation = {
  again: 'adrenaline',
  costs: 'damage',
  needsDamageCrossed: false,
  anotherTarget: false,
  worth: { zombie: 110, boss: 110 },
}

export const adrenaline: WeaponEffect<PlainEffect<'adrenaline'>> = {
  ...plainEffect('adrenaline'),
  add: (powers) => ({ ...powers, seconds: [...powers.seconds, forDamage] }),
}
