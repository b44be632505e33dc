import type { Breakdown, FigureTable, GameFigures, Moment, Series, Telling, Total } from '@graveshift/kernel'
import type { Board } from '../board.ts'
import type { Content } from '../content/compile.ts'
import type { GearUp, Options } from '../game.ts'
import { type SeatFigures, seatBook } from './seat-figures.ts'
import { type SourceFigures, sourceBook } from './source-figures.ts'
import { type TurnFigures, turnBook } from './turn-figures.ts'

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0)

const word = (id: string): Telling => ({ word: `figures.${id}` })

/** What is counted of each survivor. */
const COUNTED = ['health', 'kills', 'crossed', 'upgrades', 'armorUsed', 'ammoUsed'] as const

/** What goes from turn to turn. */
const SERIES: Readonly<Record<string, (turn: TurnFigures) => number>> = {
  team: ({ health }) => sum(health),
  boss: ({ bossLeft }) => bossLeft,
}

const seriesOf = (turns: readonly TurnFigures[]): readonly Series[] =>
  Object.entries(SERIES).map(([id, of]) => ({
    id,
    name: word(id),
    points: turns.map((turn) => ({ at: turn.at, value: of(turn) })),
  }))

const people = (seats: readonly SeatFigures[]): FigureTable => ({
  id: 'people',
  title: word('people'),
  columns: [word('who'), ...COUNTED.map(word)],
  rows: seats.map((seat, index) => ({
    seat: index,
    cells: [{ word: `survivor.${seat.survivor}.name` }, ...COUNTED.map((each) => seat[each])],
  })),
})

/** Figures of a finished game that can be added up over many. */
export const totalsOf = (
  seats: readonly SeatFigures[],
  sources: readonly SourceFigures[],
): readonly Total[] =>
  (
    [
      ['kills', sum(seats.map(({ kills }) => kills))],
      ['crossed', sum(seats.map(({ crossed }) => crossed))],
      ['lost', sum(sources.map(({ health }) => health))],
    ] as const
  ).map(([id, value]) => ({ id, name: word(id), value }))

/** What cost the team its health. */
export const breakdownOf = (sources: readonly SourceFigures[]): Breakdown => ({
  id: 'sources',
  title: word('sources'),
  parts: sources.map(({ from, health }) => ({ id: from, name: { word: `source.${from}` }, value: health })),
})

/** A finished game: health and the boss turn by turn, what everybody did, and what it cost. */
export function figures(
  content: Content,
  options: Options,
  begun: Board,
  moments: Iterable<Moment<GearUp>>,
): GameFigures {
  const turns = turnBook()
  const seats = seatBook(options)
  const sources = sourceBook()
  let ended = begun
  for (const { event, board } of moments) {
    for (const { see } of [turns, seats, sources]) see(event, board, content)
    ended = board
  }
  const counted = seats.seats(content, begun, ended)
  return {
    series: seriesOf(turns.turns()),
    tables: [people(counted)],
    totals: totalsOf(counted, sources.sources()),
    breakdowns: [breakdownOf(sources.sources())],
  }
}
