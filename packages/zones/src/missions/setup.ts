import { type Fault, fault, isRecord, type Json } from '@graveshift/kernel'
import { Fields, unknown } from '../fault.ts'
import { shareOut } from '../share-out.ts'
import { type Crew, survivorsFor } from './crew.ts'
import type { PrintedMission } from './plan.ts'

/** How a game with missions is set up, besides its options. */
export interface MissionSetup<P extends object = object> {
  /** A mission of the book by its id, or one of one's own, whole: a saved game needs nothing else. */
  readonly mission: string | P
  /** The survivors of each seat, clockwise. */
  readonly teams: readonly (readonly string[])[]
}

/** What a table is set up from: the missions of a game, and who may play them. */
export interface MissionBox<P extends object> {
  readonly missions: readonly (PrintedMission<string> & { readonly survivors?: number })[]
  readonly crew: Crew
  missionMeant(text: string): string
  /** A mission of one's own; its fields, not yet its sense. */
  readMission(raw: Json): P
  missionFault(plan: P): Fault | undefined
}

const CODE = 'bad-options'

/** A mission by id or number, or one of one's own. */
function readWhich<P extends object>(box: MissionBox<P>, fields: Fields): string | P {
  const raw = fields.raw('mission')
  if (isRecord(raw)) return box.readMission(raw as Json)
  if (raw !== undefined && typeof raw !== 'string')
    return fields.wrong('mission', "must be a mission's id or number, or a mission of your own")
  return box.missionMeant(raw ?? box.missions[0]?.id ?? '')
}

function readTeams({ crew }: MissionBox<object>, fields: Fields, wanted: number): MissionSetup['teams'] {
  const { mostSeats, rules } = crew
  const most = crew.survivors.length
  const teams = fields.raw('teams')
  if (teams !== undefined) {
    if (fields.has('survivors') || fields.has('seats'))
      fields.wrong('teams', 'says everything; leave out survivors and seats')
    if (!Array.isArray(teams) || teams.length > mostSeats)
      fields.wrong('teams', `must be a list of 1 to ${mostSeats} seats (${rules.seats})`)
    return (teams as readonly Json[]).map(
      (team, seat) =>
        new Fields({ team: team ?? null }, CODE, `teams.${seat}`).texts('team', most) ??
        fields.wrong('teams', 'every seat is a list of survivors'),
    )
  }
  const survivors = fields.texts('survivors', most) ?? crew.survivors.slice(0, wanted)
  const seats = fields.whole('seats', 1, mostSeats, 1, rules.seats)
  if (seats > survivors.length)
    fields.wrong('seats', `${survivors.length} survivors do not fill ${seats} seats (${rules.seats})`)
  return shareOut(survivors, seats)
}

/** Mission and people among the fields of an object: the first mission, its survivors, one seat, unless it says so. */
export function readMissionSetup<P extends object & { readonly survivors?: number }>(
  box: MissionBox<P>,
  fields: Fields,
): MissionSetup<P> {
  const mission = readWhich(box, fields)
  const data = typeof mission === 'string' ? box.missions.find(({ id }) => id === mission) : mission
  return { mission, teams: readTeams(box, fields, survivorsFor(box.crew, data)) }
}

/** Why there is no such mission; undefined if there is. */
export function whichFault<P extends object>(box: MissionBox<P>, mission: string | P): Fault | undefined {
  if (typeof mission !== 'string') return box.missionFault(mission)
  const ids = box.missions.map(({ id }) => id)
  return ids.includes(mission) ? undefined : unknown('mission', mission, ids)
}

/** Why these people cannot sit down together; undefined if they can. */
export function teamsFault(
  { survivors: known, mostSeats, rules }: Crew,
  teams: MissionSetup['teams'],
): Fault | undefined {
  const survivors = teams.flat()
  for (const id of survivors) if (!known.includes(id)) return unknown('survivor', id, known)
  if (new Set(survivors).size < survivors.length)
    return fault('survivor-twice', `no survivor is in play twice (${rules.once})`)
  if (teams.length < 1 || teams.length > mostSeats)
    return fault(CODE, `there are 1 to ${mostSeats} seats, not ${teams.length} (${rules.seats})`)
  if (teams.some((team) => team.length === 0))
    return fault(CODE, `every seat needs at least one survivor (${rules.seats})`)
  return undefined
}

/** Too many or too few for the mission ever to be won. A position may still be looked at. */
export function crewFault(
  { mission, teams }: MissionSetup,
  troubleWith: (survivors: number) => string | undefined,
): Fault | undefined {
  const survivors = teams.flat().length
  const trouble = troubleWith(survivors)
  if (trouble === undefined) return undefined
  const crew = survivors === 1 ? '1 survivor' : `${survivors} survivors`
  const name = typeof mission === 'string' ? mission : 'this mission'
  return fault(CODE, `${crew} cannot win ${name}: ${trouble}`)
}
