import type { ReactNode } from 'react'
import { boxPath } from '../../../../zone-table/board/rects.ts'
import { RoomFloor } from '../../../../zone-table/board/room-floor.tsx'
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
      {found.map(({ room, floor, things }) => {
        const furniture = things.map((thing) => FURNITURE[thing])
        return <RoomFloor key={room} {...{ layout, room, floor }} things={furniture} skin="town" />
      })}
      <g className="town-light">
        {lit.flatMap(({ pieces }) =>
          pieces.map((piece) => <path key={piece.join(' ')} d={boxPath(piece)} fill="url(#town-room)" />),
        )}
      </g>
    </>
  )
}
