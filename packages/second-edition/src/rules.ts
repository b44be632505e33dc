import type { Ruleset } from '@graveshift/kernel'
import { judgementOf } from '@graveshift/zones'
import { type MissionPosition, openRules } from '@graveshift/zones/missions'
import { freshBoard } from './begin.ts'
import { cloneBoard, type Terms } from './board.ts'
import { choicesOf } from './choices/index.ts'
import { evolve } from './evolve.ts'
import { framesOf } from './frames/index.ts'
import type { SecondEdition } from './game.ts'
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

export interface SecondRules {
  readonly kit: SecondKit
  readonly rules: Ruleset<SecondEdition>
}

/** The second edition for one mission and one set of options; from a position, where one is given. */
export function secondEditionRules(
  setup: Terms,
  position?: MissionPosition<SecondEdition>,
  mission: Mission = missionOf(setup.mission),
): SecondRules {
  const kit = makeKit(mission, setup)
  const rules: Ruleset<SecondEdition> = {
    id: 'second-edition',
    version: RULES_VERSION,
    luck: LUCK,
    streams: STREAMS,
    // Z2-TBL-04, Z2-RUL-11
    ...openRules<SecondEdition>({
      position,
      fresh: (setup) => freshBoard(kit, setup),
      clone: cloneBoard,
      viewBoard: (board) => viewBoard(kit, board),
    }),
    frames: framesOf(kit),
    choices: choicesOf(kit),
    evolve: (board, event) => evolve(kit, board, event),
    broken: (board) => brokenInvariants(kit, board),
    judgement: judgementOf(kit, CALIBRATION),
  }
  return { kit, rules }
}
