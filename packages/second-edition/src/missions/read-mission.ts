import { type Fault, type Json, nth } from '@graveshift/kernel'
import { SURVIVORS_BY_ID } from '../content/compile.ts'
import { Fields } from '../fault.ts'
import { GOAL_IDS, GOALS } from './goals.ts'
import { lintMission } from './lint.ts'
import { MOST } from './read-figures.ts'
import { RULE_IDS, RULES } from './rules.ts'
import {
  CAR_KINDS,
  type CompanionData,
  type DoorTokenData,
  type GoalData,
  type ListedBoard,
  type MissionPlan,
  type ObjectiveData,
  type RuleData,
  TOKEN_COLOURS,
  ZOMBIE_KINDS,
} from './types.ts'

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

const colourOf = (fields: Fields) =>
  fields.has('colour') ? { colour: fields.one('colour', TOKEN_COLOURS) } : {}

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

function readCompanion(companion: Fields): CompanionData {
  const zone = companion.name('zone')
  if (!companion.has('survivor')) return { zone }
  const survivor = companion.name('survivor')
  if (!Object.hasOwn(SURVIVORS_BY_ID, survivor))
    companion.wrong('survivor', `there is no survivor ${survivor}`)
  return { zone, survivor }
}

type Lists = Pick<MissionPlan, 'doors' | 'cars' | 'zombies' | 'companions'>

/** Lists that most missions do not have; those left out stay left out. */
const LISTS: { readonly [L in keyof Lists]-?: (fields: Fields) => Lists[L] } = {
  doors: (fields) => fields.objects('doors', MOST, readDoor),
  cars: (fields) =>
    fields.objects('cars', MOST, (car) => ({ car: car.one('car', CAR_KINDS), zone: car.name('zone') })),
  zombies: (fields) =>
    fields.objects('zombies', MOST, (group) => ({
      zone: group.name('zone'),
      kind: group.one('kind', ZOMBIE_KINDS),
      count: group.count('count', 1, MOST),
    })),
  companions: (fields) => fields.objects('companions', MOST, readCompanion),
}

const readLists = (fields: Fields): Lists =>
  Object.fromEntries(
    Object.entries(LISTS).flatMap(([list, read]) => (fields.has(list) ? [[list, read(fields)]] : [])),
  )

function readGoal(fields: Fields): GoalData {
  const id = fields.one('goal', GOAL_IDS)
  return nth(GOALS, GOAL_IDS.indexOf(id)).read(fields)
}

function readRule(fields: Fields): RuleData {
  const id = fields.one('rule', RULE_IDS)
  return nth(RULES, RULE_IDS.indexOf(id)).read(fields)
}

/** A mission of one's own from outside, in the words that missions are written in; its fields, not yet its sense. */
export function readMission(raw: Json): MissionPlan {
  const fields = new Fields(raw, CODE, PATH)
  for (const field of FOR_PEOPLE) fields.raw(field)
  if (fields.has('tiles') === fields.has('zones'))
    fields.wrong('tiles', 'a board is either tiles, or zones and ways')
  const plan: MissionPlan = {
    ...(fields.has('tiles') ? { tiles: readTiles(fields) } : readZones(fields)),
    ...(fields.has('survivors') ? { survivors: fields.count('survivors', 1, MOST_SURVIVORS) } : {}),
    start: fields.names('start', MOST_SURVIVORS),
    ...(fields.has('exit') ? { exit: fields.name('exit') } : {}),
    spawns: fields.objects('spawns', MOST, (spawn) => ({ zone: spawn.name('zone'), ...colourOf(spawn) })),
    ...readLists(fields),
    objectives: fields.objects('objectives', MOST, readObjective),
    crates: fields.texts('crates', MOST) ?? [],
    ...(fields.has('dark') ? { dark: fields.flag('dark', false) } : {}),
    goals: fields.objects('goals', MOST, readGoal),
    rules: fields.objects('rules', MOST, readRule),
  }
  fields.done()
  return plan
}

/** What the linter has to say against a mission of one's own. */
export function missionFault(plan: MissionPlan): Fault | undefined {
  const faults = lintMission(plan)
  if (faults.length === 0) return undefined
  const told = faults.slice(0, TOLD).map(({ fault, message }) => `${PATH}.${fault}: ${message}`)
  const more = faults.length > TOLD ? `; and ${faults.length - TOLD} more` : ''
  return { fault: CODE, message: `${told.join('; ')}${more}` }
}
