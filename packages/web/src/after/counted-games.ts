import { GEAR_UP_MODULE } from '@graveshift/gear-up'
import { isFault } from '@graveshift/kernel'
import { loadSession } from '@graveshift/table'
import { readSeatBots } from '../bots/seat-bots.ts'
import type { Counted } from '../games/gear-up/after/statistics.ts'
import { summarise } from '../games/gear-up/after/summarise.ts'
import type { KeptSummary } from '../store/database.ts'
import { newSecret } from '../store/new-names.ts'
import { shelf } from '../store/shelf.ts'

const CURRENT = 1

/** The same game may lie here twice, after going out and in as a file: it counts once, from when it came first. */
function once(kept: readonly KeptSummary[]): readonly Counted[] {
  const games = new Map<string, Counted>()
  for (const { summary, finished } of kept) {
    const known = games.get(summary.id)
    if (!known || finished < known.finished) games.set(summary.id, { summary, finished })
  }
  return [...games.values()]
}

/** Finished games that lack a summary, or have one of an older form, are counted again from their records. */
async function countAgain(kept: readonly KeptSummary[]): Promise<readonly KeptSummary[]> {
  const good = new Map(
    kept.filter(({ summary }) => summary.version === CURRENT).map((each) => [each.id, each]),
  )
  for (const { id, outcome, origin, updated, bots } of await shelf().list()) {
    if (outcome === undefined || origin !== undefined || good.has(id)) continue
    const record = await shelf().record(id)
    const session = record && loadSession(GEAR_UP_MODULE, record, newSecret)
    const summary = session && !isFault(session) ? summarise(session, readSeatBots(bots)) : undefined
    if (!summary) continue
    const fresh = { id, finished: updated, summary }
    good.set(id, fresh)
    await shelf().keepSummary(fresh)
  }
  return [...good.values()]
}

/** All finished games that count. */
export async function countedGames(): Promise<readonly Counted[]> {
  return once(await countAgain(await shelf().summaries()))
}
