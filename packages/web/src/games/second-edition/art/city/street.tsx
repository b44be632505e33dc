import { boundsOf, type Rect, type ZoneData } from '@graveshift/zones'
import type { ReactNode } from 'react'
import { grain } from '../../../../zone-table/board/grain.ts'
import { zonesNear } from '../../../../zone-table/board/plan.ts'
import { boxPath, grown, heightOf, overlap, tenth, widthOf } from '../../../../zone-table/board/rects.ts'
import type { CityPlan } from './city-plan.ts'

/** A bar of a zebra crossing: how wide, and how far from one to the next. */
const BAR = 2.6
const STEP = 5
/** How far it reaches over the border on either side. */
const REACH = 3.4
/** From the ends of the border. */
const INSET = 7.2

/** Borders of street zones are zebra crossings: a border that one sees is no rule that one must know. */
function crossings({ layout: { links, zones } }: CityPlan, area: Rect): string {
  return links
    .map(({ from, to, way }) => {
      const [one, other] = [zones[from], zones[to]]
      if (one?.kind !== 'street' || other?.kind !== 'street') return ''
      const [a, b] = [boundsOf(one), boundsOf(other)]
      return way % 2 === 1
        ? bars(way === 1 ? a[2] : a[0], Math.max(a[1], b[1]), Math.min(a[3], b[3]), 'down', area)
        : bars(way === 2 ? a[3] : a[1], Math.max(a[0], b[0]), Math.min(a[2], b[2]), 'across', area)
    })
    .join('')
}

function bars(line: number, from: number, to: number, axis: 'down' | 'across', area: Rect): string {
  let path = ''
  for (let at = from + INSET; at < to - INSET + 1; at += STEP) {
    const bar: Rect =
      axis === 'down'
        ? [line - REACH, at, line + REACH, at + BAR]
        : [at, line - REACH, at + BAR, line + REACH]
    if (overlap(bar, area)) path += boxPath(bar)
  }
  return path
}

const isCrossing = ({ name }: ZoneData): boolean => /\.(?:NW|NE|SW|SE)$/.test(name)

/** Dashes in the middle of a straight street; where it is half on the board they run along the rim. */
function dashes(zone: ZoneData, { board: [, , width, height] }: CityPlan): string {
  const [x0, y0, x1, y1] = boundsOf(zone)
  const isAcross = (x1 - x0) % 100 === 40
  const middle = isAcross ? middleOf(y0, y1, height) : middleOf(x0, x1, width)
  if (isCrossing(zone) || middle === undefined) return ''
  return [8, 17, 26].map((at) => (isAcross ? `M${x0 + at} ${middle}h5` : `M${middle} ${y0 + at}v5`)).join('')
}

const WHOLE_STREET = 45

function middleOf(from: number, to: number, end: number): number | undefined {
  if (to - from > WHOLE_STREET) return (from + to) / 2
  if (from === 0) return 1
  return to === end ? end - 1 : undefined
}

/** What lies on the asphalt of one zone: a puddle, a manhole, a crack, or nothing. */
function litter(zone: ZoneData): {
  readonly puddle: string
  readonly manhole: string
  readonly crack: string
} {
  const rect = boundsOf(zone)
  const [x0, y0] = rect
  const [w, h] = [widthOf(rect), heightOf(rect)]
  const next = grain(`${zone.name}/street`)
  const found = { puddle: '', manhole: '', crack: '' }
  if (next() < 0.75) {
    const [x, y, r] = [x0 + w * (0.3 + next() * 0.4), y0 + h * (0.3 + next() * 0.4), 4.5 + next() * 5]
    const c = (...figures: readonly number[]) => figures.map((figure) => tenth(r * figure)).join(' ')
    found.puddle = `M${tenth(x - r)} ${tenth(y)}c${c(0.2, -0.5, 0.9, -0.35, 1.2, -0.4)}s${c(1, 0.3, 0.7, 0.6)}s${c(-0.9, 0.3, -1.3, 0.2)}Z`
  }
  if (next() < 0.5)
    found.manhole = `M${tenth(x0 + w * (0.25 + next() * 0.5))} ${tenth(y0 + h * (0.25 + next() * 0.5))}`
  if (next() < 0.6) found.crack = `M${tenth(x0 + w * next())} ${tenth(y0 + h * next())}l3 1.4l1.6 3l3.4 .8`
  return found
}

