import { boundsOf, type Layout, type Point, type Rect } from '@graveshift/zones'
import { hash } from './grain.ts'
import { grown, holds, overlap } from './rects.ts'

/** The places of all zones of a kind. */
export const zonesOfKind = ({ zones }: Layout, kind: string): readonly number[] =>
  zones.flatMap((zone, index) => (zone.kind === kind ? [index] : []))

/** The zones of a list of which something is to be seen in a part of the board. */
export const zonesNear = (
  { layout }: { readonly layout: Layout },
  list: readonly number[],
  area: Rect,
  margin = 0,
): readonly number[] =>
  list.filter((index) => {
    const zone = layout.zones[index]
    // Where a train stands there is no track.
    return zone?.pieces.length ? overlap(grown(boundsOf(zone), margin), area) : false
  })

interface Lamps {
  /** What they are called: by this it is drawn by lot which corners have one. */
  readonly name: string
  /** How far they stand off from the walls. */
  readonly off: number
}

/** Lamps stand at two of three corners of houses where a street goes round them. */
export function lampsOf({ width, height, zones }: Layout, { name, off }: Lamps): readonly Point[] {
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
      const lamp: Point = [x + dx * off, y + dy * off]
      if (!holds([4, 4, width - 4, height - 4], lamp) || !lies(streets, lamp)) return []
      // Where the next room goes on along the wall there is no corner.
      const goesOn = lies(rooms, [x + dx * 2, y - dy * 2]) || lies(rooms, [x - dx * 2, y + dy * 2])
      return !goesOn && hash(`${x},${y},${name}`) % 3 > 0 ? [lamp] : []
    }),
  )
}
