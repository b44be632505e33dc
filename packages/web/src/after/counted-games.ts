import { isFault } from '@graveshift/kernel'
import { loadSession } from '@graveshift/table'
import { readSeatBots } from '../bots/seat-bots.ts'
import type { LoadedGame } from '../games/game-face.ts'
import { loadGame } from '../games/registry.ts'
import type { KeptSummary } from '../store/database.ts'
import { newSecret } from '../store/new-names.ts'
import { shelf } from '../store/shelf.ts'
import type { Counted } from './summary.ts'

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
async function countAgain(
  { module, summarise, summaryVersion }: LoadedGame,
  kept: readonly KeptSummary[],
): Promise<readonly KeptSummary[]> {
  const good = new Map(
    kept.filter(({ summary }) => summary.version === summaryVersion).map((each) => [each.id, each]),
  )
  for (const { id, game, outcome, origin, updated, bots } of await shelf().list()) {
    if (game !== module.id || outcome === undefined || origin !== undefined || good.has(id)) continue
    const record = await shelf().record(id)
    const session = record && loadSession(module, record, newSecret)
    const summary = session && !isFault(session) ? summarise(session, readSeatBots(bots)) : undefined
    if (!summary) continue
    const fresh = { id, game, finished: updated, summary }
    good.set(id, fresh)
    await shelf().keepSummary(fresh)
  }
  return [...good.values()]
}

/** All finished games of a kind that count. */
export async function countedGames(game: string): Promise<readonly Counted[]> {
  const [loaded, all] = await Promise.all([loadGame(game), shelf().summaries()])
  if (!loaded) return []
  return once(
    await countAgain(
      loaded,
      all.filter((each) => each.game === game),
    ),
  )
}
