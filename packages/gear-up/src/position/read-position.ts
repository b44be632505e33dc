import { type Fault, isFault, type Json, pickOptions } from '@graveshift/kernel'
import { readBy } from '@graveshift/kernel/read-by'
import { freshBoard } from '../begin.ts'
import type { Board, Setup } from '../board.ts'
import type { Content } from '../content/compile.ts'
import { type Custom, customContent } from '../custom.ts'
import type { Frame } from '../game.ts'
import { RULE_OPTIONS } from '../options.ts'
import { setupFault } from '../setup.ts'
import { bad } from './bad.ts'
import { framesAt } from './frames-at.ts'
import { layBoss, layCards, layDecks } from './lay-cards.ts'
import { layDashboard, layStreets } from './lay-seats.ts'
import { customOf } from './own-content.ts'
import { positionSchema } from './schema.ts'

/** A game in the middle: the content it brings along, the board, and where in the turn it stands. */
export interface Position {
  readonly setup: Setup
  readonly custom: Custom
  readonly board: Board
  readonly frames: Frame[]
  /** What each seat is in the middle of; nothing where a step is only beginning. */
  readonly lanes: readonly (readonly Frame[])[]
}

/** Builds a position from its readable form, or says what is wrong with it. */
export function readPosition(printed: Content, raw: Json): { position: Position; content: Content } | Fault {
  const input = readBy(positionSchema, raw, 'bad-position')
  if (isFault(input)) return input
  const { leader, difficulty } = input
  const setup: Setup = {
    survivors: input.seats.map((seat) => seat.survivor),
    leader,
    difficulty,
    boss: input.boss.id ?? 'super-abomination',
    ...pickOptions(RULE_OPTIONS, input),
  }
  const wrong = setupFault(printed, setup)
  if (wrong) return wrong
  const custom = customOf(printed, input, setup.boss)
  if (isFault(custom)) return custom
  if (custom.zombies.some(({ id }) => Object.hasOwn(printed.zombies, id)))
    return bad('a zombie of one’s own needs an id of its own')
  const content = customContent(printed, custom)
  const board = freshBoard(content, setup)
  const trouble =
    layCards(content, board, input) ??
    layBoss(content, board, input) ??
    layStreets(content, board, input, custom.zombies) ??
    layDecks(content, board, input) ??
    input.seats
      .map((seat, index) => layDashboard(content, board, index, seat))
      .find((found) => found !== undefined)
  if (trouble) return trouble
  const standing = framesAt(content, board, input)
  return isFault(standing) ? standing : { position: { setup, custom, board, ...standing }, content }
}
