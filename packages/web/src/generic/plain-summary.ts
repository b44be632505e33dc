import type { Game, GameFigures, Telling } from '@graveshift/kernel'
import { lineOfPlay, type Session } from '@graveshift/table'
import { earnedByPeople } from '../after/earned-by-people.ts'
import type { Summary } from '../after/summary.ts'
import { NO_BOTS, type SeatBots } from '../bots/seat-bots.ts'

/** A finished game of any kind in figures. */
export interface PlainSummary extends Summary {
  readonly label: Telling
  readonly decisions: number
  /** What was chosen for it, by the ids of the game's rates. */
  readonly rates: Readonly<Record<string, readonly string[]>>
  /** As far as the game counts any. */
  readonly figures: GameFigures
}

export const PLAIN_VERSION = 2

const NO_FIGURES: GameFigures = { series: [], tables: [], totals: [] }

/** Told from what every game says of itself; undefined while it goes on. */
export function plainSummary(session: Session<Game>, bots: SeatBots = NO_BOTS): PlainSummary | undefined {
  const { module, options, state, outcome, help } = session
  if (outcome === undefined) return undefined
  const log = session.log()
  return {
    version: PLAIN_VERSION,
    id: log.at(-1)?.link ?? '',
    survivors: Array.from({ length: session.seats }, (_, seat) => String(seat + 1)),
    ending: { outcome },
    at: module.progress(state.board).at,
    earned: earnedByPeople(
      module.achievements?.earned(options, session.played()) ?? [],
      help,
      bots,
      session.seats,
    ),
    marks: {},
    label: module.label(options),
    decisions: lineOfPlay(log).length - 1,
    rates: Object.fromEntries((module.rates ?? []).map(({ id, of }) => [id, of(options)])),
    figures: module.figures?.(options, session.played()) ?? NO_FIGURES,
    ...(help.length > 0 ? { help } : {}),
  }
}
