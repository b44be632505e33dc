import {
  type FigureRow,
  type FigureTable,
  nth,
  type Overview,
  type Telling,
  type Term,
} from '@graveshift/kernel'
import { NONE } from '../board.ts'
import { leftIn } from '../budget.ts'
import { LEVELS } from '../content/types.ts'
import { neighboursOf } from '../map/routes.ts'
import { dangerLevel, powersOf } from '../people.ts'
import { pileOf } from '../piles.ts'
import { EQUIPMENT, SPAWN } from '../streams.ts'
import { listTerm, personTerm, word, zoneTerm } from '../tell/terms.ts'
import { cardFace, hordeIn } from '../tell/things.ts'
import type { MissionBoard, MissionKit } from './mission-game.ts'
import { tokenTerm } from './tell.ts'

/** Tables of what lies on the table in a game with a mission. */

const columns = (...names: readonly string[]): readonly Telling[] =>
  names.map((name) => word(`overview.${name}`))

/** What the mission is about, and how much of it is done. */
function goalsTable(kit: MissionKit, board: MissionBoard, title: Telling): FigureTable {
  const rows = kit.goals.map(({ kind, data }): FigureRow => {
    const { done, of } = kind.count(kit, board, data)
    const marked = kind.met(kit, board, data)
    // Before companions are placed there is nothing to count, and nothing is met.
    const state: Telling =
      of > 0
        ? { word: 'overview.goal.count', with: { done: Math.min(done, of), of } }
        : word(marked ? 'overview.goal.met' : 'overview.goal.open')
    return { cells: [kind.tell(data), state], marked }
  })
  return { id: 'goals', title, columns: columns('goal', 'goal.done'), rows }
}

const rulesTable = (rules: readonly Telling[]): FigureTable => ({
  id: 'mission-rules',
  title: word('overview.mission-rules'),
  columns: [],
  rows: rules.map((rule) => ({ cells: [rule] })),
})

function roundTable(board: MissionBoard, more: readonly FigureRow[]): FigureTable {
  const left = (pile: number) => pileOf(board, pile).cards.length
  const decks = { equipment: left(EQUIPMENT), zombies: left(SPAWN) }
  return {
    id: 'round',
    title: word('overview.round'),
    columns: [],
    rows: [
      { cells: [word('overview.phase'), word(`phase.${board.phase}`)] },
      { cells: [word('overview.danger'), word(`level.${nth(LEVELS, dangerLevel(board))}`)] },
      { cells: [word('overview.decks'), { word: 'overview.decks.left', with: decks }] },
      ...more,
    ],
  }
}

/** What is left of the running turn, or whether one is to come. */
function turnOf(kit: MissionKit, board: MissionBoard, index: number): Term {
  const turn = board.turns.at(-1)
  const { seat, waiting } = nth(board.people, index)
  if (board.phase !== 'players' || seat === NONE) return ''
  if (turn?.person !== index) return word(`overview.state.${waiting ? 'waiting' : 'done'}`)
  const powers = powersOf(kit, board, index)
  return listTerm(
    kit.budgets.list.flatMap(({ name, at }): Telling[] => {
      const count = leftIn(turn, powers, at)
      return count > 0 ? [{ word: `budget.${name}`, with: { count } }] : []
    }),
  )
}

function peopleTable(kit: MissionKit, board: MissionBoard): FigureTable {
  const cards = (faces: readonly string[]): Term => listTerm(faces.map((face) => cardFace(kit, face)))
  const rows = board.people.map((person, index): FigureRow => {
    const { seat, zone, health, points, level, hand, pack, skills } = person
    const isPlayed = seat !== NONE
    const adrenaline: Telling = {
      word: 'overview.level.points',
      with: { points, level: word(`level.${nth(LEVELS, level)}`) },
    }
    return {
      ...(isPlayed ? { seat } : {}),
      marked: board.turns.at(-1)?.person === index,
      cells: [
        personTerm(board, index),
        zone === NONE ? word('overview.gone') : zoneTerm(kit, zone),
        health,
        turnOf(kit, board, index),
        isPlayed ? adrenaline : word('word.companion'),
        cards(hand),
        cards(pack),
        listTerm(skills.map((skill) => word(`skill.${skill}.name`))),
      ],
    }
  })
  return {
    id: 'people',
    title: word('overview.people'),
    columns: columns('who', 'zone', 'health', 'state', 'level', 'hand', 'pack', 'skills'),
    rows,
  }
}

/** What stays where it is in a zone: tokens, spawn zones, the exit. */
export function thingsIn({ mission }: MissionKit, board: MissionBoard, zone: number): readonly Telling[] {
  const spawns = mission.spawns.flatMap((spawn, index): Telling[] => {
    if (spawn.zone !== zone) return []
    const colour = word(`colour.${spawn.colour}`)
    if ((board.asleep & (1 << index)) !== 0) return [{ word: 'overview.spawn.asleep', with: { colour } }]
    return spawn.colour === 'red'
      ? [word('word.spawn')]
      : [{ word: 'overview.spawn.colored', with: { colour } }]
  })
  return [
    ...board.tokens.filter((token) => token.zone === zone && token.by === NONE).map(tokenTerm),
    ...spawns,
    ...(mission.exit === zone ? [word('word.exit')] : []),
  ]
}

/** Every zone with something in it, and where it leads; how loud it is, where noise piles up. */
function zonesTable(
  kit: MissionKit,
  board: MissionBoard,
  { noise, things: thingsAt }: Pick<OverviewParts, 'noise' | 'things'>,
): FigureTable {
  const ways = kit.ways(board)
  const rows = kit.map.zones.flatMap((_, zone): FigureRow[] => {
    const people = board.people.flatMap((person, index) =>
      person.zone === zone ? [personTerm(board, index)] : [],
    )
    const horde = hordeIn(kit, board, zone)
    const things = thingsAt(zone)
    const sounds = noise?.[zone] ?? 0
    if (people.length + horde.length + things.length + sounds === 0) return []
    const leads = listTerm(neighboursOf(ways, zone).map((next) => zoneTerm(kit, next)))
    const who = [zoneTerm(kit, zone), listTerm(people), listTerm(horde)]
    const cells = [...who, ...(noise ? [sounds] : []), listTerm(things), leads]
    return [{ cells, marked: horde.length > 0 }]
  })
  return {
    id: 'zones',
    title: word('overview.zones'),
    columns: columns('zone', 'people-there', 'zombies', ...(noise ? ['noise'] : []), 'things', 'ways'),
    rows,
  }
}

/** What a game says of its table besides what every mission has. */
interface OverviewParts {
  readonly mission: string
  readonly rules: readonly Telling[]
  /** The board in characters. */
  readonly lines: readonly string[]
  /** How loud each zone is, where noise piles up. */
  readonly noise?: readonly number[]
  /** Rows about the round besides. */
  readonly round?: readonly FigureRow[]
  /** Everything in a zone besides people and zombies. */
  things(zone: number): readonly Telling[]
}

/** All that lies on the table, where nothing is hidden from anybody. */
export function missionOverview(kit: MissionKit, board: MissionBoard, parts: OverviewParts): Overview {
  const tables = [
    goalsTable(kit, board, word(`mission.${parts.mission}.name`)),
    rulesTable(parts.rules),
    roundTable(board, parts.round ?? []),
    peopleTable(kit, board),
    zonesTable(kit, board, parts),
  ]
  return {
    drawing: { lines: parts.lines, legend: word('overview.legend') },
    tables: tables.filter(({ rows }) => rows.length > 0),
  }
}
