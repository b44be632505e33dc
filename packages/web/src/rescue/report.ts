import type { GameRecord } from '@graveshift/table'
import { seedOf } from '../after/deal-of.ts'
import { routeFrom } from '../app/routes.ts'
import { settings } from '../app/settings.ts'
import { saveText } from '../store/save-text.ts'
import type { Failure } from './catch.tsx'
import type { GameAtHand } from './game-at-hand.ts'
import { versionShown } from './version.ts'

const told = (error: unknown) =>
  error instanceof Error
    ? { name: error.name, message: error.message, stack: error.stack }
    : { name: 'unknown', message: String(error) }

/** The game, or why even that cannot be had. */
function recordOf(game: GameAtHand | undefined): { record?: GameRecord | undefined; recordError?: string } {
  try {
    return { record: game?.() }
  } catch (error) {
    return { recordError: String(error) }
  }
}

/**
 * Everything that is needed to see a failure again, as one text: no names, no keys, no address. A game that goes on is
 * told without its seed.
 */
export function reportText(
  part: string,
  { error, components }: Failure,
  game: GameAtHand | undefined,
): string {
  const { record, recordError } = recordOf(game)
  return JSON.stringify(
    {
      report: 'graveshift',
      version: versionShown(),
      at: new Date().toISOString(),
      // A link to a table may hold a key; its screen says enough.
      screen: routeFrom(window.location.hash).screen,
      part,
      error: told(error),
      components,
      browser: navigator.userAgent,
      window: `${window.innerWidth}x${window.innerHeight}`,
      settings: settings(),
      seed: record && seedOf(record),
      recordError,
      record,
    },
    null,
    1,
  )
}

/** Saves a report as a file and copies it, as far as the browser lets us. Nothing is sent. */
export async function giveReport(text: string): Promise<'copied' | 'saved'> {
  saveText(text, 'graveshift-report.json', 'application/json')
  try {
    await navigator.clipboard.writeText(text)
    return 'copied'
  } catch {
    return 'saved'
  }
}
