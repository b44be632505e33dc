import { shareOut } from '@graveshift/zones'

/** The survivors of each seat, clockwise; every seat has at least one. */
export type Teams = readonly (readonly string[])[]

/** Below n, evenly enough for choosing a table. */
export type DealRoll = (n: number) => number

/** The same survivors among so many seats; no more seats than survivors. */
export const withSeats = (teams: Teams, seats: number): Teams => {
  const survivors = teams.flat()
  return shareOut(survivors, Math.min(seats, survivors.length))
}

/** The seat with the fewest survivors, the first of those. */
const smallest = (teams: Teams): number =>
  teams.reduce((least, team, seat) => (team.length < (teams[least]?.length ?? 0) ? seat : least), 0)

/** Brings somebody along, to whoever has the fewest, or leaves somebody at home; the last one stays. */
export function toggled(teams: Teams, id: string): Teams {
  if (!teams.flat().includes(id)) {
    const seat = smallest(teams)
    return teams.map((team, index) => (index === seat ? [...team, id] : team))
  }
  const left = teams.map((team) => team.filter((each) => each !== id))
  const count = left.flat().length
  if (count === 0) return teams
  // A seat with nobody to play gets somebody of the others, as long as there are enough.
  return left.some((team) => team.length === 0) ? withSeats(left, teams.length) : left
}

/** Hands a survivor to another seat; a seat that would be left with nobody gets one in exchange. */
export function moved(teams: Teams, id: string, to: number): Teams {
  const from = teams.findIndex((team) => team.includes(id))
  const [own = [], others = []] = [teams[from], teams[to]]
  if (from < 0 || from === to) return teams
  const back = own.length === 1 ? others.slice(-1) : []
  return teams.map((team, seat) => {
    if (seat === from) return [...team.filter((each) => each !== id), ...back]
    return seat === to ? [...team.filter((each) => !back.includes(each)), id] : team
  })
}

/** As many survivors as are wanted: the first stay, those who come are taken in the order they are listed. */
export function fitted(teams: Teams, wanted: number, all: readonly string[]): Teams {
  const now = teams.flat()
  if (now.length === wanted) return teams
  const more = all.filter((id) => !now.includes(id))
  return shareOut([...now, ...more].slice(0, wanted), Math.min(teams.length, wanted))
}

/** So many of all, drawn and dealt. */
export function dealt(all: readonly string[], wanted: number, seats: number, roll: DealRoll): Teams {
  const left = [...all]
  const drawn: string[] = []
  while (drawn.length < wanted && left.length > 0) drawn.push(...left.splice(roll(left.length), 1))
  return shareOut(drawn, Math.min(seats, drawn.length))
}

/** Kinds of survivors of each of which somebody has to be there. */
export type Groups = readonly (readonly string[])[]

/** Whether somebody may give up its place to another: of each group somebody stays, or comes. */
const mayYield = (chosen: readonly string[], groups: Groups, id: string, comes: string): boolean =>
  groups.every(
    (group) =>
      !group.includes(id) ||
      chosen.some((each) => (each === id ? group.includes(comes) : group.includes(each))),
  )

/** In whose place somebody may come, where there are always as many. */
export const placesFor = (teams: Teams, groups: Groups, comes: string): readonly string[] => {
  const chosen = teams.flat()
  return chosen.filter((id) => mayYield(chosen, groups, id, comes))
}

/** Somebody comes in the place of another. */
export const exchanged = (teams: Teams, goes: string, comes: string): Teams =>
  teams.map((team) => team.map((id) => (id === goes ? comes : id)))

/** The same crew with somebody of each group among them: whoever comes takes the last place that may be given up. */
export function withGroups(teams: Teams, groups: Groups): Teams {
  let now = teams
  for (const group of groups) {
    const chosen = now.flat()
    const comes = chosen.some((id) => group.includes(id)) ? undefined : group[0]
    const goes =
      comes === undefined
        ? undefined
        : placesFor(
            now,
            groups.filter((each) => each !== group),
            comes,
          ).at(-1)
    if (comes !== undefined && goes !== undefined) now = exchanged(now, goes, comes)
  }
  return now
}
