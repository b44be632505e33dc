import { nth } from '@graveshift/kernel'
import { zoneName } from '@graveshift/zones'
import type { Board } from '../board.ts'
import type { WesternKit } from '../western-kit.ts'

export interface SpawnTokenView {
  readonly zone: string
  readonly kind: string
  readonly asleep: boolean
}

export const viewSpawns = ({ map, mission }: WesternKit, board: Board): readonly SpawnTokenView[] =>
  mission.spawns.map(({ kind }, spawn) => ({
    zone: zoneName(map, nth(board.spawnsAt, spawn)),
    kind,
    asleep: (board.asleep & (1 << spawn)) !== 0,
  }))
