import type { Point, Rect } from '@graveshift/zones'
import type { PlacedZone } from './place-zone.ts'
import { holds } from './rects.ts'
import type { BoardScene } from './scene.ts'

export const SIDES = ['left', 'up', 'right', 'down'] as const
export type Side = (typeof SIDES)[number]

/** Whom one does not see because they are farther to one side. */
export interface Beyond {
  readonly zombies: number
  readonly people: readonly string[]
}

/** On which side of what is seen a point lies: where it is farthest out. */
function sideOf([x0, y0, x1, y1]: Rect, [x, y]: Point): Side {
  const out = { left: x0 - x, up: y0 - y, right: x - x1, down: y - y1 }
  return SIDES.reduce((one, other) => (out[other] > out[one] ? other : one))
}

export function beyond(
  { zones }: BoardScene,
  placed: readonly PlacedZone[],
  seen: Rect,
): Readonly<Record<Side, Beyond>> {
  const found: Record<Side, { zombies: number; people: string[] }> = {
    left: { zombies: 0, people: [] },
    up: { zombies: 0, people: [] },
    right: { zombies: 0, people: [] },
    down: { zombies: 0, people: [] },
  }
  zones.forEach(({ zombies, people }, zone) => {
    const at = placed[zone]?.middle
    if (!at || holds(seen, at)) return
    const there = found[sideOf(seen, at)]
    there.zombies += zombies.reduce((sum, { count }) => sum + count, 0)
    there.people.push(...people.map(({ id }) => id))
  })
  return found
}
