import type { Ruleset } from '@graveshift/kernel'
import { type MissionPosition, openRules } from '@graveshift/zones/missions'
import { freshBoard } from './begin.ts'
import { cloneBoard, type Terms } from './board.ts'
import { imagine } from './cards/cards-board.ts'
import { choicesOf } from './choices/index.ts'
import { evolve } from './evolve.ts'
import { framesOf } from './frames/index.ts'
import type { Western } from './game.ts'
import { brokenInvariants } from './invariants.ts'
import { westernJudgement } from './judgement/judgement.ts'
import { makeKit } from './kit.ts'
import type { Mission } from './missions/compile.ts'
import { missionFor } from './missions/mission-of.ts'
import { STREAMS } from './streams.ts'
import { viewBoard } from './view.ts'
import type { WesternKit } from './western-kit.ts'

const RULES_VERSION = 1

export interface WesternRules {
  readonly kit: WesternKit
  readonly rules: Ruleset<Western>
}

/** The western game for one mission and one set of options; from a position, where one is given. */
export function westernRules(
  setup: Terms,
  position?: MissionPosition<Western>,
  mission: Mission = missionFor(setup),
): WesternRules {
  const kit = makeKit(mission, setup)
  const rules: Ruleset<Western> = {
    id: 'gears-and-guns',
    version: RULES_VERSION,
    streams: STREAMS,
    // GG-TBL-04
    ...openRules<Western>({
      position,
      fresh: (setup) => freshBoard(kit, setup),
      clone: cloneBoard,
      viewBoard: (board) => viewBoard(kit, board),
    }),
    frames: framesOf(kit),
    choices: choicesOf(kit),
    evolve: (board, event) => evolve(kit, board, event),
    broken: (board) => brokenInvariants(kit, board),
    // What face-down cards say is in the mission, not on the board: nobody who looks ahead may read it (GG-TBL-04).
    ...(mission.cards.length > 0 ? { determinize: imagine } : {}),
    judgement: westernJudgement(kit),
  }
  return { kit, rules }
}
