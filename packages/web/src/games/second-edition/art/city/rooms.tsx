import type { ReactNode } from 'react'
import { checks, floorLines } from '../../../../zone-table/board/floors.ts'
import { furnish } from '../../../../zone-table/board/furnish.ts'
import { boxPath } from '../../../../zone-table/board/rects.ts'
import type { CityPlan } from './city-plan.ts'
import { FURNITURE } from './furniture.tsx'
import { themeOf } from './themes.ts'

/** Floors and furniture of rooms, as if there were light. */
export const drawRooms = ({ layout }: CityPlan, rooms: readonly number[]): ReactNode =>
  rooms.map((room) => {
    const zone = layout.zones[room]
    if (!zone) return null
    const { floor, things } = themeOf(zone.name)
    const { base, line, pattern } = floor
    const { pieces } = zone
    return (
      <g key={zone.name} className="city-room">
        <path className="city-floor" d={pieces.map(boxPath).join('')} fill={base} />
        {pattern === 'check' && (
          <path className="city-fine" d={pieces.map(checks).join('')} fill={line} opacity=".55" />
        )}
        <path
          className="city-fine"
          d={pieces.map((piece) => floorLines(zone.name, pattern, piece)).join('')}
          stroke={line}
          strokeWidth=".5"
          opacity=".8"
        />
        {furnish(
          layout,
          room,
          things.map((thing) => FURNITURE[thing]),
        ).map(({ thing, at, turn }) => (
          <g key={turn} className="city-fine" transform={`translate(${at[0]} ${at[1]}) rotate(${turn})`}>
            {thing.draw()}
          </g>
        ))}
      </g>
    )
  })
