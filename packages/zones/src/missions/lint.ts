import type { Fault } from '@graveshift/kernel'
import type { Zone } from '../map/board.ts'
import { lintMap, type Supply, type Wanted } from '../map/lint.ts'
import type { Lock } from '../map/reach.ts'
import type { Mission } from './compile.ts'
import type { GoalDataOf } from './goal.ts'
import { kindById, type MissionLanguage } from './language.ts'
import type { GameWithMissions, MissionKit } from './mission-game.ts'
import type { TokenColour } from './plan.ts'
import type { LintFacts, Requirement } from './requirements.ts'
import type { RuleDataOf } from './rule.ts'

/** What only some games put on their boards, and what lies in their boxes. */
export interface LintedThings {
  /** What somebody must be able to walk to besides objectives, people and zombies. */
  readonly wanted: readonly Wanted[]
  /** What may stand in streets alone, besides spawn zones. */
  readonly inStreets: readonly Wanted[]
  readonly supply: readonly Supply[]
}

/** Everything that is wrong with a mission on its board; nothing if it can be played and, in principle, won. */
export function lintMission<G extends GameWithMissions, K extends MissionKit<G>>(
  language: MissionLanguage<G, K>,
  mission: K['mission'],
  things: LintedThings,
): readonly Fault[] {
  return [...lintPlaces(language, mission, things), ...lintGoals(language, mission)]
}

function lintPlaces<G extends GameWithMissions, K extends MissionKit<G>>(
  language: MissionLanguage<G, K>,
  mission: K['mission'],
  { wanted, inStreets, supply }: LintedThings,
): readonly Fault[] {
  const { board, start, spawns } = mission
  const named = namedZones(language, mission)
  const faults: Fault[] = named
    .filter(({ zone }) => !board.named.has(zone))
    .map(({ what, zone }) => ({ fault: what, message: `no zone ${zone} on this board` }))
  for (const { what, zone } of [
    ...spawns.map((spawn) => ({ what: 'spawns', zone: spawn.zone })),
    ...inStreets,
  ])
    if (board.zones[zone]?.kind !== 'street')
      faults.push({ fault: what, message: `${board.zones[zone]?.name} is no street` })
  return [
    ...faults,
    ...lintMap({
      board,
      start,
      spawns: spawns.map(({ zone }) => zone),
      locks: locksOf(language, mission),
      wanted: [
        ...wantedOf(mission, wanted),
        ...named.flatMap(({ what, zone }) => {
          const found = board.named.get(zone)
          return found === undefined ? [] : [{ what, zone: found }]
        }),
      ],
      supply,
    }),
  ]
}

interface NamedZone {
  readonly what: string
  readonly zone: string
}

/** Every zone that goals and rules name. */
function namedZones<G extends GameWithMissions, K extends MissionKit<G>>(
  { goals: goalKinds, rules: ruleKinds }: MissionLanguage<G, K>,
  { data: { goals, rules } }: K['mission'],
): readonly NamedZone[] {
  const named = (what: string, zones: readonly string[] = []) => zones.map((zone) => ({ what, zone }))
  return [
    ...goals.flatMap((data: GoalDataOf<K>) => named(data.goal, kindById(goalKinds, data.goal).zones?.(data))),
    ...rules.flatMap((data: RuleDataOf<K>) => named(data.rule, kindById(ruleKinds, data.rule).zones?.(data))),
  ]
}

/** Whether a rule wakes a color. */
const isWoken = <G extends GameWithMissions, K extends MissionKit<G>>(
  { rules }: MissionLanguage<G, K>,
  { data }: K['mission'],
  colour: TokenColour,
): boolean => data.rules.some((rule: RuleDataOf<K>) => kindById(rules, rule.rule).wakes?.(rule) === colour)

/** What stands in the way of ever winning, as far as figures and tokens tell. */
function lintGoals<G extends GameWithMissions, K extends MissionKit<G>>(
  language: MissionLanguage<G, K>,
  mission: K['mission'],
): readonly Fault[] {
  const { goals, rules } = mission.data
  const facts = factsOf(language, mission)
  return [
    ...(goals.length === 0 ? [{ fault: 'goals', message: 'there is nothing to win by' }] : []),
    ...goals.flatMap((data: GoalDataOf<K>) =>
      unmet(data.goal, kindById(language.goals, data.goal).lint?.(facts, data)),
    ),
    ...rules.flatMap((data: RuleDataOf<K>) =>
      unmet(data.rule, kindById(language.rules, data.rule).lint?.(facts, data)),
    ),
    ...lintColours(language, mission),
  ]
}

function factsOf<G extends GameWithMissions, K extends MissionKit<G>>(
  language: MissionLanguage<G, K>,
  mission: K['mission'],
): LintFacts<K['mission']> {
  const { rules, survivors = language.survivors } = mission.data
  const kindOf = ({ rule }: RuleDataOf<K>) => kindById(language.rules, rule)
  const ends = rules.map((data: RuleDataOf<K>) => kindOf(data).lastRound?.(data) ?? Number.POSITIVE_INFINITY)
  return {
    mission,
    survivors,
    lastRound: Math.min(...ends),
    companions: mission.companions.length > 0 || rules.some((data: RuleDataOf<K>) => kindOf(data).companions),
    has: (id) => rules.some(({ rule }) => rule === id),
  }
}

const unmet = (fault: string, requirements: readonly Requirement[] = []): Fault[] =>
  requirements.flatMap(([holds, message]) => (holds ? [] : [{ fault, message }]))

/** A color needs both: something that waits for it and something that wakes it. */
function lintColours<G extends GameWithMissions, K extends MissionKit<G>>(
  language: MissionLanguage<G, K>,
  mission: K['mission'],
): Fault[] {
  return (['blue', 'green'] as const).flatMap((colour) => {
    const waits = mission.spawns.some((spawn) => spawn.colour === colour) || mission.locked[colour] !== 0
    const wakes =
      mission.objectives.some((objective) => objective.colour === colour) ||
      isWoken(language, mission, colour)
    return unmet(colour, [[waits === wakes, 'something wakes nothing, or something is never woken']])
  })
}

/** Colored doors open once somebody can reach the objective of their color, or when time wakes them. */
function locksOf<G extends GameWithMissions, K extends MissionKit<G>>(
  language: MissionLanguage<G, K>,
  mission: K['mission'],
): readonly Lock[] {
  const { locked, objectives, start } = mission
  return (['blue', 'green'] as const).map((colour) => {
    const timed = isWoken(language, mission, colour)
    const keys = objectives.filter((objective) => objective.colour === colour).map(({ zone }) => zone)
    return { doors: locked[colour], keys: timed ? start : keys }
  })
}

function wantedOf(mission: Mission, more: readonly Wanted[]): readonly Wanted[] {
  const all = (what: string, list: readonly { readonly zone: Zone }[]) =>
    list.map(({ zone }) => ({ what, zone }))
  return [
    ...all('objectives', mission.objectives),
    ...more,
    ...all('companions', mission.companions),
    ...all('zombies', mission.zombies),
    ...(mission.exit === undefined ? [] : [{ what: 'exit', zone: mission.exit }]),
    ...mission.start.map((zone) => ({ what: 'start', zone })),
  ]
}
