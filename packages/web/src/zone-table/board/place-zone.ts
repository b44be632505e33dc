import type { Point, Rect, ZoneData } from '@graveshift/zones'
import {
  mostRadius,
  type PileOf,
  type PlacedPile,
  placeAmong,
  placePeople,
  placePiles,
  type Round,
  shareOut,
} from './packing.ts'
import { type PlacedThing, placeThings } from './place-things.ts'
import { freeRects, grown, heightOf, standingRect, widthOf } from './rects.ts'
import type { PersonScene, ZoneScene } from './scene.ts'
import type { Skin } from './skin.ts'

/** How much is shown of those in a zone: chips, piles, or everybody. */
export type Detail = 'far' | 'table' | 'close'

export interface PlacedPerson extends Round {
  readonly person: PersonScene
}

/** Where all that is in a zone lies and stands, in units. */
export interface PlacedZone {
  readonly things: readonly PlacedThing[]
  readonly piles: readonly PlacedPile[]
  /** The acting one last, in front of the others. */
  readonly people: readonly PlacedPerson[]
  /** Where its companies stand. */
  readonly middle: Point
  /** Where its noise is told, and what going there costs. */
  readonly noiseAt: Point
  readonly costAt: Point
}

/** From the borders of a zone, where crossings and walls are. */
const PAD = 4.5
/** In rooms and in small zones everybody stands closer to them. */
const SMALL = 34
const SMALL_PAD = 3
/** On balconies one stands in a row, up to the rail. */
const BALCONY_PAD = 1
/** What the figure of noise covers. */
const CHIP: Point = [19, 11]
/** Losing so much of their size to stand clear of the noise is worth it to nobody. */
const WORTH_MOVING = 0.82
/** Up to so many zombies are shown one by one from close by. */
const SINGLE = 7

/** In large zones everybody is drawn larger. */
function largest(rect: Rect): number {
  if (widthOf(rect) > 45 && heightOf(rect) > 38) return 1.3
  return widthOf(rect) < 36 && heightOf(rect) < 36 ? 1.05 : 1.15
}

function pilesOf({ zombies }: ZoneScene, skin: Skin, detail: Detail): readonly PileOf[] {
  const all = zombies.map(({ kind, count }) => ({ kind, count, height: skin.zombie(kind).height }))
  const isFew = zombies.reduce((sum, { count }) => sum + count, 0) <= SINGLE
  if (detail !== 'close' || !isFew) return all
  return all.flatMap((pile) => Array.from({ length: pile.count }, () => ({ ...pile, count: 1 })))
}

/** People who are not in a car. */
export function onFoot({ people, cars }: ZoneScene): readonly PersonScene[] {
  const inside = new Set(cars.flatMap((car) => car.inside))
  return people.filter(({ id }) => !inside.has(id))
}

export function placeZone(
  zone: ZoneData,
  scene: ZoneScene,
  skin: Skin,
  { detail, acting }: { readonly detail: Detail; readonly acting: string | undefined },
): PlacedZone {
  const room = standingRect(zone)
  const [x0, y0, x1] = room
  const things = placeThings(zone, scene, skin)
  const obstacles = things.map(
    ({ reach: [left, up, right, down], at: [x, y], scale }): Rect => [
      x + left * scale,
      y + up * scale,
      x + right * scale,
      y + down * scale,
    ],
  )
  const chip: Rect = [x1 - CHIP[0], y0, x1, y0 + CHIP[1]]
  const people = onFoot(scene)
  const piles = pilesOf(scene, skin, detail)
  const most = largest(room)
  const isTight = zone.kind === 'room' || Math.min(widthOf(room), heightOf(room)) < SMALL
  const pad = zone.kind === 'balcony' ? BALCONY_PAD : isTight ? SMALL_PAD : PAD
  // Of its largest parts: pieces of one street have no borders between them.
  const inner = freeRects(zone.pieces, []).map((part) => grown(part, -pad))
  const best = (kept: readonly Rect[]) =>
    freeRects(inner, kept)
      .map((rect) => shareOut(piles, people.length, rect, most))
      .reduce((one, other) => (other.score > one.score + 0.05 ? other : one), {
        score: 0,
        piles: room,
        people: room,
      })
  const close = best(obstacles)
  const clear = scene.noise > scene.people.length ? best([...obstacles, chip]) : close
  const shares = clear.score > close.score * WORTH_MOVING ? clear : close
  const boxed = placePeople(people.length, shares.people, mostRadius(most))
  // Alone among things they stand wherever there is room between them.
  const among =
    piles.length === 0 && obstacles.length > 0 && people.length > 0
      ? placeAmong(people.length, inner, obstacles, boxed[0]?.r ?? 0, mostRadius(most))
      : undefined
  const rounds = among ?? boxed
  const placed = people.flatMap((person, index): PlacedPerson[] => {
    const round = rounds[index]
    return round ? [{ person, ...round }] : []
  })
  const isActing = ({ person }: PlacedPerson) => person.id === acting
  return {
    things,
    piles: placePiles(piles, shares.piles, most),
    people: [...placed.filter((one) => !isActing(one)), ...placed.filter(isActing)],
    middle: [(room[0] + room[2]) / 2, (room[1] + room[3]) / 2],
    noiseAt: [x1 - 12, y0 + 6],
    costAt: [x0 + 8, y0 + 5.6],
  }
}
