import { isRecord, type Json, type RawOptions, rawOptions } from '@graveshift/kernel'
import { shareOut } from '@graveshift/zones'
import { fitted, type Groups, type Teams, withGroups } from './crew.ts'
import type { SetUpBox } from './set-up-box.ts'

/** What is wished for on the setup page; always a table that can be set. */
export interface MissionWish {
  /** By its id, or one of one's own, whole. */
  readonly mission: Json
  readonly teams: Teams
  /** Options of the rules; what is not there is as usual. */
  readonly rules: RawOptions
}

type Box = Pick<SetUpBox, 'missions' | 'survivors' | 'survivorsFor' | 'groupsFor'>

/** Who has to be among the survivors; undefined where anybody may come, and as many as like. */
export const groupsIn = (
  box: Box,
  { mission, rules }: Pick<MissionWish, 'mission' | 'rules'>,
): Groups | undefined => box.groupsFor?.(typeof mission === 'string' ? mission : '', rules)

/** A wish with the crew that its mission and its rules ask for. */
export function allowed(box: Box, wish: MissionWish): MissionWish {
  const groups = groupsIn(box, wish)
  if (!groups) return wish
  const all = box.survivors.map(({ id }) => id)
  return { ...wish, teams: withGroups(fitted(wish.teams, wantedFor(box, wish.mission), all), groups) }
}

/** How many survivors it is meant for; one of one's own may say so itself. */
export function wantedFor(box: Box, mission: Json): number {
  if (typeof mission === 'string') return box.survivorsFor(mission)
  return isRecord(mission) && typeof mission.survivors === 'number' ? mission.survivors : box.survivorsFor('')
}

const texts = (value: Json | undefined): readonly string[] => (Array.isArray(value) ? value.map(String) : [])

function teamsIn(box: Box, raw: RawOptions, wanted: number): Teams {
  const teams = Array.isArray(raw.teams) ? raw.teams.map(texts).filter((team) => team.length > 0) : []
  if (teams.length > 0) return teams
  const named = texts(raw.survivors)
  const survivors = named.length > 0 ? named : box.survivors.slice(0, wanted).map(({ id }) => id)
  const seats = typeof raw.seats === 'number' ? raw.seats : 1
  return shareOut(survivors, Math.min(seats, survivors.length))
}

/** The wish that a table's options came from. */
export function wishOf(box: Box, raw: Json): MissionWish {
  const { mission: named, teams: _teams, survivors: _survivors, seats: _seats, ...rules } = rawOptions(raw)
  const mission = named ?? box.missions[0]?.id ?? ''
  return { mission, teams: teamsIn(box, rawOptions(raw), wantedFor(box, mission)), rules }
}

/** The wish as the engine takes it. */
export const optionsOf = ({ mission, teams, rules }: MissionWish): Json => ({
  ...rules,
  mission,
  teams: teams.map((team) => [...team]),
})

/** Another mission, with as many survivors as it is meant for. */
export function withMission(box: Box, wish: MissionWish, mission: string): MissionWish {
  const wanted = wantedFor(box, mission)
  const isUsual = wish.teams.flat().length === wantedFor(box, wish.mission)
  const all = box.survivors.map(({ id }) => id)
  return allowed(box, { ...wish, mission, teams: isUsual ? fitted(wish.teams, wanted, all) : wish.teams })
}
