import type { ReactNode } from 'react'
import { floorLines } from '../../../../zone-table/board/floors.ts'
import { furnish } from '../../../../zone-table/board/furnish.ts'
import { boxPath } from '../../../../zone-table/board/rects.ts'
import { FURNITURE } from './furniture.tsx'
import { isFenced, isMine, themeOf } from './themes.ts'
import type { TownPlan } from './town-plan.ts'

/** Floors and furniture of rooms, and the lamp that burns in those with a roof. */
export function drawRooms({ layout }: TownPlan, rooms: readonly number[]): ReactNode {
  const found = rooms.flatMap((room) => {
    const zone = layout.zones[room]
    return zone ? [{ room, ...zone, ...themeOf(zone.name) }] : []
  })
  const lit = found.filter(({ name }) => !isFenced(name) && !isMine(name))
  return (
    <>
      {found.map(({ room, name, pieces, floor: { base, line, pattern }, things }) => (
        <g key={name}>
          <path className="town-floor" d={pieces.map(boxPath).join('')} fill={base} />
          <path
            className="town-fine"
            d={pieces.map((piece) => floorLines(name, pattern, piece)).join('')}
            stroke={line}
            strokeWidth=".5"
            opacity=".8"
          />
          {furnish(
            layout,
            room,
            things.map((thing) => FURNITURE[thing]),
          ).map(({ thing, at, turn }) => (
            <g key={turn} className="town-fine" transform={`translate(${at[0]} ${at[1]}) rotate(${turn})`}>
              {thing.draw()}
            </g>
          ))}
        </g>
      ))}
      <g className="town-light">
        {lit.flatMap(({ pieces }) =>
          pieces.map((piece) => <path key={piece.join(' ')} d={boxPath(piece)} fill="url(#town-room)" />),
        )}
      </g>
    </>
  )
}
