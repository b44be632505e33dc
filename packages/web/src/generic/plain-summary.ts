import type { Game, GameFigures, Moment, Telling } from '@graveshift/kernel'
import type { Session } from '@graveshift/table'
import { lineOfPlay } from '../after/line-of-play.ts'
import type { Summary } from '../after/summary.ts'

/** A finished game of any kind in figures. */
export interface PlainSummary extends Summary {
  readonly label: Telling
  readonly decisions: number
  /** As far as the game counts any. */
  readonly figures: GameFigures
}

const NO_FIGURES: GameFigures = { series: [], tables: [] }

/** All that happened and counts, each fact with the board right after it, which changes with the next. */
function* momentsIn(
  rules: Session<Game>['rules'],
  options: Session<Game>['options'],
  log: ReturnType<Session<Game>['log']>,
): Generator<Moment<Game>> {
  const { board } = rules.begin(options)
  for (const { events } of lineOfPlay(log))
    for (const event of events) {
      rules.evolve(board, event)
      yield { event, board }
    }
}

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
    figures: module.figures?.(options, momentsIn(session.rules, options, log)) ?? NO_FIGURES,
    ...(help.length > 0 ? { help } : {}),
  }
}
