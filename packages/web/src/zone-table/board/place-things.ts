import type { Point, Rect, ZoneData } from '@graveshift/zones'
import { areaOf, freeRects, heightOf, overlap, standingRect, widthOf } from './rects.ts'
import type { CarScene, SpawnScene, TokenScene, ZoneScene } from './scene.ts'
import type { Reach, Skin } from './skin.ts'

/** Something that lies in a zone. */
export type BoardThing =
  | { readonly is: 'token'; readonly token: TokenScene }
  | { readonly is: 'spawn'; readonly spawn: SpawnScene }
  | { readonly is: 'exit' }
  | { readonly is: 'car'; readonly car: CarScene }

export interface PlacedThing {
  readonly thing: BoardThing
  readonly at: Point
  readonly scale: number
  readonly reach: Reach
}

/** From the border of the zone. */
const EDGE = 3.6
/** In zones smaller than this, in one way and in the other, things without a printed place are drawn smaller. */
const SMALL = 34
const SHORT = 45
const SMALLER = { spawn: 0.8, exit: 0.62, token: 0.74 }
/** Tokens that would take more than this of a narrow zone's breadth are drawn smaller there. */
const BROAD = 0.6

/** Tokens lie where they are printed; what has no place of its own lies where it leaves most room for others. */
export function placeThings(zone: ZoneData, scene: ZoneScene, skin: Skin): readonly PlacedThing[] {
  const room = standingRect(zone)
  const [short, long] = [widthOf(room), heightOf(room)].toSorted((one, other) => one - other)
  const isNarrow = (short ?? 0) < SMALL
  const isSmall = isNarrow && (long ?? 0) < SHORT
  const { sizes } = skin
  const printed = scene.tokens.flatMap((token): PlacedThing[] =>
    token.at
      ? [{ thing: { is: 'token', token }, at: token.at, scale: 1, reach: sizes.token(token.kind) }]
      : [],
  )
  const loose: readonly Omit<PlacedThing, 'at'>[] = [
    ...scene.spawns.map((spawn) => ({
      thing: { is: 'spawn', spawn } as const,
      scale: isNarrow ? SMALLER.spawn : 1,
      reach: sizes.spawn,
    })),
    ...(scene.isExit
      ? [{ thing: { is: 'exit' } as const, scale: isSmall ? SMALLER.exit : 1, reach: sizes.exit }]
      : []),
    ...scene.cars.map((car) => ({ thing: { is: 'car', car } as const, scale: 1, reach: sizes.car })),
    ...scene.tokens
      .filter(({ at }) => at === undefined)
      .map((token) => ({
        thing: { is: 'token', token } as const,
        scale: isNarrow && widthOf(sizes.token(token.kind)) > BROAD * (short ?? 0) ? SMALLER.token : 1,
        reach: sizes.token(token.kind),
      })),
  ]
  const placed = [...printed]
  for (const thing of loose) placed.push({ ...thing, at: bestPlace(zone.pieces, room, thing, placed) })
  return placed
}

const boxOf = ({ reach, scale }: Pick<PlacedThing, 'reach' | 'scale'>, [x, y]: Point): Rect => [
  x + reach[0] * scale,
  y + reach[1] * scale,
  x + reach[2] * scale,
  y + reach[3] * scale,
]

/** Upper left, where the price of going there is told; tokens lie there only for much more room. */
const COST: Point = [13.5, 11]
const UNDER_COST = 0.4

/** The ground that two lie on. */
const shared = (one: Rect, other: Rect): number =>
  overlap(one, other)
    ? (Math.min(one[2], other[2]) - Math.max(one[0], other[0])) *
      (Math.min(one[3], other[3]) - Math.max(one[1], other[1]))
    : 0

/** Along the borders first, below before above: figures stand in front of what lies behind them. */
function bestPlace(
  pieces: readonly Rect[],
  room: Rect,
  thing: Omit<PlacedThing, 'at'>,
  placed: readonly PlacedThing[],
): Point {
  const [left, up, right, down] = boxOf(thing, [0, 0])
  const xs = [room[0] + EDGE - left, (room[0] + room[2]) / 2, room[2] - EDGE - right]
  const ys = [room[1] + EDGE - up, (room[1] + room[3]) / 2, room[3] - EDGE - down]
  const order = [7, 3, 5, 1, 6, 8, 0, 2, 4]
  const taken = placed.map((other) => boxOf(other, other.at))
  const cost: Rect = [room[0], room[1], room[0] + COST[0], room[1] + COST[1]]
  let best: { readonly at: Point; readonly score: number } | undefined
  for (const place of order) {
    const at: Point = [xs[place % 3] ?? 0, ys[Math.floor(place / 3)] ?? 0]
    const box = boxOf(thing, at)
    const free = Math.max(0, ...freeRects(pieces, [...taken, box]).map(areaOf))
    // Where everything is taken it lies where it hides least.
    const hidden = taken.reduce((sum, other) => sum + shared(other, box), 0)
    const isUnderCost = thing.thing.is === 'token' && overlap(box, cost)
    const score = hidden > 0 ? -hidden : isUnderCost ? free * UNDER_COST : free
    if (!best || score > best.score + 1) best = { at, score }
  }
  return best?.at ?? [(room[0] + room[2]) / 2, (room[1] + room[3]) / 2]
}
