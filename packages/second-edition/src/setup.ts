import { type Fault, fault, isFault, isRecord, type Json, type ValueSpec } from '@graveshift/kernel'
import { Fields, reading, shareOut, unknown } from '@graveshift/zones'
import type { Setup } from './board.ts'
import { SURVIVORS_BY_ID } from './content/compile.ts'
import { MISSIONS } from './content/missions.ts'
import { SURVIVORS } from './content/survivors.ts'
import { MOST_SEATS, survivorsFor } from './crew.ts'
import { crewTrouble } from './missions/crew.ts'
import { missionMeant, missionOf } from './missions/mission-of.ts'
import { missionFault, readMission } from './missions/read-mission.ts'
import type { MissionPlan } from './missions/types.ts'
import { RULE_OPTIONS, type RuleOptions } from './rule-options.ts'

const MOST_SURVIVORS = 12

/** Why these people cannot sit down together; undefined if they can. */
export function setupFault(setup: Setup): Fault | undefined {
  const { mission, teams, zombieCards } = setup
  const ids = MISSIONS.map(({ id }) => id)
  if (typeof mission !== 'string') {
    const wrong = missionFault(mission) ?? abominationFault(mission, setup)
    if (wrong) return wrong
  } else if (!ids.includes(mission)) return unknown('mission', mission, ids)
  const survivors = teams.flat()
  for (const id of survivors)
    if (!Object.hasOwn(SURVIVORS_BY_ID, id)) return unknown('survivor', id, Object.keys(SURVIVORS_BY_ID))
  if (new Set(survivors).size < survivors.length)
    return fault('survivor-twice', 'no survivor is in play twice (Z2-SET-11)')
  if (teams.length < 1 || teams.length > MOST_SEATS)
    return fault('bad-options', `there are 1 to ${MOST_SEATS} seats, not ${teams.length} (Z2-SET-01)`)
  if (teams.some((team) => team.length === 0))
    return fault('bad-options', 'every seat needs at least one survivor (Z2-SET-01)')
  if (zombieCards.length === 0) return fault('bad-options', 'zombieCards: at least one part of the deck')
  return undefined
}

/** Of the printed ones which one comes is left to luck, so that two might be the same. */
function abominationFault({ zombies = [] }: MissionPlan, setup: Setup): Fault | undefined {
  const most = setup.abominations === 'printed' ? 1 : setup.mostAbominations
  const there = zombies.reduce((sum, { kind, count }) => sum + (kind === 'abomination' ? count : 0), 0)
  return there > most
    ? fault(
        'bad-mission',
        `mission.zombies: ${there} abominations, and ${most} may be there (mostAbominations)`,
      )
    : undefined
}

function readTeams(fields: Fields, wanted: number): readonly (readonly string[])[] {
  const teams = fields.raw('teams')
  if (teams !== undefined) {
    if (fields.has('survivors') || fields.has('seats'))
      fields.wrong('teams', 'says everything; leave out survivors and seats')
    if (!Array.isArray(teams) || teams.length > MOST_SEATS)
      fields.wrong('teams', `must be a list of 1 to ${MOST_SEATS} seats (Z2-SET-01)`)
    return (teams as readonly Json[]).map(
      (_, seat) =>
        new Fields({ team: (teams as readonly Json[])[seat] ?? null }, 'bad-options', `teams.${seat}`).texts(
          'team',
          MOST_SURVIVORS,
        ) ?? fields.wrong('teams', 'every seat is a list of survivors'),
    )
  }
  const named = fields.texts('survivors', MOST_SURVIVORS)
  const survivors = named ?? SURVIVORS.slice(0, wanted).map(({ id }) => id)
  const seats = fields.whole('seats', 1, MOST_SEATS, 1, 'Z2-SET-01')
  if (seats > survivors.length)
    fields.wrong('seats', `${survivors.length} survivors do not fill ${seats} seats (Z2-SET-01)`)
  return shareOut(survivors, seats)
}

function readValue(fields: Fields, spec: ValueSpec): Json {
  if (spec.kind === 'flag') return fields.flag(spec.id, spec.usual)
  if (spec.kind === 'count') return fields.whole(spec.id, spec.least, spec.most, spec.usual)
  if (spec.kind === 'one-of') return fields.oneOf(spec.id, spec.values, spec.usual)
  const named = fields.texts(spec.id, spec.values.length) ?? spec.values
  if (named.some((value) => !spec.values.includes(value)))
    fields.wrong(spec.id, `must be some of ${spec.values.join(', ')}`)
  return spec.values.filter((value) => named.includes(value))
}

const readRuleOptions = (fields: Fields): RuleOptions =>
  Object.fromEntries(RULE_OPTIONS.map((spec) => [spec.id, readValue(fields, spec)])) as unknown as RuleOptions

/** A mission by id or number, or one of one's own. */
function readWhich(fields: Fields): string | MissionPlan {
  const raw = fields.raw('mission')
  if (isRecord(raw)) return readMission(raw as Json)
  if (raw !== undefined && typeof raw !== 'string')
    return fields.wrong('mission', "must be a mission's id or number, or a mission of your own")
  return missionMeant(raw ?? MISSIONS[0]?.id ?? '')
}

/** The fields of a setup among those of an object; positions have more. */
export function readSetupFields(fields: Fields): Setup {
  const mission = readWhich(fields)
  const wanted = survivorsFor(
    typeof mission === 'string' ? MISSIONS.find(({ id }) => id === mission) : mission,
  )
  return {
    mission,
    teams: readTeams(fields, wanted),
    ...readRuleOptions(fields),
  }
}

/** Options from outside, completed: the first mission, six survivors, one seat, the draft's rules. */
export function readSetup(raw: Json): Setup | Fault {
  const setup = reading(() => {
    const fields = new Fields(raw, 'bad-options')
    const read = readSetupFields(fields)
    fields.done()
    return read
  })
  return isFault(setup) ? setup : (setupFault(setup) ?? crewFault(setup) ?? setup)
}

/** Too many or too few for the mission ever to be won. A position may still be looked at. */
function crewFault({ mission, teams }: Setup): Fault | undefined {
  const survivors = teams.flat().length
  const trouble = crewTrouble(missionOf(mission), survivors)
  if (trouble === undefined) return undefined
  const crew = survivors === 1 ? '1 survivor' : `${survivors} survivors`
  const name = typeof mission === 'string' ? mission : 'this mission'
  return fault('bad-options', `${crew} cannot win ${name}: ${trouble}`)
}
