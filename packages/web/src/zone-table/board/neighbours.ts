import { boundsOf, type Layout, type Point, type Way } from '@graveshift/zones'
import { middle } from './rects.ts'

const STEPS: readonly Point[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
]

/** The zone that lies that way: over a link if one leads there, else the next one in that direction. */
export function neighbour({ links, zones }: Layout, from: number, way: Way): number | undefined {
  const here = zones[from]
  const [dx, dy] = STEPS[way] ?? [0, 0]
  if (!here || here.pieces.length === 0) return undefined
  const [x, y] = middle(boundsOf(here))
  /** Far aside counts more than far away. */
  const distance = (zone: number): number => {
    const other = zones[zone]
    if (!other || other.pieces.length === 0) return Number.POSITIVE_INFINITY
    const [ox, oy] = middle(boundsOf(other))
    const ahead = (ox - x) * dx + (oy - y) * dy
    const aside = Math.abs((ox - x) * dy) + Math.abs((oy - y) * dx)
    return ahead <= 0 ? Number.POSITIVE_INFINITY : ahead + 2 * aside
  }
  const linked = links.flatMap((link) => {
    if (link.from === from && link.way === way) return [link.to]
    return link.to === from && (link.way + 2) % 4 === way ? [link.from] : []
  })
  const all = linked.length > 0 ? linked : zones.map((_, zone) => zone)
  const best = all.reduce<number | undefined>(
    (one, other) =>
      other !== from && distance(other) < (one === undefined ? Number.POSITIVE_INFINITY : distance(one))
        ? other
        : one,
    undefined,
  )
  return best ?? linked[0]
}
