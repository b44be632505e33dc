import type { Fault, Json } from '@graveshift/kernel'
import { Fields } from '../fault.ts'
import type { GoalDataOf } from './goal.ts'
import { kindById, type MissionLanguage } from './language.ts'
import type { GameWithMissions, MissionKit } from './mission-game.ts'
import {
  type CompanionData,
  type DoorTokenData,
  type ListedBoard,
  type MissionTerms,
  type ObjectiveData,
  type TiledBoard,
  TOKEN_COLOURS,
} from './plan.ts'
import { MOST } from './read-figures.ts'
import type { RuleDataOf } from './rule.ts'

const CODE = 'bad-mission'
const PATH = 'mission'
const MOST_ROWS = 9
const LONGEST_ROW = 100
/** What the largest board of tiles has, about: memory goes with its square. */
const MOST_ZONES = 100
const MOST_WAYS = 300
const MOST_SURVIVORS = 12
/** How many of the things that are wrong are told at once. */
const TOLD = 5

/** What a mission of the book has for people alone; whoever changes one of them sends it along. */
const FOR_PEOPLE = ['id', 'number', 'difficulty', 'minutes']

/** The fields of a mission of one's own. */
export function missionFields(raw: Json): Fields {
  const fields = new Fields(raw, CODE, PATH)
  for (const field of FOR_PEOPLE) fields.raw(field)
  return fields
}

const colourOf = (fields: Fields) =>
  fields.has('colour') ? { colour: fields.one('colour', TOKEN_COLOURS) } : {}

/** A board of tiles, or of listed zones. */
export function readBoard(fields: Fields): TiledBoard | ListedBoard {
  if (fields.has('tiles') === fields.has('zones'))
    fields.wrong('tiles', 'a board is either tiles, or zones and ways')
  return fields.has('tiles') ? { tiles: readTiles(fields) } : readZones(fields)
}

function readTiles(fields: Fields): readonly string[] {
  const rows = fields.names('tiles', MOST_ROWS)
  if (rows.some((row) => row.length > LONGEST_ROW) || !rows.some((row) => /[^- ]/.test(row)))
    fields.wrong('tiles', `must be rows of tile faces such as '9R+1 6R', at most ${LONGEST_ROW} letters each`)
  return rows
}

function readZones(fields: Fields): ListedBoard {
  const zones = fields.objects('zones', MOST_ZONES, (zone) => ({
    name: zone.name('name'),
    kind: zone.one('kind', ['street', 'room']),
    ...(zone.has('dark') ? { dark: zone.flag('dark', false) } : {}),
    ...(zone.has('building') ? { building: zone.name('building') } : {}),
  }))
  if (zones.length === 0) fields.wrong('zones', 'must be a list of zones')
  return { zones, ways: fields.texts('ways', MOST_WAYS) ?? [] }
}

const readDoor = (door: Fields): DoorTokenData => ({
  door: door.name('door'),
  ...(door.has('colour') ? { colour: door.one('colour', ['blue', 'green']) } : {}),
  ...(door.has('open') ? { open: door.flag('open', false) } : {}),
})

const readObjective = (token: Fields): ObjectiveData => ({
  ...(token.has('zone') ? { zone: token.name('zone') } : { face: token.name('face') }),
  ...colourOf(token),
})

function readCompanion(companion: Fields, survivors: readonly string[]): CompanionData {
  const zone = companion.name('zone')
  if (!companion.has('survivor')) return { zone }
  const survivor = companion.name('survivor')
  if (!survivors.includes(survivor)) companion.wrong('survivor', `there is no survivor ${survivor}`)
  return { zone, survivor }
}

/** What a game's own content has that missions name. */
export interface Known<Z extends string> {
  readonly survivors: readonly string[]
  readonly zombies: readonly Z[]
}

/** Where everything lies that missions of all games may have; lists left out stay left out. */
export function readPlaces<Z extends string>(fields: Fields, { survivors, zombies }: Known<Z>) {
  const list = <T, L extends string>(field: L, read: (item: Fields) => T) =>
    fields.has(field) ? fields.objects(field, MOST, read) : undefined
  const doors = list('doors', readDoor)
  const groups = list('zombies', (group) => ({
    zone: group.name('zone'),
    kind: group.one('kind', zombies),
    count: group.count('count', 1, MOST),
  }))
  const companions = list('companions', (companion) => readCompanion(companion, survivors))
  return {
    ...(fields.has('survivors') ? { survivors: fields.count('survivors', 1, MOST_SURVIVORS) } : {}),
    start: fields.names('start', MOST_SURVIVORS),
    ...(fields.has('exit') ? { exit: fields.name('exit') } : {}),
    spawns: fields.objects('spawns', MOST, (spawn) => ({ zone: spawn.name('zone'), ...colourOf(spawn) })),
    ...(doors ? { doors } : {}),
    ...(groups ? { zombies: groups } : {}),
    ...(companions ? { companions } : {}),
    objectives: fields.objects('objectives', MOST, readObjective),
  } satisfies Omit<MissionTerms, 'goals' | 'rules'>
}

export function readGoals<G extends GameWithMissions, K extends MissionKit<G>>(
  { goals }: MissionLanguage<G, K>,
  fields: Fields,
): readonly GoalDataOf<K>[] {
  const ids = goals.map(({ id }) => id)
  return fields.objects('goals', MOST, (goal) => kindById(goals, goal.one('goal', ids)).read(goal))
}

export function readRules<G extends GameWithMissions, K extends MissionKit<G>>(
  { rules }: MissionLanguage<G, K>,
  fields: Fields,
): readonly RuleDataOf<K>[] {
  const ids = rules.map(({ id }) => id)
  return fields.objects('rules', MOST, (rule) => kindById(rules, rule.one('rule', ids)).read(rule))
}

/** What the linter has to say against a mission of one's own. */
export function faultOfMission(faults: readonly Fault[]): Fault | undefined {
  if (faults.length === 0) return undefined
  const told = faults.slice(0, TOLD).map(({ fault, message }) => `${PATH}.${fault}: ${message}`)
  const more = faults.length > TOLD ? `; and ${faults.length - TOLD} more` : ''
  return { fault: CODE, message: `${told.join('; ')}${more}` }
}
