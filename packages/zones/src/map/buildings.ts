import { nth } from '@graveshift/kernel'
import type { Building, Zone } from './board.ts'
import type { Layout } from './layout.ts'
import { natureOf } from './zone-kinds.ts'

/** Rooms joined by openings; a door in between parts them (Z2-ZON-01). */
export function findBuildings({ zones, links, doors }: Layout): readonly Building[] {
  const isRoom = (zone: Zone) => natureOf(nth(zones, zone)).inBuilding
  const isDoor = (door: number | undefined) => door !== undefined && nth(doors, door).gate === undefined
  const next = zones.map((): Zone[] => [])
  for (const { from, to, door } of links)
    if (!isDoor(door) && isRoom(from) && isRoom(to)) {
      nth(next, from).push(to)
      nth(next, to).push(from)
    }
  const taken = new Set<Zone>()
  const buildings: Building[] = []
  for (const start of zones.keys()) {
    if (!isRoom(start) || taken.has(start)) continue
    const rooms = [start]
    taken.add(start)
    for (const room of rooms)
      for (const other of nth(next, room))
        if (!taken.has(other)) {
          taken.add(other)
          rooms.push(other)
        }
    rooms.sort((a, b) => a - b)
    let leading = 0
    for (const [door, { between }] of doors.entries())
      if (isDoor(door) && between.some((zone) => rooms.includes(zone))) leading |= 1 << door
    buildings.push({ rooms, dark: rooms.filter((room) => zones[room]?.dark), doors: leading })
  }
  return buildings
}
