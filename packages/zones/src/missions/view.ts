import { zoneName } from '../map/board.ts'
import { viewSomebody } from '../view.ts'
import type { MissionBoard, MissionKit } from './mission-game.ts'

export interface TokenView {
  readonly token: number
  readonly kind: string
  readonly zone: string
  readonly colour: string
  readonly takenBy: string | null
}

export interface SpawnView {
  readonly zone: string
  readonly colour: string
  readonly asleep: boolean
}

/** What a mission has laid out: tokens, spawn zones, the exit. */
export interface LaidOutView {
  readonly tokens: readonly TokenView[]
  readonly spawns: readonly SpawnView[]
  readonly exit: string | null
}

export function viewLaidOut({ map, mission }: MissionKit, board: MissionBoard): LaidOutView {
  const name = (zone: number) => zoneName(map, zone)
  return {
    tokens: board.tokens.map(({ kind, zone, colour, by }, token) => ({
      token,
      kind,
      zone: name(zone),
      colour,
      takenBy: viewSomebody(board, by),
    })),
    spawns: mission.spawns.map(({ zone, colour }, index) => ({
      zone: name(zone),
      colour,
      asleep: (board.asleep & (1 << index)) !== 0,
    })),
    exit: mission.exit === undefined ? null : name(mission.exit),
  }
}
