import type { WeaponEffect } from './effect.ts'

export interface MultiHit {
  readonly effect: 'multi-hit'
  readonly times: number
}

const LEAST = 2
const MOST = 9

/** GU-EFX-02, GU-EFX-18: the shape is drawn up to N times, each time on any target. */
export const multiHit: WeaponEffect<MultiHit> = {
  id: 'multi-hit',
  read(figures) {
    const times = Number(figures[0])
    return figures.length === 1 && Number.isInteger(times) && times >= LEAST && times <= MOST
      ? { effect: 'multi-hit', times }
      : undefined
  },
  add: (powers, { times }) => ({ ...powers, times: Math.max(powers.times, times) }),
}
