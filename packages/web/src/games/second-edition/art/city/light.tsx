import type { Layout, Point, Rect } from '@graveshift/zones'
import type { ReactNode } from 'react'
import { around, boxPath, holds, overlap, standingRect } from '../../../../zone-table/board/rects.ts'
import type { Surroundings } from '../../../../zone-table/board/skin.ts'
import type { Window } from '../../../../zone-table/board/windows.ts'
import { type CityPlan, LAMP_LIGHT } from './city-plan.ts'

/** Lamplight on the street, and what falls out of open doors. */
export function drawStreetLight(
  plan: CityPlan,
  { layout, isDark, doors }: Surroundings,
  area: Rect,
): ReactNode {
  return (
    <g className="city-light">
      {lampsIn(plan, area).map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={LAMP_LIGHT} fill="url(#city-lamp)" />
      ))}
      {layout.doors.map(({ name, at, way, between }, door) => {
        const room = between.find((zone) => layout.zones[zone]?.kind === 'room')
        if (
          doors[door]?.state !== 'open' ||
          room === undefined ||
          isDark[room] ||
          !overlap(around(at, 20), area)
        )
          return null
        // Out into the street; between two rooms it falls where the door leads from the first.
        const isFromRoom = between[0] === room
        const turn = (isFromRoom ? way : (way + 2) % 4) * 90 - 180
        return (
          <path
            key={name}
            transform={`translate(${at[0]} ${at[1]}) rotate(${turn})`}
            d="M-4.6 0L4.6 0L10 20L-10 20Z"
            fill="url(#city-spill)"
          />
        )
      })}
    </g>
  )
}

const lampsIn = ({ lamps }: CityPlan, area: Rect) =>
  lamps.filter((at) => overlap(around(at, LAMP_LIGHT), area))

/** Lit rooms are warm, dark ones are night: four fifths of it, hatched, with a moon. */
export function drawRoomLight(
  { layout }: CityPlan,
  { isDark }: Surroundings,
  rooms: readonly number[],
): ReactNode {
  const pieces = (dark: boolean) =>
    rooms.filter((room) => isDark[room] === dark).flatMap((room) => layout.zones[room]?.pieces ?? [])
  const night = pieces(true).map(boxPath).join('')
  return (
    <>
      <path className="city-dark" d={night} fill="#070a14" opacity=".8" />
      <path d={night} fill="url(#city-hatch)" />
      <g className="city-light">
        {pieces(false).map((piece) => (
          <path key={piece.join(' ')} d={boxPath(piece)} fill="url(#city-room)" />
        ))}
      </g>
    </>
  )
}

/** In a corner of every dark room, the lower right one unless something lies there. */
export function drawMoons(
  { layout }: CityPlan,
  { isDark }: Surroundings,
  rooms: readonly number[],
): ReactNode {
  const path = rooms
    .flatMap((room) => (isDark[room] ? [moonIn(layout, room)] : []))
    .map(([x, y]) => `M${x} ${y}m1.2 -2.6a2.8 2.8 0 1 0 1.4 3.8a2.3 2.3 0 0 1 -1.4 -3.8Z`)
    .join('')
  return <path className="city-moon" d={path} fill="#7f93c4" opacity=".9" />
}

const MOON = 6.4

function moonIn({ zones, spots }: Layout, room: number): Point {
  const [x0, y0, x1, y1] = zones[room] ? standingRect(zones[room]) : [0, 0, 0, 0]
  const corners: readonly Point[] = [
    [x1 - MOON, y1 - MOON],
    [x0 + MOON, y1 - MOON],
    [x1 - MOON, y0 + MOON],
    [x0 + MOON, y0 + MOON],
  ]
  const isFree = (corner: Point) =>
    !spots.some(({ zone, at }) => zone === room && holds(around(corner, 8), at))
  return corners.find(isFree) ?? [x1 - MOON, y1 - MOON]
}

/** Light that falls out of a window lies on the pavement, below the wall. */
export const drawWindowLight = (windows: readonly Window[], isDark: readonly boolean[]): ReactNode => (
  <g className="city-light">
    {windows
      .filter(({ zone }) => !isDark[zone])
      .map(({ at: [x, y], turn }) => (
        <path
          key={`${x} ${y}`}
          transform={`translate(${x} ${y}) rotate(${turn})`}
          d="M-3.4 1.6L3.4 1.6L6.4 11L-6.4 11Z"
          fill="url(#city-spill)"
          opacity=".55"
        />
      ))}
  </g>
)

/** Lamp posts, seen from above. */
export const drawLamps = (plan: CityPlan, area: Rect): ReactNode => {
  const path = lampsIn(plan, area)
    .map(([x, y]) => `M${x} ${y}h.01`)
    .join('')
  return (
    <g fill="none" strokeLinecap="round">
      <path d={path} stroke="#0d0e11" strokeWidth="4" />
      <path d={path} stroke="#1b1d22" strokeWidth="2.8" />
      <path d={path} stroke="#fff2cf" strokeWidth="1.8" />
    </g>
  )
}
