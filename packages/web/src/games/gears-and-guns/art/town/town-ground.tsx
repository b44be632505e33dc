import type { Rect } from '@graveshift/zones'
import type { ReactNode } from 'react'
import { zonesNear } from '../../../../zone-table/board/plan.ts'
import type { Surroundings } from '../../../../zone-table/board/skin.ts'
import { drawBalconies } from './balconies.tsx'
import { drawDusk, drawLamps } from './light.tsx'
import { drawHalls, drawMachines } from './machines.tsx'
import { drawRailway } from './rails.tsx'
import { drawRooms } from './rooms.tsx'
import { drawBoardwalks, drawSand } from './sand.tsx'
import { drawDoors, drawWalls } from './structure.tsx'
import { townPlan } from './town-plan.ts'

/** A part of the town at dusk, from the sand up. */
export function townGround({ layout, doors }: Surroundings, area: Rect): ReactNode {
  const plan = townPlan(layout)
  return (
    <>
      {drawSand(plan, area)}
      {drawBoardwalks(plan, area)}
      {drawDusk(plan, area)}
      {drawHalls(plan, area)}
      {drawRooms(plan, zonesNear(plan, plan.rooms, area))}
      {drawWalls(plan, area)}
      {drawDoors(plan, doors, area)}
      {drawRailway(layout, area)}
      {drawMachines(plan, area)}
      {drawBalconies(plan, area)}
      {drawLamps(plan, area)}
    </>
  )
}
