import type { Rect } from '@graveshift/zones'
import type { ReactNode } from 'react'
import { boxPath, grown, overlap, tenth } from '../../../../zone-table/board/rects.ts'
import { wallBox } from '../../../../zone-table/board/walls.ts'
import type { Window } from '../../../../zone-table/board/windows.ts'
import type { CityPlan } from './city-plan.ts'

const INK = 0.9

/** Walls with their ink; outer ones have an edge that catches the light. */
export function drawWalls({ walls }: CityPlan, area: Rect): ReactNode {
  const boxes = walls
    .filter(({ from, to }) => to - from > 0.2)
    .map((wall) => ({ isOuter: wall.kind === 'outer', axis: wall.axis, box: wallBox(wall) }))
    .filter(({ box }) => overlap(grown(box, INK), area))
  const outer = boxes.filter(({ isOuter }) => isOuter)
  const path = (list: typeof boxes, grow: number): string =>
    list.map(({ box }) => boxPath(grown(box, grow))).join('')
  return (
    <>
      <path d={path(boxes, INK)} fill="#100d0b" />
      <path
        className="city-wall"
        d={path(
          boxes.filter(({ isOuter }) => !isOuter),
          0,
        )}
        fill="#8f8674"
      />
      <path className="city-wall" d={path(outer, 0)} fill="#a99f8b" />
      <path
        className="city-fine"
        d={outer
          .map(({ axis, box: [x0, y0, x1, y1] }) =>
            axis === 'across'
              ? `M${tenth(x0)} ${tenth(y0 + 0.6)}H${tenth(x1)}`
              : `M${tenth(x0 + 0.6)} ${tenth(y0)}V${tenth(y1)}`,
          )
          .join('')}
        stroke="#c9bfa9"
        strokeWidth=".7"
        opacity=".7"
      />
    </>
  )
}

/** A dashed sill lies in every opening. */
export function drawSills({ layout: { links, zones } }: CityPlan, area: Rect): ReactNode {
  const path = links
    .filter(
      ({ from, to, door, at: [x, y] }) =>
        door === undefined &&
        (zones[from]?.kind === 'room' || zones[to]?.kind === 'room') &&
        overlap([x - 5, y - 5, x + 5, y + 5], area),
    )
    .map(({ at: [x, y], way }) => (way % 2 === 0 ? `M${x - 4.2} ${y}h8.4` : `M${x} ${y - 4.2}v8.4`))
    .join('')
  return <path d={path} stroke="#e9dfc8" strokeWidth=".8" strokeDasharray="1.4 1.2" opacity=".75" />
}

/** Panes glow where somebody left the light on. */
export function drawWindows(windows: readonly Window[], isDark: readonly boolean[]): ReactNode {
  const panes = (dark: boolean): string =>
    windows
      .filter(({ zone }) => isDark[zone] === dark)
      .map(({ at: [x, y], turn }) =>
        boxPath(turn % 180 === 0 ? [x - 3.6, y - 1, x + 3.6, y + 1] : [x - 1, y - 3.6, x + 1, y + 3.6]),
      )
      .join('')
  const bars = windows
    .map(({ at: [x, y], turn }) => (turn % 180 === 0 ? `M${x} ${y - 1}v2` : `M${x - 1} ${y}h2`))
    .join('')
  return (
    <g className="city-fine" stroke="#100d0b" strokeWidth=".7">
      <path d={panes(false)} fill="#ffdf94" />
      <path d={panes(true)} fill="#2c3a58" />
      <path d={bars} strokeWidth=".5" />
    </g>
  )
}
