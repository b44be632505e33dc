import type { WeaponEffect } from './effect.ts'

export interface MultiHit {
  readonly effect: 'multi-hit'
  readonly times: number
}

const LEAST = 2
const MOST = 9

/** GU-EFX-02, GU-EFX-18: the shape is drawn up to N times, each time on any target. */
export const multiHit: WeaponEffect<MultiHit, never> = {
  id: 'multi-hit',
  rules: ['GU-EFX-02', 'GU-EFX-18'],
  brings: [],
  // What one plain draw does as well is no use of it.
  use: { on: 'crossed', isUse: (_event, { powers, draws }) => draws === 2 && powers.times > 1 },
  read(figures) {
    const times = Number(figures[0])
    return figures.length === 1 && Number.isInteger(times) && times >= LEAST && times <= MOST
      ? { effect: 'multi-hit', times }
      : undefined
  },
  add: (powers, { times }) => ({ ...powers, times: Math.max(powers.times, times) }),
}
