import type { FrenzyGain } from '../content/types.ts'
import type { WeaponEffect } from './effect.ts'

export interface Frenzy {
  readonly effect: 'frenzy'
  readonly track: readonly FrenzyGain[]
}

const GAINS: Readonly<Record<string, FrenzyGain>> = {
  '-': 'none',
  ammo: 'ammo',
  armor: 'armor',
  both: 'both',
}

/** GU-EFX-13, GU-EFX-26: each activation crosses a circle and gains all that stands under crossed circles. */
export const frenzy: WeaponEffect<Frenzy> = {
  id: 'frenzy',
  read(figures) {
    const track = figures.flatMap((gain) => GAINS[gain] ?? [])
    return track.length > 0 && track.length === figures.length ? { effect: 'frenzy', track } : undefined
  },
  add: (powers, { track }) => ({ ...powers, frenzy: track }),
}
