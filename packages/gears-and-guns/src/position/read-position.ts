import { type Fault, isFault, type Json } from '@graveshift/kernel'
import { Fields, reading } from '@graveshift/zones'
import {
  CardPool,
  CODE,
  type PositionReader,
  type PositionScene,
  readOnBoard,
  readZombies,
} from '@graveshift/zones/position'
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
import type { Position } from '../rules.ts'
import { readSetupFields, setupFault } from '../setup.ts'
import { readSpawns } from '../spawning/position.ts'
import { readTown } from '../town/position.ts'
import type { WesternKit } from '../western-kit.ts'

/** What stands on the board, in the order it is read. A feature adds its reader. */
const STANDING: readonly PositionReader<Board, WesternKit>[] = [
  readZombies,
  readNoise,
  readSpawns,
  readPiles,
  readTown,
  readMissionCards,
  readBonus,
]

function read(fields: Fields, setup: Setup): Position | Fault {
  const mission = missionFor(setup)
  const kit = makeKit(mission, setup)
  const board = freshBoard(kit, setup)
  const scene: PositionScene<Board, WesternKit> = {
    kit,
    board,
    pool: new CardPool(kit, board, PILES),
    tokenKinds: [],
    spots: mission.objectives,
    evolve: (event) => evolve(kit, board, event),
  }
  const frames = readOnBoard(scene, fields, STANDING, () => brokenInvariants(kit, board))
  return isFault(frames) ? frames : { board, frames }
}

/** A position with the set-up it was read for. */
export interface PositionRead extends Position {
  readonly setup: Setup
}

/** A game that begins in the middle, from readable words; what is not said is as at the beginning. */
export function readPosition(raw: Json): PositionRead | Fault {
  return reading(() => {
    const fields = new Fields(raw, CODE)
    const setup = readSetupFields(fields)
    const wrong = setupFault(setup)
    if (wrong) return wrong
    const position = read(fields, setup)
    return isFault(position) ? position : { ...position, setup }
  })
}
