import type { Rect } from '@graveshift/zones'
import type { ReactNode } from 'react'
import { around, boxPath, overlap } from '../../../../zone-table/board/rects.ts'
import { LAMP_LIGHT, type TownPlan } from './town-plan.ts'

const lampsIn = ({ lamps }: TownPlan, area: Rect) =>
  lamps.filter((at) => overlap(around(at, LAMP_LIGHT), area))

/** The sun has gone: dusk on everything, lamplight at the corners of houses. */
export const drawDusk = (plan: TownPlan, area: Rect): ReactNode => (
  <g className="town-light">
    <path d={boxPath(area)} fill="#22123a" opacity=".15" />
    {lampsIn(plan, area).map(([x, y]) => (
      <circle key={`${x} ${y}`} cx={x} cy={y} r={LAMP_LIGHT} fill="url(#town-lamp)" />
    ))}
  </g>
)

/** Lanterns on their posts, from above. */
export function drawLamps(plan: TownPlan, area: Rect): ReactNode {
  const path = lampsIn(plan, area)
    .map(([x, y]) => `M${x} ${y}h.01`)
    .join('')
  return (
    <g className="town-fine" fill="none" strokeLinecap="round">
      <path d={path} stroke="#1a0f07" strokeWidth="4.2" />
      <path d={path} stroke="#4a3420" strokeWidth="3.2" />
      <path d={path} stroke="#fff0c4" strokeWidth="1.9" />
    </g>
  )
}
