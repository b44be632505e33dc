import {
  type PositionOf,
  positionReader,
  readCars,
  readDoors,
  readNoise,
  readZombies,
} from '@graveshift/zones/position'
import { freshBoard } from '../begin.ts'
import type { Board, Setup } from '../board.ts'
import { DECKS } from '../content/decks.ts'
import { evolve } from '../evolve.ts'
import { brokenInvariants } from '../invariants.ts'
import { makeKit } from '../kit.ts'
import { missionOf } from '../missions/mission-of.ts'
import type { SecondKit } from '../second-kit.ts'
import { readSetupFields, setupFault } from '../setup.ts'

export type Position = PositionOf<Setup, Board>

/** A game that begins in the middle, from readable words. */
export const readPosition = positionReader<Setup, Board, SecondKit>({
  setupOf: readSetupFields,
  setupFault,
  kitOf: (setup) => makeKit(missionOf(setup.mission), setup),
  freshBoard,
  decks: DECKS,
  tokenKinds: ['crate'],
  spotsOf: ({ mission }) => [...mission.objectives, ...mission.crates],
  evolve,
  broken: brokenInvariants,
  standing: [readCars, readZombies, readNoise, readDoors],
})
