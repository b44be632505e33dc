import type { Fault } from '@graveshift/kernel'
import type { DoorData, Layout, LinkData } from './layout.ts'

/** The zones on both sides of a door or opening, from '1V.c-1V.S'; any of their names will do. */
export function zonesOfDoor(layout: Layout, name: string): readonly [number, number] | undefined {
  const [one, other] = name
    .split('-')
    .map((side) => layout.zones.findIndex(({ names }) => names.includes(side)))
  if (one === undefined || other === undefined || one < 0 || other < 0) return undefined
  return [one, other]
}

/** The first way between two zones that is (or is not) closed by a door. */
function linkBetween(
  layout: Layout,
  [one, other]: readonly [number, number],
  wanted: (link: LinkData) => boolean,
): LinkData | undefined {
  return layout.links.find(
    (link) =>
      wanted(link) && ((link.from === one && link.to === other) || (link.from === other && link.to === one)),
  )
}

/** The place of a door in the board's list. */
export function doorNamed(layout: Layout, name: string): number | undefined {
  const sides = zonesOfDoor(layout, name)
  return sides && linkBetween(layout, sides, ({ door }) => door !== undefined)?.door
}

/** The layout with gates put into openings that have none; those that are gates already stay as they are. */
export function withDoors(
  layout: Layout,
  names: readonly string[],
  gate?: DoorData['gate'],
): Layout | readonly Fault[] {
  const faults: Fault[] = []
  const doors: DoorData[] = [...layout.doors]
  const links = [...layout.links]
  for (const name of names) {
    if (doorNamed({ ...layout, links }, name) !== undefined) continue
    const sides = zonesOfDoor(layout, name)
    const opening = sides && linkBetween({ ...layout, links }, sides, ({ door }) => door === undefined)
    if (opening === undefined) {
      faults.push({ fault: 'doors', message: `${name} is neither a door nor an opening` })
      continue
    }
    links[links.indexOf(opening)] = { ...opening, door: doors.length }
    const between = [opening.from, opening.to] as const
    doors.push({ name, between, at: opening.at, way: opening.way, ...(gate ? { gate } : {}) })
  }
  return faults.length > 0 ? faults : { ...layout, links, doors }
}
