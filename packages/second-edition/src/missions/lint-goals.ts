import { type Fault, has } from '@graveshift/kernel'
import type { Mission } from './compile.ts'
import { roadsOf } from './roads.ts'
import { SUPPLY } from './supply.ts'
import type { GoalData, Moment, RuleData, RuleId } from './types.ts'

/** What stands in the way of ever winning, as far as figures and tokens tell. */
export function lintGoals(mission: Mission): readonly Fault[] {
  const { goals, rules } = mission.data
  return [
    ...(goals.length === 0 ? [{ fault: 'goals', message: 'there is nothing to win by' }] : []),
    ...goals.flatMap((goal) => lintGoal(mission, goal)),
    ...rules.flatMap((rule) => lintRule(mission, rule)),
    ...lintColours(mission),
  ]
}

/** Says so if something is not as it must be. */
const must = (fault: string, holds: boolean, message: string): Fault[] => (holds ? [] : [{ fault, message }])

function hasRule({ data }: Mission, id: RuleId): boolean {
  return data.rules.some(({ rule }) => rule === id)
}

function lintGoal(mission: Mission, goal: GoalData): Fault[] {
  const survivors = mission.data.survivors ?? 6
  const check = (holds: boolean, message: string) => must(goal.goal, holds, message)
  switch (goal.goal) {
    case 'objectives':
      return check(enough(mission.objectives, goal), 'there are not that many objectives')
    case 'crates':
      return check(enough(mission.crates, goal), 'there are not that many crates')
    case 'objective-each':
      return check(mission.objectives.length >= survivors, 'fewer objectives than survivors')
    case 'hold':
    case 'store':
      return check(goal.count <= cardsOf(mission, goal.kind), 'there are not that many cards')
    case 'hold-each':
      return check(survivors <= cardsOf(mission, goal.kind), 'there are not that many cards')
    case 'leave':
      return [
        ...check(mission.exit !== undefined && hasRule(mission, 'exit'), 'there is no exit'),
        ...check(!goal.car || hasRule(mission, 'driving'), 'no car may be driven'),
        ...check(
          !goal.car || mission.cars.length * 4 >= survivors + mission.companions.length,
          'the cars have too few seats',
        ),
        ...check(
          !goal.car || mission.exit === undefined || roadsOf(mission).has(mission.exit),
          'no car can be driven there',
        ),
      ]
    case 'rally':
    case 'escort':
      return check(mission.companions.length > 0 || hasRule(mission, 'pairs'), 'there are no companions')
    case 'kill':
      return goal.car ? check(canDrive(mission), 'no car may be driven') : []
    case 'checkpoints':
      return [
        ...check(canDrive(mission), 'no car may be driven'),
        ...check(
          goal.zones.every((zone) => isOnTheRoad(mission, zone)),
          'no car can be driven there',
        ),
      ]
    case 'level':
      return check(goal.count <= survivors, 'there are not that many survivors')
    case 'survive':
      return check(goal.rounds <= lastRound(mission), 'it is over before that')
    case 'gather':
      return []
  }
}

function canDrive(mission: Mission): boolean {
  return mission.cars.length > 0 && hasRule(mission, 'driving')
}

/** Whether a car gets there; of names that are on no board others tell. */
function isOnTheRoad(mission: Mission, name: string): boolean {
  const zone = mission.board.named.get(name)
  return zone === undefined || roadsOf(mission).has(zone)
}

/** The round after which the mission is lost. */
function lastRound({ data }: Mission): number {
  return data.rules.reduce(
    (last, rule) => (rule.rule === 'deadline' ? Math.min(last, rule.rounds) : last),
    Number.POSITIVE_INFINITY,
  )
}

function enough(
  tokens: readonly { readonly face: string }[],
  { count = tokens.length, faces = [] }: { readonly count?: number; readonly faces?: readonly string[] },
): boolean {
  const known = faces.every((face) => tokens.some((token) => token.face === face))
  return known && tokens.length > 0 && count <= tokens.length
}

/** How many cards of a kind can be had at all. Of the crates two may hold a walker (Z2-EQP-21). */
function cardsOf({ crates }: Mission, kind: string): number {
  if (kind === 'pimpweapon') return Math.min(crates.length - 2, SUPPLY.pimpweapons)
  return kind === 'food' ? SUPPLY.food : kind === 'molotov' ? 4 : 2
}

function lintRule(mission: Mission, rule: RuleData): Fault[] {
  const check = (holds: boolean, message: string) => must(rule.rule, holds, message)
  switch (rule.rule) {
    case 'wake':
      return [
        ...check(
          mission.spawns.some(({ colour }) => colour === rule.colour) || mission.locked[rule.colour] !== 0,
          'nothing has that colour',
        ),
        ...check(canCome(mission, rule.when), 'that moment never comes'),
      ]
    case 'driving':
      return [
        ...check(mission.cars.length > 0, 'there is no car'),
        ...check(rule.from === undefined || canCome(mission, rule.from), 'that moment never comes'),
      ]
    case 'arrival':
      return check(canCome(mission, rule.when), 'that moment never comes')
    case 'siren':
      return check(
        mission.cars.some(({ car }) => car === rule.car),
        'that car is not there',
      )
    case 'exit':
      return check(mission.exit !== undefined, 'there is no exit')
    case 'pairs':
      return check(mission.start.length === SUPPLY.survivors / 2, 'six starting zones are needed')
    case 'deadline':
      return check(rule.rounds > 0, 'it is over before it begins')
    case 'heavy':
      return [
        ...check(mission.objectives.length > 0, 'there are no objectives'),
        ...check(
          rule.hands <= (mission.data.survivors ?? 6) + mission.companions.length,
          'there are not that many hands',
        ),
      ]
    case 'loud-objectives':
    case 'gift':
      return check(mission.objectives.length > 0, 'there are no objectives')
    default:
      return []
  }
}

function canCome(mission: Mission, when: Moment): boolean {
  const { objectives, board } = mission
  if (has(when, 'round')) return when.round > 0 && when.round <= lastRound(mission)
  if (has(when, 'objectives')) return when.objectives <= objectives.length
  if (has(when, 'doors')) return when.doors <= board.doors.length
  return true
}

/** A color needs both: something that waits for it and something that wakes it. */
function lintColours(mission: Mission): Fault[] {
  return (['blue', 'green'] as const).flatMap((colour) => {
    const waits = mission.spawns.some((spawn) => spawn.colour === colour) || mission.locked[colour] !== 0
    const wakes =
      mission.objectives.some((objective) => objective.colour === colour) ||
      mission.data.rules.some((rule) => rule.rule === 'wake' && rule.colour === colour)
    return must(colour, waits === wakes, 'something wakes nothing, or something is never woken')
  })
}
