import type { Point, Rect } from '@graveshift/zones'
import type { ReactNode } from 'react'
import { boxPath, grown, middle, overlap, tenth } from '../../../../zone-table/board/rects.ts'
import type { MachinePlan, TownPlan } from './town-plan.ts'

/** A boiler from above, lying along the longer side of its hall. */
function boiler({ rect }: MachinePlan): ReactNode {
  const [x, y] = middle(rect)
  const [w, h] = [rect[2] - rect[0], rect[3] - rect[1]]
  const [length, breadth] = [Math.max(w, h) - 9, Math.min(w, h) * 0.52]
  const [l, b] = [tenth(length / 2), tenth(breadth / 2)]
  const bands = [-0.28, 0, 0.28].map((share) => `M${tenth(length * share)} ${-b}V${b}`).join('')
  return (
    <g key={rect.join(' ')} transform={`translate(${x} ${y})${h > w ? ' rotate(90)' : ''}`}>
      <rect
        x={-l}
        y={-b}
        width={2 * l}
        height={2 * b}
        rx={tenth(breadth * 0.4)}
        fill="#8c5a2b"
        stroke="#1a0f07"
        strokeWidth="1.2"
      />
      <path
        d={`M${4 - l} ${tenth(1.8 - b)}H${l - 4}`}
        stroke="#d29a55"
        strokeWidth="2"
        strokeLinecap="round"
        opacity=".7"
      />
      <path d={bands} stroke="#1a0f07" strokeWidth="2.3" />
      <path d={bands} stroke="#e0b25c" strokeWidth="1.3" />
      <circle r="6.4" fill="#e0b25c" stroke="#1a0f07" />
      <circle r="4.6" fill="#f3ead6" />
    </g>
  )
}

const line = (points: readonly Point[]): string =>
  points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('')

/** Halls of machines, which are no zones: dark, and nobody gets in. */
export function drawHalls({ machines }: TownPlan, area: Rect): ReactNode {
  const near = machines.filter(({ rect }) => overlap(rect, area))
  return (
    <>
      <path d={near.map(({ rect }) => boxPath(rect)).join('')} fill="#2b2119" />
      <path
        className="town-fine"
        d={near.map(({ rect }) => boxPath(grown(rect, -2.6))).join('')}
        fill="none"
        stroke="#4a3826"
        strokeWidth=".7"
        strokeDasharray="2 2"
      />
    </>
  )
}

/** Boilers, and copper pipes from each to its nozzle. */
export function drawMachines({ machines }: TownPlan, area: Rect): ReactNode {
  const near = machines.filter(({ rect }) => overlap(grown(rect, 60), area))
  const pipes = near.map(({ pipe }) => line(pipe)).join('')
  const joints = near.flatMap(({ pipe }) => pipe.slice(1, -1).map(([x, y]) => `M${x} ${y}h.01`)).join('')
  return (
    <>
      {near.map(boiler)}
      <g fill="none" strokeLinejoin="round" strokeLinecap="round">
        <path d={pipes} stroke="#1a0f07" strokeWidth="5" />
        <path d={pipes} stroke="#b8672e" strokeWidth="3.4" />
        <path d={pipes} stroke="#f0b478" strokeWidth=".9" opacity=".8" transform="translate(-.6 -.6)" />
        <path d={joints} stroke="#1a0f07" strokeWidth="7" />
        <path d={joints} stroke="#c79a3f" strokeWidth="5.4" />
      </g>
      {near.map(({ rect }) => {
        const [x, y] = middle(rect)
        return (
          <path
            key={rect.join(' ')}
            d={`M${x - 3} ${y + 1.4}A3.4 3.4 0 0 1 ${x + 3} ${y + 1.4}M${x} ${y}l2.2 -2.4`}
            fill="none"
            stroke="#a32a1d"
            strokeWidth=".9"
            strokeLinecap="round"
          />
        )
      })}
    </>
  )
}

/** A machine by itself, round the point 0, 0. */
export const drawSign = (): ReactNode => boiler({ rect: [-20, -14, 20, 14], pipe: [] })
