import { asJson, type Ruleset } from '@graveshift/kernel'
import { discardAside, keepLast } from '@graveshift/zones'
import { freshBoard } from './begin.ts'
import { type Board, cloneBoard, type Setup, type Terms } from './board.ts'
import { imagine } from './cards/cards-board.ts'
import { choicesOf } from './choices/index.ts'
import { evolve } from './evolve.ts'
import { framesOf } from './frames/index.ts'
import type { Frame, Western } from './game.ts'
import { brokenInvariants } from './invariants.ts'
import { westernJudgement } from './judgement/judgement.ts'
import { makeKit } from './kit.ts'
import type { Mission } from './missions/compile.ts'
import { missionFor } from './missions/mission-of.ts'
import { STREAMS } from './streams.ts'
import { viewBoard } from './view.ts'
import type { WesternKit } from './western-kit.ts'

const RULES_VERSION = 1

/** A game that begins in the middle. */
export interface Position {
  readonly board: Board
  readonly frames: readonly Frame[]
}

export interface WesternRules {
  readonly kit: WesternKit
  readonly rules: Ruleset<Western>
}

/** The western game for one mission and one set of options; from a position, where one is given. */
export function westernRules(
  setup: Terms,
  position?: Position,
  mission: Mission = missionFor(setup),
): WesternRules {
  const kit = makeKit(mission, setup)
  const fresh = keepLast((begun: Setup) => freshBoard(kit, begun))
  const rules: Ruleset<Western> = {
    id: 'gears-and-guns',
    version: RULES_VERSION,
    streams: STREAMS,
    seats: (options) => options.teams.length,
    begin: (begun) =>
      position
        ? { board: cloneBoard(position.board), frames: position.frames.map((frame) => ({ ...frame })) }
        : { board: cloneBoard(fresh(begun)), frames: [{ kind: 'game', at: 'setup', next: 0 }] },
    frames: framesOf(kit),
    choices: choicesOf(kit),
    evolve: (board, event) => evolve(kit, board, event),
    clone: cloneBoard,
    outcome: (board) => board.outcome,
    view: (board) => asJson(viewBoard(kit, board)),
    // Nothing is private to a seat, and what is not drawn yet does not exist (GG-TBL-04).
    redact: asJson,
    concealed: () => [],
    open: true,
    aside: (board, seat) => (board.phase === 'setup' ? undefined : discardAside(board, seat)),
    leader: (board) => board.first,
    broken: (board) => brokenInvariants(kit, board),
    // What face-down cards say is in the mission, not on the board: nobody who looks ahead may read it (GG-TBL-04).
    ...(mission.cards.length > 0 ? { determinize: imagine } : {}),
    judgement: westernJudgement(kit),
  }
  return { kit, rules }
}
