import type { Json, Ruleset } from '@graveshift/kernel'
import { freshBoard } from './begin.ts'
import { choicesOf } from './choices/index.ts'
import { cloneBoard } from './clone.ts'
import { type Content, compileContent } from './content/compile.ts'
import { CONTENT } from './content/index.ts'
import { evolve } from './evolve.ts'
import { framesOf } from './frames/index.ts'
import type { GearUp } from './game.ts'
import { brokenInvariants } from './invariants.ts'
import { judgementOf } from './judgement/judgement.ts'
import { ANY_TABLE_FRAME } from './one-form.ts'
import type { Position } from './position/read-position.ts'
import { whatMatters } from './reads.ts'
import { STREAMS } from './streams.ts'
import { viewBoard } from './view.ts'

const RULES_VERSION = 1

/** Gear Up with the given content; from a position, where one is given. */
export function gearUpRules(content: Content, position?: Position): Ruleset<GearUp> {
  return {
    id: 'gear-up',
    version: RULES_VERSION,
    streams: STREAMS,
    seats: (options) => options.survivors.length,
    begin: (options) =>
      position
        ? {
            board: cloneBoard(position.board),
            frames: position.frames.map((frame) => ({ ...frame })),
            lanes: position.lanes.map((lane) => lane.map((frame) => ({ ...frame }))),
          }
        : {
            board: freshBoard(content, options),
            frames: [{ ...ANY_TABLE_FRAME, kind: 'game', at: 'setup' }],
          },
    frames: framesOf(content),
    choices: choicesOf(content),
    evolve: (board, event) => evolve(content, board, event),
    clone: cloneBoard,
    outcome: (board) => board.outcome,
    view: (board) => viewBoard(content, board) as unknown as Json,
    // Nothing is private to a seat, and what is not turned up yet does not exist (GU-HID-01, GU-HID-03).
    redact: (event) => event,
    concealed: () => [],
    open: true,
    reads: (board, choice) => whatMatters(content, board, choice),
    // GU-SET-09, R41
    leader: (board) => board.setup.leader,
    broken: (board) => brokenInvariants(content, board),
    judgement: judgementOf(content),
  }
}

export const STANDARD_CONTENT = compileContent(CONTENT)
export const GEAR_UP = gearUpRules(STANDARD_CONTENT)
