import type { Layout, Point, Rect } from '@graveshift/zones'
import type { ReactNode } from 'react'
import { disc } from '../../../../art/draw.tsx'
import { grain } from '../../../../zone-table/board/grain.ts'
import { boxPath, grown, middle, overlap, tenth } from '../../../../zone-table/board/rects.ts'

/** The strip beside the tiles: where it lies, and how one counts along and across it. */
interface Strip {
  readonly rect: Rect
  readonly isUpright: boolean
  /** A rectangle from and to along the strip, from and to across it from its outer rim. */
  box(from: number, to: number, outer: number, inner: number): Rect
  /** Where along the strip a rectangle begins and ends. */
  span(rect: Rect): readonly [number, number]
}

function stripOf({ width, height, tileArea: [x0, y0, x1, y1] }: Layout): Strip | undefined {
  if (y0 > 0) return lying([0, 0, width, y0], 1)
  if (y1 < height) return lying([0, y1, width, height], -1)
  if (x0 > 0) return upright([0, 0, x0, height], 1)
  return x1 < width ? upright([x1, 0, width, height], -1) : undefined
}

const sorted = (a: number, b: number): readonly [number, number] => (a < b ? [a, b] : [b, a])

function lying(rect: Rect, inward: 1 | -1): Strip {
  const rim = inward === 1 ? rect[1] : rect[3]
  return {
    rect,
    isUpright: false,
    box(from, to, outer, inner) {
      const [top, bottom] = sorted(rim + outer * inward, rim + inner * inward)
      return [from, top, to, bottom]
    },
    span: ([x0, , x1]) => [x0, x1],
  }
}

function upright(rect: Rect, inward: 1 | -1): Strip {
  const rim = inward === 1 ? rect[0] : rect[2]
  return {
    rect,
    isUpright: true,
    box(from, to, outer, inner) {
      const [left, right] = sorted(rim + outer * inward, rim + inner * inward)
      return [left, from, right, to]
    },
    span: ([, y0, , y1]) => [y0, y1],
  }
}

/** Across the strip, from its outer rim: ballast, rails, the body of a car. */
const SLEEPER = [4, 32] as const
const RAILS = [9, 25] as const
const CAR = [3, 31.4] as const
const FLOOR = [5.6, 28.8] as const

/** Zones of a train, each with what it is. */
interface Car {
  readonly id: string
  readonly from: number
  readonly to: number
}

const kindOf = (name: string): string => name.split('.')[1] ?? ''

const BODY: Readonly<Record<string, string>> = {
  main: '#7d4a2a',
  pen: '#7d4a2a',
  car: '#7a3b2c',
  cab: '#7a3b2c',
  coal: '#3b3f45',
}

/** Ballast, sleepers and rails along the whole strip; before a train comes, stripes. */
function drawTrack(layout: Layout, strip: Strip, area: Rect): ReactNode {
  const [from, to] = strip.span(strip.rect)
  let sleepers = ''
  for (let at = from + 1; at < to; at += 6) sleepers += boxPath(strip.box(at, at + 3, ...SLEEPER))
  const rails = (width: number, shift: number): string =>
    RAILS.map((rail) => boxPath(strip.box(from, to, rail + shift, rail + width + shift))).join('')
  const ahead = new Set(layout.stages?.slice(1).flatMap(({ entered }) => entered) ?? [])
  const warned = [...ahead].flatMap((zone) => layout.zones[zone]?.pieces ?? [])
  const borders = layout.zones
    .filter(({ kind }) => kind === 'track')
    .flatMap(({ pieces }) => pieces.map((piece) => strip.span(piece)[1]))
    .filter((at) => at < to)
    .map((at) => boxPath(strip.box(at - 0.6, at + 0.6, 2, 34)))
  return (
    <>
      <path d={boxPath(strip.rect)} fill="#6b5a47" />
      <path className="town-fine" d={boxPath(strip.rect)} fill="url(#town-sand)" />
      <path d={sleepers} fill="#4a3420" />
      <path d={rails(2, 0)} fill="#9aa3a8" />
      <path d={rails(0.7, 1.4)} fill="#4b5054" />
      {warned.length > 0 && (
        <path
          className="town-warning"
          d={warned
            .filter((rect) => overlap(rect, area))
            .map(boxPath)
            .join('')}
          fill="url(#town-warning)"
          opacity=".5"
        />
      )}
      <path d={borders.join('')} fill="#f6e3ba" opacity=".55" />
      <path d={boxPath(strip.box(from, to, 35.4, 36.6))} fill="#1a0f07" />
    </>
  )
}

/** A car without its roof. */
function drawCar(strip: Strip, { id, from, to }: Car): ReactNode {
  const body = strip.box(from + 1, to - 1, ...CAR)
  const floor = strip.box(from + 3.2, to - 3.2, ...FLOOR)
  const isCoal = id === 'coal'
  let lines = ''
  if (!isCoal)
    for (let at = from + 7; at < to - 4; at += 4.5) lines += boxPath(strip.box(at, at + 0.4, ...FLOOR))
  return (
    <g key={`${id} ${from}`}>
      <path d={boxPath(body)} fill="#000" opacity=".35" transform="translate(1.2 1.6)" />
      <path
        d={boxPath(body)}
        fill={BODY[id] ?? '#7a3b2c'}
        stroke="#1a0f07"
        strokeWidth="1.4"
        strokeLinejoin="round"
      />
      <path className="town-floor" d={boxPath(floor)} fill={isCoal ? '#26282c' : '#a97746'} />
      {isCoal ? (
        <path className="town-fine" d={coal(floor)} fill="#15161a" stroke="#3d4148" strokeWidth=".4" />
      ) : (
        <path className="town-fine" d={lines} fill="#7a5228" />
      )}
    </g>
  )
}

