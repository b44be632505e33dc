import { nth } from '@graveshift/kernel'
import type { Layout, Point } from '@graveshift/zones'
import { passageOf } from './passages.ts'
import type { PlacedZone } from './place-zone.ts'
import { tenth } from './rects.ts'
import type { ArrowMark, BoardMarks, BoardScene, BoardTarget, SightMark } from './scene.ts'
import { Whole } from './zone-marks.tsx'

interface Props {
  readonly scene: BoardScene
  readonly marks: BoardMarks
  readonly placed: readonly PlacedZone[]
}

const lineOf = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${tenth(x)} ${tenth(y)}`).join('L')}`

const between = ([ax, ay]: Point, [bx, by]: Point, share: number): Point => [
  ax + (bx - ax) * share,
  ay + (by - ay) * share,
]

const length = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(bx - ax, by - ay)

/** A head at the end of a line, pointing on. */
function headOf(from: Point, tip: Point, size: number): string {
  const far = length(from, tip) || 1
  const [dx, dy] = [(tip[0] - from[0]) / far, (tip[1] - from[1]) / far]
  const at = (back: number, aside: number): Point => [
    tip[0] - dx * back - dy * aside,
    tip[1] - dy * back + dx * aside,
  ]
  return `${lineOf([at(size, size * 0.62), tip, at(size, -size * 0.62), at(size * 0.72, 0)])}Z`
}

interface Spot {
  readonly at: Point
  /** Half of how large it is. */
  readonly r: number
}

/** Where and how large what is looked at is, where that is a thing or somebody in a zone. */
function spotOf(
  looked: BoardTarget | undefined,
  { doors }: Layout,
  placed: readonly PlacedZone[],
): Spot | undefined {
  if (!looked || looked.at === 'zone') return undefined
  if (looked.at === 'door') return { at: nth(doors, looked.door).at, r: THING }
  const here = placed[looked.zone]
  if (looked.at === 'person') {
    const found = here?.people.find(({ person }) => person.id === looked.person)
    return found && { at: found.at, r: found.r * 1.45 }
  }
  if (looked.at === 'zombies') {
    const found = here?.piles.find(({ kind }) => kind === looked.kind)
    if (!found) return undefined
    const half = (found.height * found.scale) / 2
    return { at: [found.at[0], found.at[1] - half], r: half * 1.3 }
  }
  const found = here?.things.find(({ thing }) =>
    looked.at === 'token'
      ? thing.is === 'token' && thing.token.token === looked.token
      : thing.is === 'car' && thing.car.car === looked.car,
  )
  return found && { at: found.at, r: looked.at === 'car' ? 1.6 * THING : THING }
}

/** The ring round a token. */
const THING = 8.2

/** Ways that are planned, moves of zombies, and looks: over everybody. */
export function WayMarks({ scene, marks, placed }: Props) {
  const { layout } = scene
  const { path = [], plans = [], arrows = [], stuck = [], sights = [], looked } = marks
  const middle = (zone: number): Point => placed[zone]?.middle ?? [0, 0]
  const spot = spotOf(looked, layout, placed)
  return (
    <Whole layout={layout}>
      {plans.map(({ seat, path: way }) =>
        way.length > 1 ? (
          <g key={`${seat} ${way.join()}`} className="zb-others">
            <Path points={pathPoints(layout, way, undefined, placed, undefined)} />
          </g>
        ) : null,
      )}
      {path.length > 1 && <Path points={pathPoints(layout, path, marks.acting, placed, spot?.at)} />}
      {spot && <circle className="zb-ring" cx={spot.at[0]} cy={spot.at[1]} r={spot.r} />}
      {arrows.map((arrow) => (
        <Arrow
          key={`${arrow.from} ${arrow.to} ${arrow.why} ${arrow.isSecond}`}
          arrow={arrow}
          from={middle(arrow.from)}
          over={passageOf(layout, arrow.from, arrow.to)}
          to={middle(arrow.to)}
        />
      ))}
      {stuck.map((zone) => {
        const [x, y] = middle(zone)
        return <Stuck key={zone} at={[x, y - 9]} />
      })}
      {sights.map((sight) => (
        <Sight
          key={`${sight.from} ${sight.to}`}
          sight={sight}
          from={middle(sight.from)}
          to={middle(sight.to)}
        />
      ))}
    </Whole>
  )
}

