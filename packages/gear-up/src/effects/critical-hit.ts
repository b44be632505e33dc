import { type PlainEffect, plainEffect, type SecondActivation, type WeaponEffect } from './effect.ts'

/** GU-EFX-10, GU-EFX-23: a crossed damage icon earns a second activation on another target. */
const forCriticalHit: SecondActivation = {
  again: 'critical-hit',
  costs: 'nothing',
  needsDamageCrossed: true,
  anotherTarget: true,
  worth: { zombie: 4, boss: 11 },
}

export const criticalHit: WeaponEffect<PlainEffect<'critical-hit'>> = {
  ...plainEffect('critical-hit'),
  add: (powers) => ({ ...powers, seconds: [...powers.seconds, forCriticalHit] }),
}
