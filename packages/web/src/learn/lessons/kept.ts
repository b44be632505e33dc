import { isRecord, type Json } from '@graveshift/kernel'
import { firstGame } from '../../games/registry.ts'

/** What this browser remembers of a lesson. */
export interface Kept {
  readonly done: boolean
  /** Steps that were read. */
  readonly read: readonly string[]
  /** The game as it was left, as text; what it is worth is seen when it is opened. */
  readonly record: string | undefined
}

export const NOTHING_KEPT: Kept = { done: false, read: [], record: undefined }

/** Reads what was kept; whatever is not in order counts as nothing. */
export function keptFrom(text: string | null): Kept {
  let raw: Json
  try {
    raw = JSON.parse(text ?? 'null')
  } catch {
    return NOTHING_KEPT
  }
  if (!isRecord(raw)) return NOTHING_KEPT
  const { done, read, record } = raw
  return {
    done: done === true,
    read: Array.isArray(read) ? read.filter((id) => typeof id === 'string') : [],
    record: typeof record === 'string' ? record : undefined,
  }
}

/** The first game's are kept under their names alone, as they were before there were others. */
const keyOf = (game: string, lesson: string): string =>
  `graveshift.lesson.${game === firstGame() ? '' : `${game}.`}${lesson}`

export function readKept(game: string, lesson: string): Kept {
  try {
    return keptFrom(localStorage.getItem(keyOf(game, lesson)))
  } catch {
    // Storage is switched off: lessons last as long as the visit.
    return NOTHING_KEPT
  }
}

export function keep(game: string, lesson: string, change: Partial<Kept>): void {
  try {
    localStorage.setItem(keyOf(game, lesson), JSON.stringify({ ...readKept(game, lesson), ...change }))
  } catch {
    // As above.
  }
}