/** Coal lies along the rims: in the middle there is room. */
function coal([x0, y0, x1, y1]: Rect): string {
  const next = grain(`${x1 - x0} coal`)
  return Array.from({ length: 26 }, (_, index) => {
    const [x, y] = [x0 + next() * (x1 - x0), y0 + next() * (y1 - y0)]
    const r = tenth(1.2 + next() * 1.2)
    return index % 2 === 0
      ? disc(tenth(x), tenth(index % 4 === 0 ? y0 + r : y1 - r), r)
      : disc(tenth(index % 4 === 1 ? x0 + r : x1 - r), tenth(y), r)
  }).join('')
}

/** Doors of a train: a brass sill at each that leads anywhere. */
function drawSills({ zones, links, stages }: Layout): ReactNode {
  const open = stages?.[0]?.gates
  const path = links
    .filter(({ from, to, door }) => {
      const kinds = [zones[from], zones[to]]
      return (
        kinds.some((zone) => zone?.kind === 'train') &&
        kinds.every((zone) => zone !== undefined && zone.pieces.length > 0) &&
        (door === undefined || open === undefined || open.has(door))
      )
    })
    .map(({ at: [x, y], way, door }): string => {
      const [sx, sy] = (door !== undefined && open?.get(door)) || [x, y]
      return boxPath(way % 2 === 0 ? [sx - 5, sy - 2, sx + 5, sy + 2] : [sx - 2, sy - 5, sx + 2, sy + 5])
    })
    .join('')
  return <path d={path} fill="#e0b25c" stroke="#1a0f07" strokeWidth=".8" />
}

/** The front of an engine, which is no zone: boiler, chimney, lamp, cowcatcher. */
function drawNose(strip: Strip, nose: Rect, cab: Rect | undefined): ReactNode {
  const [from, to] = strip.span(nose)
  const [length, breadth] = [to - from, CAR[1] - CAR[0]]
  const isBack = cab !== undefined && strip.span(cab)[0] > from
  const [x, y] = middle(strip.box(from, to, ...CAR))
  const turn = (strip.isUpright ? 90 : 0) + (isBack ? 180 : 0)
  const [l, b] = [length / 2, breadth / 2]
  return (
    <g key="nose" transform={`translate(${tenth(x)} ${tenth(y)})${turn === 0 ? '' : ` rotate(${turn})`}`}>
      <path
        d={`M${-l} ${2.6 - b}H${l - 13}L${l - 3} 0L${l - 13} ${b - 2.6}H${-l}Z`}
        fill="#2b2f35"
        stroke="#1a0f07"
        strokeWidth="1.4"
        strokeLinejoin="round"
      />
      <path
        d={`M${l - 12} ${4 - b}L${l - 5} 0L${l - 12} ${b - 4}M${l - 16} ${3 - b}V${b - 3}`}
        fill="none"
        stroke="#a32a1d"
        strokeWidth="1.4"
      />
      <rect x={1 - l} y="-8.5" width={length - 15} height="17" rx="6" fill="#454b53" stroke="#1a0f07" />
      <path
        d={`M${5 - l} -5H${l - 19}`}
        stroke="#8d959c"
        strokeWidth="2"
        strokeLinecap="round"
        opacity=".7"
      />
      <path d={`M${7 - l} -8.5v17M${17 - l} -8.5v17`} stroke="#c79a3f" strokeWidth="2" />
      <circle cx={l - 18} r="4.6" fill="#1b1d21" stroke="#c79a3f" strokeWidth="1.4" />
      <circle cx={l - 8} r="2.6" fill="#ffe08a" stroke="#1a0f07" strokeWidth=".8" />
    </g>
  )
}

const isIn = ([x, y]: Point, [x0, y0, x1, y1]: Rect) => x >= x0 && x <= x1 && y >= y0 && y <= y1

/** The railway beside the town, with the train that stands there. */
export function drawRailway(layout: Layout, area: Rect): ReactNode {
  const strip = stripOf(layout)
  if (!strip || !overlap(strip.rect, area)) return null
  const cars = layout.zones
    .filter(({ kind }) => kind === 'train')
    .flatMap(({ name, pieces }) =>
      pieces.map((piece): Car => {
        const [from, to] = strip.span(piece)
        return { id: kindOf(name), from, to }
      }),
    )
  const cab = layout.zones.find(({ name, pieces }) => kindOf(name) === 'cab' && pieces.length > 0)?.pieces[0]
  const noses = (layout.blocks ?? []).filter(
    ({ kind, rect }) => kind === 'nose' && isIn(middle(rect), strip.rect),
  )
  return (
    <>
      {drawTrack(layout, strip, area)}
      {cars.map((car) => drawCar(strip, car))}
      {noses
        .filter(({ rect }) => overlap(grown(rect, 2), area))
        .map(({ rect }) => drawNose(strip, rect, cab))}
      {drawSills(layout)}
    </>
  )
}
