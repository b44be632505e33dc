import type { SecondActivation, WeaponEffect } from './effect.ts'

/** GU-EFX-10, GU-EFX-23: a crossed damage icon earns a second activation on another target. */
const forCriticalHit: SecondActivation = {
  again: 'critical-hit',
  costs: 'nothing',
  needsDamageCrossed: true,
  anotherTarget: true,
}

export const criticalHit: WeaponEffect<'critical-hit'> = {
  add: (powers) => ({ ...powers, seconds: [...powers.seconds, forCriticalHit] }),
}
