import type { Step } from '@graveshift/kernel'
import { NONE, putNoise } from '@graveshift/zones'
import type { Western } from '../game.ts'
import type { WesternKit } from '../western-kit.ts'
import { zonesWithMost } from './most-people.ts'
import type { NoiseFrame } from './noise.ts'

/** A BOOM! becomes a Bang! where it lies; what is only a Bang! goes where most people are (UA-NOI-01). */
export const noiseSteps = (kit: WesternKit): Readonly<Record<string, Step<Western, NoiseFrame>>> => ({
  settle(table) {
    const { loud, loudSide } = table.board
    if (loudSide === 'boom') {
      putNoise(kit, table, loud, 'bang', NONE)
      return undefined
    }
    const zones = zonesWithMost(table.board)
    if (zones.length > 0) table.ask({ kind: 'noise-zone', seat: 'team', zones })
    return 'end'
  },
  /** The token would leave the board (UA-NOI-02). */
  gather(table) {
    const zones = zonesWithMost(table.board)
    if (zones.length > 0) table.ask({ kind: 'noise-zone', seat: 'team', zones })
    return 'end'
  },
  end: () => undefined,
})
