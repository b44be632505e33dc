import { nth, type Telling } from '@graveshift/kernel'
import type { ZonesBoard } from '../board.ts'
import type { Kit } from '../kit.ts'
import { zoneName } from '../map/board.ts'
import { currentTurn, listPeopleIn } from '../people.ts'
import { type Heading, headingsFrom } from '../zombies/heading.ts'

/** More people than these are counted, not named. */
const MOST_NAMED = 3

/** Zombies that go the same way, by kind. */
interface Group {
  readonly from: number
  readonly to: number
  readonly counts: Map<number, number>
}

function groupsOf(moves: readonly number[]): Group[] {
  const groups = new Map<string, Group>()
  for (let at = 0; at < moves.length; at += 4) {
    const [from = 0, to = 0, kind = 0, count = 0] = moves.slice(at, at + 4)
    const key = `${from} ${to}`
    const group = groups.get(key) ?? { from, to, counts: new Map<number, number>() }
    group.counts.set(kind, (group.counts.get(kind) ?? 0) + count)
    groups.set(key, group)
  }
  return [...groups.values()].sort((one, other) => one.from - other.from || one.to - other.to)
}

const joined = (words: readonly Telling[], by: string): Telling =>
  words.reduce((rest, last) => ({ word: by, with: { rest, last } }))

/** Why they go: nothing that a step changes, so that the board after it still shows it. */
function whyOf(kit: Kit, board: ZonesBoard, heading: Heading | undefined, to: number): Telling | undefined {
  if (!heading?.to.includes(to)) return undefined
  const zones = heading.targets.map((zone) => zoneName(kit.map, zone)).join(', ')
  if (heading.why === 'noise') return { word: 'why.noise', with: { zones } }
  const seen = heading.targets
    .flatMap((zone) => listPeopleIn(board, zone))
    .map((person): Telling => ({ word: `survivor.${nth(board.people, person).id}.name` }))
  if (heading.why !== 'sight' || seen.length === 0) return undefined
  return seen.length > MOST_NAMED
    ? { word: 'why.crowd', with: { count: seen.length, zones } }
    : { word: 'why.sight', with: { people: joined(seen, 'list.pair') } }
}

/** Who moves where, and why; those whom somebody taunts go for nothing else, which the log has said (Z2-SKL-61). */
export function tellMoves(kit: Kit, board: ZonesBoard, moves: readonly number[]): Telling {
  const groups = groupsOf(moves)
  const taunted = currentTurn(board)?.once.includes('taunt') === true
  const headings = taunted
    ? []
    : headingsFrom(
        kit,
        board,
        groups.map(({ from }) => from),
      )
  const told = groups.map(({ from, to, counts }, index): Telling => {
    const zombies = [...counts]
      .sort(([one], [other]) => one - other)
      .map(
        ([kind, count]): Telling => ({
          word: `zombie-count.${nth(kit.kinds, kind).id}`,
          with: { count },
        }),
      )
    const why = whyOf(kit, board, headings[index], to)
    const way = {
      zombies: joined(zombies, 'list.pair'),
      from: zoneName(kit.map, from),
      to: zoneName(kit.map, to),
    }
    return why ? { word: 'move.why', with: { ...way, why } } : { word: 'move.plain', with: way }
  })
  return { word: 'log.zombiesMoved', with: { moves: joined(told, 'list.row') } }
}
