import type { Json, Telling } from '@graveshift/kernel'
import {
  type AttackTable,
  oddsOfAnswer,
  oddsOfPlan,
  RANGED,
  tellAttackOdds,
  ZONES_ATTACKS,
} from '@graveshift/zones'
import type { Board } from './board.ts'
import { type GatlingPick, planGatling } from './machines/gatling-action.ts'
import { type FanningPick, planFanning } from './people/fanning-action.ts'
import { bottleOdds, depletionOf } from './steam/odds.ts'
import type { WesternKit } from './western-kit.ts'

const AFAR = { mode: RANGED }

/** Actions that attack, with their odds (GG-TBL-04). A feature adds its own. */
export const ATTACKS: AttackTable<WesternKit, Board> = {
  ...ZONES_ATTACKS,
  'shoot-bottle': bottleOdds,
  fanning(kit, board, person, pick) {
    const fanned = pick as FanningPick
    return oddsOfPlan(kit, board, person, AFAR, fanned.zone, planFanning(kit, board, person, fanned))
  },
  gatling(kit, board, person, pick) {
    const { zone } = pick as GatlingPick
    return oddsOfPlan(kit, board, person, AFAR, zone, planGatling(kit, board, person, zone))
  },
}

/** What an attack may come to; undefined where an answer is none. */
export function tellOdds(kit: WesternKit, board: Board, person: number, raw: Json): Telling | undefined {
  const odds = oddsOfAnswer(ATTACKS, kit, board, person, raw)
  if (!odds) return undefined
  const depletes = depletionOf(kit, board, person, raw)
  if (!depletes) return tellAttackOdds(odds)
  const chance = Math.floor((200 * depletes.ways + depletes.of) / (2 * depletes.of))
  return {
    word: 'odds.and',
    with: { odds: tellAttackOdds(odds), friends: { word: 'odds.depletes', with: { chance } } },
  }
}
