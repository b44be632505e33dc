import { asJson, type Ruleset } from '@graveshift/kernel'
import { discardAside, judgementOf, keepLast } from '@graveshift/zones'
import { freshBoard } from './begin.ts'
import { type Board, cloneBoard, type Setup, type Terms } from './board.ts'
import { choicesOf } from './choices/index.ts'
import { evolve } from './evolve.ts'
import { framesOf } from './frames/index.ts'
import type { Frame, SecondEdition } from './game.ts'
import { brokenInvariants } from './invariants.ts'
import { CALIBRATION } from './judgement/calibration.ts'
import { makeKit } from './kit.ts'
import type { Mission } from './missions/compile.ts'
import { missionOf } from './missions/mission-of.ts'
import type { SecondKit } from './second-kit.ts'
import { STREAMS } from './streams.ts'
import { viewBoard } from './view.ts'

/** 2: an attack is one moment (Z2-RUL-13), a lone survivor discards any one of six cards (Z2-RUL-27). */
const RULES_VERSION = 2
/** Seeds give what they gave under the first rules. */
const LUCK = 1

/** A game that begins in the middle. */
export interface Position {
  readonly board: Board
  readonly frames: readonly Frame[]
}

export interface SecondRules {
  readonly kit: SecondKit
  readonly rules: Ruleset<SecondEdition>
}

/** The second edition for one mission and one set of options; from a position, where one is given. */
export function secondEditionRules(
  setup: Terms,
  position?: Position,
  mission: Mission = missionOf(setup.mission),
): SecondRules {
  const kit = makeKit(mission, setup)
  const fresh = keepLast((begun: Setup) => freshBoard(kit, begun))
  const rules: Ruleset<SecondEdition> = {
    id: 'second-edition',
    version: RULES_VERSION,
    luck: LUCK,
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
    // Nothing is private to a seat, and what is not drawn yet does not exist (Z2-TBL-04).
    redact: asJson,
    concealed: () => [],
    open: true,
    aside: (board, seat) => (board.phase === 'setup' ? undefined : discardAside(board, seat)),
    // Z2-RUL-11
    leader: (board) => board.first,
    broken: (board) => brokenInvariants(kit, board),
    judgement: judgementOf(kit, CALIBRATION),
  }
  return { kit, rules }
}
