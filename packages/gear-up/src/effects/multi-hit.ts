import type { WeaponEffect } from './effect.ts'

/** GU-EFX-02, GU-EFX-18: the shape is drawn up to N times, each time on any target. */
export const multiHit: WeaponEffect<'multi-hit'> = {
  add: (powers, { times }) => ({ ...powers, times: Math.max(powers.times, times) }),
}
