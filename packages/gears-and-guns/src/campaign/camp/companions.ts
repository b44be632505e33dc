import type { CampBoard } from './game.ts'
import { campPool, companionsRule, isEngineer, sheetAt } from './reads.ts'

/** Whether this survivor must be an engineer's leader: engineers of that mission bring somebody, if need be of the pool. */
function mustAsEngineer(board: CampBoard, sheet: number): boolean {
  const { survivor } = sheetAt(board, sheet)
  return companionsRule(board)?.engineers === 'must' && survivor !== null && isEngineer(survivor)
}

/** Who can still come along with a survivor; nobody where the mission has no such companions. */
export function companionsFor(board: CampBoard, sheet: number): readonly string[] {
  const rule = companionsRule(board)
  const { survivor, posse, companions } = sheetAt(board, sheet)
  if (!rule || survivor === null) return []
  if (rule.most !== undefined && companions.length >= rule.most) return []
  if (posse.length === 0) return mustAsEngineer(board, sheet) ? campPool(board) : []
  return posse.filter((id) => !companions.includes(id))
}

/** Whether a survivor may start as it stands (GG-CMP-12). */
export const mayStop = (board: CampBoard, sheet: number): boolean =>
  sheetAt(board, sheet).companions.length > 0 ||
  (companionsRule(board)?.each !== 'must' && !mustAsEngineer(board, sheet))

interface Fetched {
  readonly sheet: number
  readonly survivor: string
}

/**
 * Who may be brought so that an engineer is there: those of the posses, else those of the pool, else anybody of the pool,
 * who then counts as one (GG-M07-04). Nobody where it is no need.
 */
export function engineersFor(board: CampBoard): readonly Fetched[] {
  if (companionsRule(board)?.engineers !== 'must') return []
  const led = board.sheets.flatMap(({ survivor }, sheet) => (survivor === null ? [] : [sheet]))
  const played = led.flatMap((sheet) => [
    sheetAt(board, sheet).survivor ?? [],
    ...sheetAt(board, sheet).companions,
  ])
  if (played.flat().some((id) => id === board.engineer || isEngineer(id))) return []
  const own = led.flatMap((sheet) =>
    sheetAt(board, sheet)
      .posse.filter(isEngineer)
      .map((survivor): Fetched => ({ sheet, survivor })),
  )
  if (own.length > 0) return own
  const pool = campPool(board)
  const engineers = pool.filter(isEngineer)
  const some = engineers.length > 0 ? engineers : pool
  return led.flatMap((sheet) => some.map((survivor): Fetched => ({ sheet, survivor })))
}
