import { type Fault, has, type Json } from '@graveshift/kernel'
import { Fields, fault, NONE, type Phase, reading } from '@graveshift/zones'
import { freshBoard } from '../begin.ts'
import type { Setup } from '../board.ts'
import type { Frame } from '../game.ts'
import { brokenInvariants } from '../invariants.ts'
import { makeKit } from '../kit.ts'
import { missionOf } from '../missions/mission-of.ts'
import type { Position } from '../rules.ts'
import { readSetupFields, setupFault } from '../setup.ts'
import { CardPool } from './card-pool.ts'
import { readCar, readCompanion, readPerson } from './people.ts'
import { readDoors, readNoise, readTaken, readTally, readWoken, readZombies } from './places.ts'
import { CODE, MOST, type PositionScene } from './scene.ts'
import { readTurn } from './turn.ts'

const PHASES: readonly Phase[] = ['players', 'zombies', 'spawn', 'end']

/** The steps of the round that a phase begins with. */
const STEP_OF: Readonly<Record<string, string>> = { zombies: 'zombies', spawn: 'spawn', end: 'end' }

function sceneFor(setup: Setup): PositionScene {
  const kit = makeKit(missionOf(setup.mission), setup)
  const board = freshBoard(kit, setup)
  return { kit, board, pool: new CardPool(kit, board) }
}

/** Where in the round the game goes on. */
function framesAt(phase: Phase, turn: number | undefined): Frame[] {
  const game: Frame = { kind: 'game', at: 'round', next: 0 }
  if (phase !== 'players') return [game, { kind: 'round', at: STEP_OF[phase] ?? 'end' }]
  const frames: Frame[] = [
    game,
    { kind: 'round', at: 'zombies' },
    { kind: 'players', at: 'seat', done: 0, asked: [] },
  ]
  return turn === undefined
    ? frames
    : [...frames, { kind: 'turn', at: 'act', person: turn, gift: NONE, target: NONE }]
}

function read(fields: Fields, setup: Setup): Position | Fault {
  const scene = sceneFor(setup)
  const { kit, board, pool } = scene
  board.round = fields.whole('round', 1, MOST, 1)
  board.first = fields.whole('first', 0, setup.teams.length - 1, 0)
  board.phase = fields.oneOf('phase', PHASES, 'players')
  for (const person of board.people) person.waiting = board.phase === 'players'
  const named = new Set<unknown>()
  fields.objects('people', board.people.length, (each) => {
    const person = readPerson(scene, each)
    if (named.has(person)) each.wrong('id', `${person.id} is named twice`)
    named.add(person)
  })
  fields.objects('companions', MOST, (each) => readCompanion(scene, each))
  let car = 0
  fields.objects('cars', board.cars.length, (each) => readCar(scene, car++, each))
  readZombies(scene, fields)
  readNoise(scene, fields)
  readDoors(scene, fields)
  readTaken(scene, fields)
  readWoken(scene, fields)
  readTally(scene, fields)
  pool.spreadStartingCards()
  pool.layDecks(fields)
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
