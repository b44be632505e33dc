import type { Game, GameFigures, Telling } from '@graveshift/kernel'
import { lineOfPlay, type Session } from '@graveshift/table'
import type { Summary } from '../after/summary.ts'

/** A finished game of any kind in figures. */
export interface PlainSummary extends Summary {
  readonly label: Telling
  readonly decisions: number
  /** As far as the game counts any. */
  readonly figures: GameFigures
}

const NO_FIGURES: GameFigures = { series: [], tables: [] }

/** Told from what every game says of itself; undefined while it goes on. */
export function plainSummary(session: Session<Game>): PlainSummary | undefined {
  const { module, options, state, outcome, help } = session
  if (outcome === undefined) return undefined
  const log = session.log()
  return {
    version: 1,
    id: log.at(-1)?.link ?? '',
    survivors: Array.from({ length: session.seats }, (_, seat) => String(seat + 1)),
    ending: { outcome },
    at: module.progress(state.board).at,
    earned: [],
    marks: {},
    label: module.label(options),
    decisions: lineOfPlay(log).length - 1,
    figures: module.figures?.(options, session.played()) ?? NO_FIGURES,
    ...(help.length > 0 ? { help } : {}),
  }
}
