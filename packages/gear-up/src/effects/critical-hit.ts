import {
  type PlainEffect,
  plainEffect,
  type SecondActivation,
  useAgain,
  type WeaponEffect,
} from './effect.ts'

/** GU-EFX-10, GU-EFX-23: a crossed damage icon earns a second activation on another target. */
const forCriticalHit: SecondActivation = {
  again: 'critical-hit',
  harm: undefined,
  ammo: undefined,
  needsDamageCrossed: true,
  anotherTarget: true,
}

export const criticalHit: WeaponEffect<PlainEffect<'critical-hit'>, 'again'> = {
  ...plainEffect('critical-hit'),
  rules: ['GU-EFX-10', 'GU-EFX-23'],
  brings: ['again'],
  use: useAgain('critical-hit'),
  add: (powers) => ({ ...powers, seconds: [...powers.seconds, forCriticalHit] }),
  worth: () => ({ zombie: 4, boss: 11 }),
}
