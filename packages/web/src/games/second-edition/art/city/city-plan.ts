import { boundsOf, type Layout, type Point, type Rect } from '@graveshift/zones'
import { hash } from '../../../../zone-table/board/grain.ts'
import { grown, holds, overlap } from '../../../../zone-table/board/rects.ts'
import { type Wall, wallsOf } from '../../../../zone-table/board/walls.ts'
import { type Window, windowsOf } from '../../../../zone-table/board/windows.ts'

/** What of a layout is found out once, whatever part of it is drawn how often. */
export interface CityPlan {
  readonly layout: Layout
  readonly board: Rect
  readonly walls: readonly Wall[]
  readonly windows: readonly Window[]
  readonly lamps: readonly Point[]
  readonly streets: readonly number[]
  readonly rooms: readonly number[]
}

const known = new WeakMap<Layout, CityPlan>()

export function cityPlan(layout: Layout): CityPlan {
  const plan = known.get(layout)
  if (plan) return plan
  const walls = wallsOf(layout)
  const places = layout.zones.map((_, zone) => zone)
  const made: CityPlan = {
    layout,
    board: [0, 0, layout.width, layout.height],
    walls,
    windows: windowsOf(layout, walls),
    lamps: lampsOf(layout),
    streets: places.filter((zone) => layout.zones[zone]?.kind === 'street'),
    rooms: places.filter((zone) => layout.zones[zone]?.kind === 'room'),
  }
  known.set(layout, made)
  return made
}

/** How far a lamp shines. */
export const LAMP_LIGHT = 30

/** Lamps stand at two of three corners of houses where a street goes round them. */
function lampsOf({ width, height, zones }: Layout): readonly Point[] {
  const pieces = (kind: string): readonly Rect[] =>
    zones.flatMap((zone) => (zone.kind === kind ? zone.pieces : []))
  const [rooms, streets] = [pieces('room'), pieces('street')]
  const lies = (rects: readonly Rect[], at: Point) => rects.some((rect) => holds(rect, at))
  return rooms.flatMap(([x0, y0, x1, y1]) =>
    [
      { x: x0, y: y0, dx: -1, dy: -1 },
      { x: x1, y: y0, dx: 1, dy: -1 },
      { x: x1, y: y1, dx: 1, dy: 1 },
      { x: x0, y: y1, dx: -1, dy: 1 },
    ].flatMap(({ x, y, dx, dy }): Point[] => {
      const lamp: Point = [x + dx * 3, y + dy * 3]
      if (!holds([4, 4, width - 4, height - 4], lamp) || !lies(streets, lamp)) return []
      // Where the next room goes on along the wall there is no corner.
      const goesOn = lies(rooms, [x + dx * 2, y - dy * 2]) || lies(rooms, [x - dx * 2, y + dy * 2])
      return !goesOn && hash(`${x},${y},lamp`) % 3 > 0 ? [lamp] : []
    }),
  )
}

/** The zones of a list of which something is to be seen in a part of the board. */
export const zonesNear = (
  { layout }: CityPlan,
  list: readonly number[],
  area: Rect,
  margin = 0,
): readonly number[] =>
  list.filter((index) => {
    const zone = layout.zones[index]
    return zone !== undefined && overlap(grown(boundsOf(zone), margin), area)
  })
