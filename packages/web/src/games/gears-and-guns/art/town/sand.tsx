import { boundsOf, type LinkData, type Rect, type ZoneData } from '@graveshift/zones'
import type { ReactNode } from 'react'
import { grain } from '../../../../zone-table/board/grain.ts'
import { zonesNear } from '../../../../zone-table/board/plan.ts'
import { boxPath, grown, overlap, tenth } from '../../../../zone-table/board/rects.ts'
import type { TownPlan } from './town-plan.ts'

/** From the ends of a border. */
const INSET = 4

/** Where one street zone ends and the next begins, as a dashed line. */
function borderOf({ from, to, way }: LinkData, zones: readonly ZoneData[], area: Rect): string {
  const [one, other] = [zones[from], zones[to]]
  if (one?.kind !== 'street' || other?.kind !== 'street') return ''
  const [a, b] = [boundsOf(one), boundsOf(other)]
  if (!overlap(grown(a, 2), area) && !overlap(grown(b, 2), area)) return ''
  if (way % 2 === 1)
    return `M${way === 1 ? a[2] : a[0]} ${Math.max(a[1], b[1]) + INSET}V${Math.min(a[3], b[3]) - INSET}`
  return `M${Math.max(a[0], b[0]) + INSET} ${way === 2 ? a[3] : a[1]}H${Math.min(a[2], b[2]) - INSET}`
}

/** Dry grass, stones and ruts of wagons in one zone. */
function litter(zone: ZoneData) {
  const [x0, y0, x1, y1] = boundsOf(zone)
  const next = grain(`${zone.name}/dust`)
  const found = { grass: '', stones: '', ruts: '' }
  for (let each = 0; each < 3; each++) {
    const x = tenth(x0 + (x1 - x0) * (0.16 + next() * 0.68))
    const y = tenth(y0 + (y1 - y0) * (0.16 + next() * 0.68))
    const what = next()
    if (what < 0.5) found.grass += `M${x} ${y}l-1 -3m2 3v-3.6m1 3.6l1.2 -2.8`
    else if (what < 0.8) found.stones += `M${x} ${y}h1.2`
    else found.ruts += `M${x - 7} ${y}q7 -1.6 14 0m0 4q-7 -1.6 -14 0`
  }
  return found
}

/** Sand with what lies on it, and the borders of its zones. */
export function drawSand(plan: TownPlan, area: Rect): ReactNode {
  const { links, zones } = plan.layout
  const found = zonesNear(plan, plan.streets, area).flatMap((index) => {
    const zone = zones[index]
    return zone ? [litter(zone)] : []
  })
  const all = (part: 'grass' | 'stones' | 'ruts') => found.map((each) => each[part]).join('')
  return (
    <>
      <path className="town-sand" d={boxPath(area)} fill="#bd935c" />
      <g className="town-fine" fill="none" strokeLinecap="round">
        <path d={boxPath(area)} fill="url(#town-sand)" />
        <path d={all('ruts')} stroke="#8f6a3c" strokeWidth="1.2" opacity=".5" />
        <path d={all('grass')} stroke="#6f6a33" strokeWidth=".7" />
        <path d={all('stones')} stroke="#5b3f22" strokeWidth="2.6" />
        <path d={all('stones')} stroke="#7c5b34" strokeWidth="1.8" />
      </g>
      <path
        className="town-border"
        d={links.map((link) => borderOf(link, zones, area)).join('')}
        stroke="#f6e3ba"
        strokeWidth="1.2"
        strokeDasharray="3.2 2.4"
        opacity=".7"
      />
    </>
  )
}

/** How wide boardwalks are. */
const WALK = 5.3
const PLANK = 3.4

function planks([x0, y0, x1, y1]: Rect): string {
  let path = ''
  for (let x = x0 - 3; x < x1 + 4; x += PLANK)
    path += `M${tenth(x)} ${tenth(y0 - WALK)}v${WALK}M${tenth(x)} ${y1}v${WALK}`
  for (let y = y0 - 3; y < y1 + 4; y += PLANK)
    path += `M${tenth(x0 - WALK)} ${tenth(y)}h${WALK}M${x1} ${tenth(y)}h${WALK}`
  return path
}

/** Boardwalks go round houses. */
export function drawBoardwalks({ houses }: TownPlan, area: Rect): ReactNode {
  const near = houses.filter((house) => overlap(grown(house, WALK + 1), area))
  const round = (by: number): string => near.map((house) => boxPath(grown(house, by))).join('')
  return (
    <g className="town-walk">
      <path d={round(WALK + 0.7)} fill="#1a0f07" />
      <path d={round(WALK)} fill="#8a6238" />
      <path className="town-fine" d={near.map(planks).join('')} stroke="#5c3d22" strokeWidth=".5" />
    </g>
  )
}
