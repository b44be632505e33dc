import { type PositionOf, positionReader, readZombies } from '@graveshift/zones/position'
import { freshBoard } from '../begin.ts'
import type { Board, Setup } from '../board.ts'
import { readMissionCards } from '../cards/position.ts'
import { PILES } from '../content/decks.ts'
import { evolve } from '../evolve.ts'
import { brokenInvariants } from '../invariants.ts'
import { makeKit } from '../kit.ts'
import { missionFor } from '../missions/mission-of.ts'
import { readNoise } from '../noise/position.ts'
import { readBonus } from '../people/bonus-position.ts'
import { readPiles } from '../piles/position.ts'
import { readSetupFields, setupFault } from '../setup.ts'
import { readSpawns } from '../spawning/position.ts'
import { readTown } from '../town/position.ts'
import type { WesternKit } from '../western-kit.ts'

export type Position = PositionOf<Setup, Board>

/** A game that begins in the middle, from readable words. A feature adds its reader. */
export const readPosition = positionReader<Setup, Board, WesternKit>({
  setupOf: readSetupFields,
  setupFault,
  kitOf: (setup) => makeKit(missionFor(setup), setup),
  freshBoard,
  decks: PILES,
  tokenKinds: [],
  spotsOf: ({ mission }) => mission.objectives,
  evolve,
  broken: brokenInvariants,
  standing: [readZombies, readNoise, readSpawns, readPiles, readTown, readMissionCards, readBonus],
})
