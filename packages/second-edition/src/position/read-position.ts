import { type Fault, fault, has, type Json, nth } from '@graveshift/kernel'
import { EQUIPMENT, Fields, PASSENGERS, peopleInCar, reading, SPAWN, SPECIAL } from '@graveshift/zones'
import {
  CardPool,
  CODE,
  framesAt,
  type PositionScene,
  personIn,
  readDoors,
  readNoise,
  readRound,
  readTaken,
  readTally,
  readTurn,
  readWoken,
  readZombies,
  zoneIn,
} from '@graveshift/zones/position'
import { freshBoard } from '../begin.ts'
import type { Board, Setup } from '../board.ts'
import { evolve } from '../evolve.ts'
import { brokenInvariants } from '../invariants.ts'
import { makeKit } from '../kit.ts'
import { missionOf } from '../missions/mission-of.ts'
import type { Position } from '../rules.ts'
import { readSetupFields, setupFault } from '../setup.ts'

/** The decks by the names that views call them by. */
const DECKS = { equipment: EQUIPMENT, pimpweapons: SPECIAL, zombies: SPAWN }

/** A car of the mission, in their order: where it stands and who sits in it. */
function readCar(scene: PositionScene, board: Board, index: number, fields: Fields): void {
  const car = nth(board.cars, index)
  const zone = fields.text('zone')
  if (zone !== undefined) car.zone = zoneIn(scene, fields, 'zone', zone)
  car.crate = fields.flag('crate', car.crate)
  const driver = fields.text('driver')
  if (driver !== undefined) car.driver = personIn(scene, fields, 'driver', driver)
  car.passengers = (fields.texts('passengers', PASSENGERS) ?? [])
    .map((id) => personIn(scene, fields, 'passengers', id))
    .sort((one, other) => one - other)
  for (const person of peopleInCar(car)) nth(board.people, person).zone = car.zone
}

function read(fields: Fields, setup: Setup): Position | Fault {
  const mission = missionOf(setup.mission)
  const kit = makeKit(mission, setup)
  const board = freshBoard(kit, setup)
  const scene: PositionScene = {
    kit,
    board,
    pool: new CardPool(kit, board, DECKS),
    tokenKinds: ['crate'],
    spots: [...mission.objectives, ...mission.crates],
    evolve: (event) => evolve(kit, board, event),
  }
  readRound(scene, fields)
  let car = 0
  fields.objects('cars', board.cars.length, (each) => readCar(scene, board, car++, each))
  readZombies(scene, fields)
  readNoise(scene, board, fields)
  readDoors(scene, board, fields)
  readTaken(scene, fields)
  readWoken(scene, fields)
  readTally(scene, fields)
  scene.pool.spreadStartingCards()
  scene.pool.layDecks(fields)
  const turn = readTurn(scene, fields)
  if (turn !== undefined && board.phase !== 'players') fields.wrong('turn', 'must be in the phase players')
  fields.done()
  const [wrong] = brokenInvariants(kit, board)
  return wrong === undefined ? { board, frames: framesAt(board.phase, turn) } : fault(CODE, wrong)
}

/** A game that begins in the middle, from readable words; what is not said is as at the beginning. */
export function readPosition(raw: Json): (Position & { readonly setup: Setup }) | Fault {
  return reading(() => {
    const fields = new Fields(raw, CODE)
    const setup = readSetupFields(fields)
    const wrong = setupFault(setup)
    if (wrong) return wrong
    const position = read(fields, setup)
    return has(position, 'board') ? { ...position, setup } : position
  })
}
