import { zoneName } from '@graveshift/zones'
import type { Board } from '../board.ts'
import type { WesternKit } from '../western-kit.ts'

export const PILE_STATES = ['asleep', 'awake', 'safe'] as const

export interface PileView {
  readonly tile: string
  readonly zone: string
  readonly state: (typeof PILE_STATES)[number]
}

export const viewPiles = ({ map, mission }: WesternKit, board: Board): readonly PileView[] =>
  mission.piles.map(({ face, zone }, pile) => ({
    tile: face,
    zone: zoneName(map, zone),
    state: board.pilesSafe & (1 << pile) ? 'safe' : board.pilesAwake & (1 << pile) ? 'awake' : 'asleep',
  }))