/** From whoever acts over every passage to the place that is meant. */
function pathPoints(
  layout: Layout,
  path: readonly number[],
  acting: string | undefined,
  placed: readonly PlacedZone[],
  spot: Point | undefined,
): readonly Point[] {
  const [first = 0] = path
  const last = path.at(-1) ?? first
  const middle = (zone: number): Point => placed[zone]?.middle ?? [0, 0]
  const start = placed[first]?.people.find(({ person }) => person.id === acting)?.at ?? middle(first)
  const steps = path.slice(1).flatMap((zone, index) => {
    const over = passageOf(layout, path[index] ?? first, zone)
    return [...(over ? [over] : []), ...(zone === last ? [] : [middle(zone)])]
  })
  return [start, ...steps, spot ?? middle(last)]
}

/** A way that is planned. */
export function Path({ points }: { readonly points: readonly Point[] }) {
  const tip = points.at(-1) ?? [0, 0]
  const before = points.at(-2) ?? tip
  const end = between(before, tip, Math.max(0, 1 - 4 / (length(before, tip) || 1)))
  const line = lineOf([...points.slice(0, -1), end])
  return (
    <g className="zb-path">
      <path className="zb-ink" d={line} />
      <path className="zb-line" d={line} />
      <path className="zb-head" d={headOf(before, tip, 6)} />
    </g>
  )
}

interface ArrowProps {
  readonly arrow: ArrowMark
  readonly from: Point
  readonly over: Point | undefined
  readonly to: Point
}

/** Red with an eye: they see somebody. Amber and dashed with waves: they go after noise. */
export function Arrow({ arrow: { why, isSecond, isFork }, from, over, to }: ArrowProps) {
  const way = over ?? between(from, to, 0.5)
  const start = between(from, way, 0.45)
  const end = between(way, to, 0.66)
  const neck = between(way, end, Math.max(0, 1 - 4 / (length(way, end) || 1)))
  const line = lineOf([start, way, neck])
  return (
    <g
      className="zb-arrow"
      data-why={why}
      {...(isSecond && { 'data-second': '' })}
      {...(isFork && { 'data-fork': '' })}
    >
      <path className="zb-ink" d={line} />
      <path className="zb-line" d={line} />
      <path className="zb-head" d={headOf(way, end, 7)} />
      <g transform={`translate(${way[0]} ${way[1]})`}>
        <rect x="-4.6" y="-3.4" width="9.2" height="6.8" rx="2" />
        {why === 'sees' ? (
          <path className="zb-sign" d="M-3 0Q0 -3.6 3 0Q0 3.6 -3 0ZM0 0h.01" />
        ) : (
          <path className="zb-sign" d="M-1.6 0h.01M.2 -1.4Q1.2 0 .2 1.4M1.7 -2.2Q3.2 0 1.7 2.2" />
        )}
      </g>
    </g>
  )
}

/** Zombies that have no open way. */
export const Stuck = ({ at: [x, y] }: { readonly at: Point }) => (
  <g transform={`translate(${x} ${y})`}>
    <path className="zb-stuck" d="M-5 0h10M-5 -2.4v4.8M5 -2.4v4.8" />
  </g>
)

interface SightProps {
  readonly sight: SightMark
  readonly from: Point
  readonly to: Point
}

/** A line with its range, or one that ends at a bar. */
export function Sight({ sight: { stopsAt, range }, from, to }: SightProps) {
  const end = stopsAt ?? to
  const [nx, ny] = [-(end[1] - from[1]), end[0] - from[0]]
  const far = Math.hypot(nx, ny) || 1
  const aside = (by: number): Point => [end[0] + (nx / far) * by, end[1] + (ny / far) * by]
  return (
    <g className="zb-sight" {...(stopsAt && { 'data-stopped': '' })}>
      <path className="zb-ink" d={lineOf([from, end])} />
      <path className="zb-line" d={lineOf([from, end])} />
      {stopsAt ? (
        <path className="zb-bar" d={lineOf([aside(4), aside(-4)])} />
      ) : (
        <g transform={`translate(${end[0]} ${end[1]})`}>
          <g className="zb-chip">
            <circle r="4.2" />
            <text y="2.1">{range}</text>
          </g>
        </g>
      )}
    </g>
  )
}
