import { CARD_REFUSALS } from '../cards/card-refusals.ts'
import { PEOPLE_REFUSALS } from '../people/refusals.ts'
import { COMPANION_REFUSALS, MISSION_REFUSALS, REFUSALS } from '../refusal-rules.ts'
import { SHEETS_REFUSALS } from '../sheets/refusals.ts'
import { STEAM_REFUSALS } from '../steam/refusals.ts'

/** The reasons of tables of refusals, at whatever depth. */
function reasonsIn(table: object): readonly string[] {
  if ('refused' in table) return [String(table.refused)]
  return Object.values(table).flatMap((inner) => reasonsIn(inner as object))
}

/** Every reason for which this game refuses an answer. */
export const REASONS: readonly string[] = [
  ...new Set(
    [
      REFUSALS,
      MISSION_REFUSALS,
      COMPANION_REFUSALS,
      CARD_REFUSALS,
      PEOPLE_REFUSALS,
      SHEETS_REFUSALS,
      STEAM_REFUSALS,
    ].flatMap(reasonsIn),
  ),
]
