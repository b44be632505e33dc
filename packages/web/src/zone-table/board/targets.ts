import type { Layout, Point, Rect, ZoneData } from '@graveshift/zones'
import { footings } from './footings.ts'
import type { PlacedZone } from './place-zone.ts'
import { around, holds } from './rects.ts'
import type { BoardTarget } from './scene.ts'

/** Whether two are the same; nothing is the same as nothing. */
export const isSameTarget = (one: BoardTarget | undefined, other: BoardTarget | undefined): boolean =>
  keyOfTarget(one) === keyOfTarget(other)

const keyOfTarget = (target: BoardTarget | undefined): string => {
  if (!target) return ''
  switch (target.at) {
    case 'zone':
      return `zone ${target.zone}`
    case 'person':
      return `person ${target.person}`
    case 'zombies':
      return `zombies ${target.zone} ${target.kind}`
    case 'token':
      return `token ${target.token}`
    case 'car':
      return `car ${target.car}`
    case 'door':
      return `door ${target.door}`
  }
}

/** The zone at a point of the board. */
export function zoneAt(layout: Layout, [x, y]: Point): number | undefined {
  const lies = ({ pieces }: ZoneData): boolean =>
    pieces.some(([x0, y0, x1, y1]) => x >= x0 && x < x1 && y >= y0 && y < y1)
  const zones = footings(layout)
  // What is raised lies over the others.
  const raised = zones.findIndex((zone) => zone.kind === 'balcony' && lies(zone))
  const found = raised < 0 ? zones.findIndex(lies) : raised
  return found < 0 ? undefined : found
}

const within = (at: Point, middle: Point, least: number, half: number): boolean =>
  holds(around(middle, Math.max(half, least)), at)

/**
 * What is meant by a point of the board: who stands in front before who stands behind, things before the ground.
 * `least` is how far, in units, a finger or a mouse may miss something small.
 */
export function targetAt(
  layout: Layout,
  placed: readonly PlacedZone[],
  at: Point,
  least: number,
): BoardTarget | undefined {
  const door = layout.doors.findIndex(({ gate, at: middle }) => !gate && within(at, middle, least, 5))
  if (door >= 0) return { at: 'door', door }
  const zone = zoneAt(layout, at)
  const here = zone === undefined ? undefined : placed[zone]
  if (zone === undefined || !here) return undefined
  const person = here.people.findLast((one) => within(at, one.at, Math.min(least, one.r * 1.4), one.r * 1.25))
  if (person) return { at: 'person', zone, person: person.person.id }
  const pile = here.piles.findLast(({ at: [x, y], height, scale }) => {
    const [w, h] = [height * scale * 0.5, height * scale]
    const box: Rect = [x - w, y - h, x + w, y + 2 * scale]
    return holds(box, at)
  })
  if (pile) return { at: 'zombies', zone, kind: pile.kind }
  for (const { thing, at: middle } of here.things.toReversed()) {
    if (thing.is === 'token' && within(at, middle, least, 5.5))
      return {
        at: 'token',
        zone,
        token: thing.token.token,
        ...(thing.token.deeds && { deeds: thing.token.deeds }),
      }
    if (thing.is === 'car' && within(at, middle, least, 7)) return { at: 'car', zone, car: thing.car.car }
  }
  return { at: 'zone', zone }
}
