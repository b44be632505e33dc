import type { Event, FigureTable, GameFigures, Series } from '@graveshift/kernel'
import type { ZonesBoard } from './board.ts'
import { isEvent } from './events.ts'
import { zombiesIn } from './horde.ts'
import type { Kit } from './kit.ts'
import { personTerm, word } from './tell/terms.ts'

/** Something that happened in any game on zones, with the board right after it. */
interface ZonesMoment {
  readonly event: Event
  readonly board: ZonesBoard
}

/** What is counted of each survivor. */
const COUNTED = ['kills', 'wounds', 'searches', 'points'] as const
type Counts = Record<(typeof COUNTED)[number], number>

const zombiesOn = (kit: Kit, board: ZonesBoard): number =>
  kit.map.zones.reduce((sum, _, zone) => sum + zombiesIn(kit, board, zone), 0)

/** The last value of every round, from the first on. */
function byRound(id: string, values: ReadonlyMap<number, number>): Series {
  const points = [...values].map(([at, value]) => ({ at, value }))
  return { id, name: word(`figures.${id}`), points }
}

/** What everybody did, a row for each. */
const rowsOf = (board: ZonesBoard, of: (person: number) => Counts): FigureTable['rows'] =>
  board.people.map((_, person) => ({
    cells: [personTerm(board, person), ...COUNTED.map((each) => of(person)[each])],
  }))

/** A finished game: zombies and health round by round, and what everybody did. */
export function figuresOf(kit: Kit, moments: Iterable<ZonesMoment>): GameFigures {
  const zombies = new Map<number, number>()
  const health = new Map<number, number>()
  const counts = new Map<number, Counts>()
  const of = (person: number): Counts => {
    const known = counts.get(person) ?? { kills: 0, wounds: 0, searches: 0, points: 0 }
    counts.set(person, known)
    return known
  }
  let last: ZonesBoard | undefined
  for (const { event, board } of moments) {
    last = board
    if (isEvent(event, 'killed')) of(event.person).kills += event.count
    if (isEvent(event, 'wounded')) of(event.person).wounds += event.wounds
    if (isEvent(event, 'gained')) of(event.person).points += event.points
    if (isEvent(event, 'acted') && event.action === 'search') of(event.person).searches += 1
    if (board.round === 0) continue
    zombies.set(board.round, zombiesOn(kit, board))
    health.set(
      board.round,
      board.people.reduce((sum, person) => sum + Math.max(0, person.health), 0),
    )
  }
  const people = last?.people ?? []
  const rows = last ? rowsOf(last, of) : []
  return {
    series: [byRound('zombies', zombies), byRound('health', health)],
    tables: [
      {
        id: 'people',
        title: word('overview.people'),
        columns: [word('overview.who'), ...COUNTED.map((each) => word(`figures.${each}`))],
        rows,
      },
    ],
    totals: COUNTED.map((id) => ({
      id,
      name: word(`figures.${id}`),
      value: people.reduce((sum, _, person) => sum + of(person)[id], 0),
    })),
  }
}