/** Asphalt, and the stone that goes round houses. */
export function drawStreet(plan: CityPlan, area: Rect): ReactNode {
  const zones = zonesNear(plan, plan.streets, area).flatMap((index) => plan.layout.zones[index] ?? [])
  const found = zones.map(litter)
  const manholes = found.map(({ manhole }) => manhole).filter((path) => path !== '')
  return (
    <>
      <path className="city-asphalt" d={boxPath(area)} fill="#292d37" />
      <g className="city-fine">
        <path d={boxPath(area)} fill="url(#city-grit)" />
        {found.map(({ puddle }) => puddle !== '' && <path key={puddle} d={puddle} fill="url(#city-wet)" />)}
      </g>
      {drawPavement(plan, area)}
      <path d={crossings(plan, area)} fill="#d9d6cb" opacity=".4" />
      <path
        className="city-fine"
        d={zones.map((zone) => dashes(zone, plan)).join('')}
        stroke="#e0a92c"
        opacity=".55"
      />
      <g className="city-fine" fill="none" strokeLinecap="round">
        <path d={found.map(({ crack }) => crack).join('')} stroke="#15171c" strokeWidth=".5" opacity=".8" />
        <path d={manholes.map((at) => `${at}h.01`).join('')} stroke="#15171c" strokeWidth="6" />
        <path d={manholes.map((at) => `${at}h.01`).join('')} stroke="#23262e" strokeWidth="4.4" />
        <path
          d={manholes.map((at) => `${at}m-1.5 -.7h3m-3 1.4h3`).join('')}
          stroke="#3d424d"
          strokeWidth=".5"
        />
      </g>
    </>
  )
}

/** How wide the pavement is, with its stones and its kerb. */
const PAVEMENT = 4.6
const KERB = 5.3
const GUTTER = 5.8

function drawPavement(plan: CityPlan, area: Rect): ReactNode {
  const pieces = zonesNear(plan, plan.rooms, area, GUTTER).flatMap(
    (room) => plan.layout.zones[room]?.pieces ?? [],
  )
  const round = (by: number): string => pieces.map((piece) => softBox(grown(piece, by), by / 2)).join('')
  return (
    <g className="city-pavement">
      <path d={round(GUTTER)} fill="#14161b" />
      <path d={round(KERB)} fill="#6a6b70" />
      <path d={round(PAVEMENT)} fill="#4b4d54" />
      <path className="city-fine" d={pieces.map(slabs).join('')} stroke="#393b41" strokeWidth=".5" />
    </g>
  )
}

const softBox = ([x0, y0, x1, y1]: Rect, r: number): string =>
  `M${tenth(x0 + r)} ${tenth(y0)}H${tenth(x1 - r)}Q${tenth(x1)} ${tenth(y0)} ${tenth(x1)} ${tenth(y0 + r)}V${tenth(y1 - r)}Q${tenth(x1)} ${tenth(y1)} ${tenth(x1 - r)} ${tenth(y1)}H${tenth(x0 + r)}Q${tenth(x0)} ${tenth(y1)} ${tenth(x0)} ${tenth(y1 - r)}V${tenth(y0 + r)}Q${tenth(x0)} ${tenth(y0)} ${tenth(x0 + r)} ${tenth(y0)}Z`

function slabs([x0, y0, x1, y1]: Rect): string {
  let path = ''
  for (let x = x0 + 4; x < x1; x += 8)
    path += `M${x} ${tenth(y0 - PAVEMENT)}v${PAVEMENT}M${x} ${y1}v${PAVEMENT}`
  for (let y = y0 + 4; y < y1; y += 8)
    path += `M${tenth(x0 - PAVEMENT)} ${y}h${PAVEMENT}M${x1} ${y}h${PAVEMENT}`
  return path
}
