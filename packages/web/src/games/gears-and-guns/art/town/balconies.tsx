import type { Rect } from '@graveshift/zones'
import type { ReactNode } from 'react'
import { outlineOf } from '../../../../zone-table/board/outline.ts'
import { zonesNear } from '../../../../zone-table/board/plan.ts'
import { boxPath, grown, heightOf, tenth, widthOf } from '../../../../zone-table/board/rects.ts'
import type { TownPlan } from './town-plan.ts'

const PLANK = 2.6

/** Planks lie across. */
function planks(rect: Rect): string {
  const [x0, y0, x1, y1] = grown(rect, -0.8)
  let path = ''
  if (widthOf(rect) > heightOf(rect))
    for (let x = x0 + PLANK; x < x1; x += PLANK) path += `M${tenth(x)} ${y0}V${y1}`
  else for (let y = y0 + PLANK; y < y1; y += PLANK) path += `M${x0} ${tenth(y)}H${x1}`
  return path
}

const posts = ([x0, y0, x1, y1]: Rect): string =>
  [
    [x0, y0],
    [x1, y0],
    [x0, y1],
    [x1, y1],
  ]
    .map(([x, y]) => `M${x} ${y}h.01`)
    .join('')

/** Balconies stand above the street: their decks throw a shadow on it, a rail goes round them. */
export function drawBalconies(plan: TownPlan, area: Rect): ReactNode {
  const pieces = zonesNear(plan, plan.balconies, area, 4).map(
    (balcony) => plan.layout.zones[balcony]?.pieces ?? [],
  )
  if (pieces.length === 0) return null
  const all = pieces.flat()
  const outlines = pieces.map((each) => outlineOf(each, 0)).join('')
  const corners = all.map((rect) => posts(grown(rect, -0.9))).join('')
  return (
    <>
      <path d={all.map(boxPath).join('')} fill="#000" opacity=".36" transform="translate(2 2.6)" />
      <path className="town-deck" d={outlines} fill="#c08f52" stroke="#1a0f07" strokeWidth="1.6" />
      <path className="town-fine" d={all.map(planks).join('')} stroke="#84592c" strokeWidth=".5" />
      <path
        d={pieces.map((each) => outlineOf(each, 0.9)).join('')}
        fill="none"
        stroke="#f0d49a"
        strokeWidth=".8"
      />
      <g strokeLinecap="round">
        <path d={corners} stroke="#1a0f07" strokeWidth="3" />
        <path d={corners} stroke="#f0d49a" strokeWidth="1.8" />
      </g>
    </>
  )
}
