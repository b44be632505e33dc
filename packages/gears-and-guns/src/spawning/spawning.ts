import type { Evolver } from '@graveshift/zones'
import type { MissionBoard } from '@graveshift/zones/missions'
import type { Board } from '../board.ts'
import type { Mission, SpawnToken } from '../missions/compile.ts'
import type { WesternKit } from '../western-kit.ts'

/** Spawn tokens lie somewhere and may be moved; those of abominations sleep until one comes (UA-SPW-04, UA-SPW-05). */
export interface SpawningBoard extends MissionBoard {
  /** The zone of each spawn token of the mission, in its order. Never changed in place. */
  spawnsAt: readonly number[]
}

export type SpawningEvent =
  /** A spawn token goes somewhere else; by whom, if anybody moved it. */
  | { readonly type: 'spawnMoved'; readonly spawn: number; readonly zone: number; readonly person: number }
  /** An abomination has come: its spawn tokens are awake for the rest of the mission. */
  | { readonly type: 'spawnsWoke'; readonly spawns: readonly number[] }

type EventOf<T extends SpawningEvent['type']> = Extract<SpawningEvent, { type: T }>

export const SPAWNING_EVOLVERS: {
  readonly [T in SpawningEvent['type']]: Evolver<WesternKit, Board, EventOf<T>>
} = {
  spawnMoved(_kit, board, { spawn, zone }) {
    board.spawnsAt = board.spawnsAt.with(spawn, zone)
  },
  spawnsWoke(_kit, board, { spawns }) {
    for (const spawn of spawns) board.asleep &= ~(1 << spawn)
  },
}

/** The tokens as the mission lays them out. */
export const freshSpawning = ({ spawns }: Mission): Pick<SpawningBoard, 'spawnsAt' | 'asleep'> => ({
  spawnsAt: spawns.map(({ zone }) => zone),
  asleep: spawns.reduce((bits, { kind }, spawn) => (kind === 'abomination' ? bits | (1 << spawn) : bits), 0),
})

/** The spawn tokens of a kind, by their places among the mission's. */
export const spawnsOf = ({ mission }: WesternKit, kind: SpawnToken['kind']): readonly number[] =>
  mission.spawns.flatMap((each, spawn) => (each.kind === kind ? [spawn] : []))

export function brokenSpawning({ map, mission }: WesternKit, { spawnsAt }: Board): string[] {
  const wrong = spawnsAt.filter((zone) => !map.zones[zone]).map((zone) => `a spawn token is in zone ${zone}`)
  if (spawnsAt.length !== mission.spawns.length) wrong.push(`there are ${spawnsAt.length} spawn tokens`)
  return wrong
}
