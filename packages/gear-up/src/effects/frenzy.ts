import { has } from '@graveshift/kernel'
import { colourIndex, type FrenzyGain } from '../content/types.ts'
import { gain } from '../gain.ts'
import { armOf, seatBoard } from '../seats.ts'
import { type AtEnd, type WeaponEffect, withHook } from './effect.ts'

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

/** What each circle brings an activation, in hundredths. */
const CIRCLE = 25

function under(track: readonly FrenzyGain[]): { armor: number; ammo: number } {
  let armor = 0
  let ammo = 0
  for (const gain of track) {
    if (gain === 'armor' || gain === 'both') armor++
    if (gain === 'ammo' || gain === 'both') ammo++
  }
  return { armor, ammo }
}

/** The next circle, then all that stands under crossed circles. */
const rage: AtEnd = (content, table, frame) => {
  if (!has(frame.wield, 'colour')) return
  const { colour } = frame.wield
  const track = armOf(content, table.board, frame.seat, frame.wield).powers.frenzy
  const crossedBefore = seatBoard(table.board, frame.seat).frenzy[colourIndex(colour)] as number
  const circle = Math.min(crossedBefore + 1, track.length)
  table.emit({ type: 'frenzied', seat: frame.seat, colour, circle })
  const { armor, ammo } = under(track.slice(0, circle))
  gain(content, table, frame.seat, 'armor', armor, 'frenzy')
  gain(content, table, frame.seat, 'ammo', ammo, 'frenzy')
}

/** GU-EFX-13, GU-EFX-26: each activation crosses a circle and gains all that stands under crossed circles. */
export const frenzy: WeaponEffect<Frenzy, 'gain'> = {
  id: 'frenzy',
  rules: ['GU-EFX-13', 'GU-EFX-26'],
  brings: ['gain'],
  // Not its gains: those come with the circle.
  use: { on: 'frenzied' },
  read(figures) {
    const track = figures.flatMap((gain) => GAINS[gain] ?? [])
    return track.length > 0 && track.length === figures.length ? { effect: 'frenzy', track } : undefined
  },
  add: (powers, { track }) => ({ ...powers, frenzy: track, atEnd: withHook(powers.atEnd, rage) }),
  worth({ track }) {
    const { armor, ammo } = under(track)
    return { armor: armor * CIRCLE, ammo: ammo * CIRCLE }
  },
}
