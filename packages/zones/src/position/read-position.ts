import { type Fault, fault, isFault, type Json } from '@graveshift/kernel'
import { Fields, reading } from '../fault.ts'
import type { MissionBoard, MissionGame, MissionKit } from '../missions/mission-game.ts'
import { CardPool } from './card-pool.ts'
import { framesAt, POSITION_PHASES } from './frames-at.ts'
import { readCompanion, readPerson } from './people.ts'
import { readTaken, readTally, readWoken } from './places.ts'
import { CODE, MOST, type PositionScene } from './scene.ts'
import { readTurn } from './turn.ts'

/** Round, phase, first player, and everybody in play; what is not said is as at the beginning. */
function readRound(scene: PositionScene, fields: Fields): void {
  const { kit, board } = scene
  board.round = fields.whole('round', 1, MOST, 1)
  board.first = fields.whole('first', 0, kit.seats(board) - 1, 0)
  board.phase = fields.oneOf('phase', POSITION_PHASES, 'players')
  for (const person of board.people) person.waiting = board.phase === 'players'
  const named = new Set<unknown>()
  fields.objects('people', board.people.length, (each) => {
    const person = readPerson(scene, each)
    if (named.has(person)) each.wrong('id', `${person.id} is named twice`)
    named.add(person)
  })
  fields.objects('companions', MOST, (each) => readCompanion(scene, each))
}

/** Reads what stands on the board: zombies, and what a feature puts there. */
export type PositionReader<B extends MissionBoard, K extends MissionKit = MissionKit> = (
  scene: PositionScene<B, K>,
  fields: Fields,
) => void

/**
 * The rest of a position, once its setup is read and the board laid out for it. Gives the steps that the game goes on
 * with, or what can never be true of the board.
 */
function readOnBoard<B extends MissionBoard, K extends MissionKit>(
  scene: PositionScene<B, K>,
  fields: Fields,
  standing: readonly PositionReader<B, K>[],
  brokenInvariants: () => readonly string[],
): MissionGame['frame'][] | Fault {
  readRound(scene, fields)
  for (const read of standing) read(scene, fields)
  readTaken(scene, fields)
  readWoken(scene, fields)
  readTally(scene, fields)
  scene.pool.spreadStartingCards()
  scene.pool.layDecks(fields)
  const turn = readTurn(scene, fields)
  const { phase } = scene.board
  if (turn !== undefined && phase !== 'players') fields.wrong('turn', 'must be in the phase players')
  fields.done()
  const [wrong] = brokenInvariants()
  return wrong === undefined ? framesAt(phase, turn) : fault(CODE, wrong)
}

/** How positions of a game are read. */
interface PositionParts<S, B extends MissionBoard, K extends MissionKit> {
  setupOf(fields: Fields): S
  /** Why a game cannot be set up like this; undefined if it can. */
  setupFault(setup: S): Fault | undefined
  kitOf(setup: S): K
  freshBoard(kit: K, setup: S): B
  readonly decks: ConstructorParameters<typeof CardPool>[2]
  readonly tokenKinds: readonly string[]
  spotsOf(kit: K): PositionScene['spots']
  evolve(kit: K, board: B, event: MissionGame['event']): void
  broken(kit: K, board: B): readonly string[]
  /** What stands on the board, in the order in which it is read. */
  readonly standing: readonly PositionReader<B, K>[]
}

/** A position as it was read. */
export interface PositionOf<S, B> {
  readonly setup: S
  readonly board: B
  readonly frames: readonly MissionGame['frame'][]
}

/** Reads a game that begins in the middle from readable words; what is not said is as at the beginning. */
export const positionReader =
  <S, B extends MissionBoard, K extends MissionKit>(parts: PositionParts<S, B, K>) =>
  (raw: Json): PositionOf<S, B> | Fault =>
    reading(() => {
      const fields = new Fields(raw, CODE)
      const setup = parts.setupOf(fields)
      const wrong = parts.setupFault(setup)
      if (wrong) return wrong
      const kit = parts.kitOf(setup)
      const board = parts.freshBoard(kit, setup)
      const scene: PositionScene<B, K> = {
        kit,
        board,
        pool: new CardPool(kit, board, parts.decks),
        tokenKinds: parts.tokenKinds,
        spots: parts.spotsOf(kit),
        evolve: (event) => parts.evolve(kit, board, event),
      }
      const frames = readOnBoard(scene, fields, parts.standing, () => parts.broken(kit, board))
      return isFault(frames) ? frames : { setup, board, frames }
    })
