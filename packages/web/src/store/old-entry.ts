import { faceOf, firstGame } from '../games/registry.ts'
import type { KeptSummary } from './database.ts'
import type { GameEntry, GameProgress } from './game-entry.ts'

// Before there were several games every entry had the shape of the first one's, and no summary said of which it was.

/** An entry as it was kept by any version of this program. */
export type KeptEntry = GameEntry | Readonly<Record<string, unknown>>

const hasLabel = (kept: KeptEntry): kept is GameEntry => Object.hasOwn(kept, 'label')

/** Progress as the version kept it in which every game had rounds and turns. */
type InTurns = Pick<GameProgress, 'at' | 'of'> & { readonly round: number; readonly turn: number }

/** The time in words, where it was kept as round and turn. */
function withTime(entry: GameEntry): GameEntry {
  if (Object.hasOwn(entry.progress, 'time')) return entry
  const { round, turn, ...far } = entry.progress as unknown as InTurns
  return { ...entry, progress: { ...far, time: { word: 'time', with: { round: Math.max(1, round), turn } } } }
}

/** What an entry of any version says today. */
export function entryOfToday(kept: KeptEntry): GameEntry {
  if (hasLabel(kept)) return withTime(kept)
  const { id, created, updated, outcome, link, title, bots, origin } = kept as Readonly<
    Record<string, unknown>
  > &
    GameEntry
  return {
    id,
    game: firstGame(),
    created,
    updated,
    ...oldEntryOf(kept),
    outcome,
    ...(link === undefined ? {} : { link }),
    ...(title === undefined ? {} : { title }),
    ...(bots === undefined ? {} : { bots }),
    ...(origin === undefined ? {} : { origin }),
  }
}

function oldEntryOf(kept: Readonly<Record<string, unknown>>) {
  const { oldEntry } = faceOf(firstGame())
  if (!oldEntry) throw new Error('the first game cannot read its own old entries')
  return oldEntry(kept)
}

export function summaryOfToday(kept: Omit<KeptSummary, 'game'> & { readonly game?: string }): KeptSummary {
  return { ...kept, game: kept.game ?? firstGame() }
}
