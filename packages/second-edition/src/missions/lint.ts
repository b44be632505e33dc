import { bitCount, type Fault, has } from '@graveshift/kernel'
import { type Lock, lintBuildings, lintMap, type Supply, type Wanted, type Zone } from '@graveshift/zones'
import { compileMission, type Mission } from './compile.ts'
import { goalOf } from './goals.ts'
import type { LintFacts, Requirement } from './requirements.ts'
import { ruleOf } from './rules.ts'
import { SUPPLY } from './supply.ts'
import { type MissionPlan, type TokenColour, ZOMBIE_KINDS } from './types.ts'

/** Everything that is wrong with a mission; nothing if it can be played and, in principle, won. */
export function lintMission(data: MissionPlan): readonly Fault[] {
  const mission = compileMission(data)
  if (!has(mission, 'board')) return mission
  return [
    ...(has(data, 'zones') ? lintBuildings(mission.board, data.zones) : []),
    ...lintPlaces(mission),
    ...lintGoals(mission),
  ]
}

function lintPlaces(mission: Mission): readonly Fault[] {
  const { board, start, spawns } = mission
  const named = namedZones(mission.data)
  const faults: Fault[] = named
    .filter(({ zone }) => !board.named.has(zone))
    .map(({ what, zone }) => ({ fault: what, message: `no zone ${zone} on this board` }))
  for (const { zone } of spawns)
    if (board.zones[zone]?.kind !== 'street')
      faults.push({ fault: 'spawns', message: `${board.zones[zone]?.name} is no street` })
  for (const { zone } of mission.cars)
    if (board.zones[zone]?.kind !== 'street')
      faults.push({ fault: 'cars', message: `${board.zones[zone]?.name} is no street` })
  return [
    ...faults,
    ...lintMap({
      board,
      start,
      spawns: spawns.map(({ zone }) => zone),
      locks: locksOf(mission),
      wanted: [
        ...wantedOf(mission),
        ...named.flatMap(({ what, zone }) => {
          const found = board.named.get(zone)
          return found === undefined ? [] : [{ what, zone: found }]
        }),
      ],
      supply: supplyOf(mission),
    }),
  ]
}

interface NamedZone {
  readonly what: string
  readonly zone: string
}

/** Every zone that goals and rules name. */
function namedZones({ goals, rules }: MissionPlan): readonly NamedZone[] {
  const named = (what: string, zones: readonly string[] = []) => zones.map((zone) => ({ what, zone }))
  return [
    ...goals.flatMap((data) => named(data.goal, goalOf(data).kind.zones?.(data))),
    ...rules.flatMap((data) => named(data.rule, ruleOf(data).zones?.(data))),
  ]
}

/** Whether a rule wakes a color. */
const isWoken = ({ rules }: MissionPlan, colour: TokenColour): boolean =>
  rules.some((data) => ruleOf(data).wakes?.(data) === colour)

/** What stands in the way of ever winning, as far as figures and tokens tell. */
function lintGoals(mission: Mission): readonly Fault[] {
  const { goals, rules } = mission.data
  const facts = factsOf(mission)
  return [
    ...(goals.length === 0 ? [{ fault: 'goals', message: 'there is nothing to win by' }] : []),
    ...goals.flatMap((data) => unmet(data.goal, goalOf(data).kind.lint?.(facts, data))),
    ...rules.flatMap((data) => unmet(data.rule, ruleOf(data).lint?.(facts, data))),
    ...lintColours(mission),
  ]
}

function factsOf(mission: Mission): LintFacts {
  const { rules, survivors = 6 } = mission.data
  const has = (id: string) => rules.some(({ rule }) => rule === id)
  const ends = rules.map((data) => ruleOf(data).lastRound?.(data) ?? Number.POSITIVE_INFINITY)
  return {
    mission,
    survivors,
    lastRound: Math.min(...ends),
    companions: mission.companions.length > 0 || rules.some((data) => ruleOf(data).companions),
    has,
  }
}

const unmet = (fault: string, requirements: readonly Requirement[] = []): Fault[] =>
  requirements.flatMap(([holds, message]) => (holds ? [] : [{ fault, message }]))

/** A color needs both: something that waits for it and something that wakes it. */
function lintColours(mission: Mission): Fault[] {
  return (['blue', 'green'] as const).flatMap((colour) => {
    const waits = mission.spawns.some((spawn) => spawn.colour === colour) || mission.locked[colour] !== 0
    const wakes =
      mission.objectives.some((objective) => objective.colour === colour) || isWoken(mission.data, colour)
    return unmet(colour, [[waits === wakes, 'something wakes nothing, or something is never woken']])
  })
}

/** Colored doors open once somebody can reach the objective of their color, or when time wakes them. */
function locksOf({ locked, objectives, start, data }: Mission): readonly Lock[] {
  return (['blue', 'green'] as const).map((colour) => {
    const timed = isWoken(data, colour)
    const keys = objectives.filter((objective) => objective.colour === colour).map(({ zone }) => zone)
    return { doors: locked[colour], keys: timed ? start : keys }
  })
}

function wantedOf(mission: Mission): readonly Wanted[] {
  const all = (what: string, list: readonly { readonly zone: Zone }[]) =>
    list.map(({ zone }) => ({ what, zone }))
  return [
    ...all('objectives', mission.objectives),
    ...all('crates', mission.crates),
    ...all('cars', mission.cars),
    ...all('companions', mission.companions),
    ...all('zombies', mission.zombies),
    ...(mission.exit === undefined ? [] : [{ what: 'exit', zone: mission.exit }]),
    ...mission.start.map((zone) => ({ what: 'start', zone })),
  ]
}

function supplyOf(mission: Mission): readonly Supply[] {
  const { board, locked, objectives, spawns } = mission
  const coloured = (list: readonly { readonly colour: string }[], colour: string) =>
    list.filter((token) => token.colour === colour).length
  const blue = bitCount(locked.blue)
  const green = bitCount(locked.green)
  return [
    { what: 'red doors', used: board.doors.length - blue - green, limit: SUPPLY.redDoors },
    { what: 'blue doors', used: blue, limit: SUPPLY.blueDoors },
    { what: 'green doors', used: green, limit: SUPPLY.greenDoors },
    { what: 'objectives', used: objectives.length, limit: SUPPLY.objectives },
    { what: 'blue objectives', used: coloured(objectives, 'blue'), limit: SUPPLY.blueObjectives },
    { what: 'green objectives', used: coloured(objectives, 'green'), limit: SUPPLY.greenObjectives },
    { what: 'crates', used: mission.crates.length, limit: SUPPLY.crates },
    { what: 'spawns', used: spawns.length, limit: SUPPLY.spawns },
    { what: 'blue spawns', used: coloured(spawns, 'blue'), limit: SUPPLY.blueSpawns },
    { what: 'green spawns', used: coloured(spawns, 'green'), limit: SUPPLY.greenSpawns },
    { what: 'cars', used: mission.cars.length, limit: SUPPLY.cars },
    {
      what: 'survivors',
      used: (mission.data.survivors ?? 6) + mission.companions.length,
      limit: SUPPLY.survivors,
    },
    ...ZOMBIE_KINDS.map((kind) => ({
      what: kind,
      used: mission.zombies.reduce((sum, group) => sum + (group.kind === kind ? group.count : 0), 0),
      limit: SUPPLY.zombies[kind],
    })),
  ]
}
