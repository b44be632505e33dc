import { nth } from '@graveshift/kernel'
import { logLine, type Teller, word, zoneTerm } from '@graveshift/zones'
import type { Board } from '../board.ts'
import type { WesternKit } from '../western-kit.ts'
import type { SpawningEvent } from './spawning.ts'

export const SPAWNING_TELLERS: {
  readonly [T in SpawningEvent['type']]: Teller<Extract<SpawningEvent, { type: T }>, WesternKit, Board>
} = {
  spawnMoved: ({ spawn, zone }, kit) =>
    logLine('spawnMoved', {
      spawn: word(`spawn.${nth(kit.mission.spawns, spawn).kind}`),
      zone: zoneTerm(kit, zone),
    }),
  spawnsWoke: () => logLine('spawnsWoke', {}),
}
