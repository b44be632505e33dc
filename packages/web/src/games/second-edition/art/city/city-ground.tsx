import type { Rect } from '@graveshift/zones'
import type { ReactNode } from 'react'
import { zonesNear } from '../../../../zone-table/board/plan.ts'
import { around, overlap } from '../../../../zone-table/board/rects.ts'
import type { Surroundings } from '../../../../zone-table/board/skin.ts'
import { cityPlan } from './city-plan.ts'
import { drawDoors } from './doors.tsx'
import { drawLamps, drawMoons, drawRoomLight, drawStreetLight, drawWindowLight } from './light.tsx'
import { drawRooms } from './rooms.tsx'
import { drawStreet } from './street.tsx'
import { drawSills, drawWalls, drawWindows } from './structure.tsx'

/** A part of the city at night, from the asphalt up. */
export function cityGround(surroundings: Surroundings, area: Rect): ReactNode {
  const plan = cityPlan(surroundings.layout)
  const { isDark } = surroundings
  const rooms = zonesNear(plan, plan.rooms, area)
  const windows = plan.windows.filter(({ at }) => overlap(around(at, 11), area))
  return (
    <>
      {drawStreet(plan, area)}
      {drawStreetLight(plan, surroundings, area)}
      {drawRooms(plan, rooms)}
      {drawRoomLight(plan, surroundings, rooms)}
      {drawSills(plan, area)}
      {drawWindowLight(windows, isDark)}
      {drawWalls(plan, area)}
      {drawWindows(windows, isDark)}
      {drawDoors(surroundings, area)}
      {drawLamps(plan, area)}
      {drawMoons(plan, surroundings, rooms)}
    </>
  )
}
