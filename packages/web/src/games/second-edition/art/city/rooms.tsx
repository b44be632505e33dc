import type { ReactNode } from 'react'
import { RoomFloor } from '../../../../zone-table/board/room-floor.tsx'
import type { CityPlan } from './city-plan.ts'
import { FURNITURE } from './furniture.tsx'
import { themeOf } from './themes.ts'

/** Floors and furniture of rooms, as if there were light. */
export const drawRooms = ({ layout }: CityPlan, rooms: readonly number[]): ReactNode =>
  rooms.map((room) => {
    const { floor, things } = themeOf(layout.zones[room]?.name ?? '')
    const furniture = things.map((thing) => FURNITURE[thing])
    return <RoomFloor key={room} {...{ layout, room, floor }} things={furniture} skin="city" />
  })
