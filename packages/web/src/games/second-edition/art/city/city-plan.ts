import type { Layout, Point, Rect } from '@graveshift/zones'
import { lampsOf, zonesOfKind } from '../../../../zone-table/board/plan.ts'
import { type Wall, wallsOf } from '../../../../zone-table/board/walls.ts'
import { type Window, windowsOf } from '../../../../zone-table/board/windows.ts'
import { remembered } from '../../../../zone-table/remembered.ts'

/** What of a layout is found out once, whatever part of it is drawn how often. */
export interface CityPlan {
  readonly layout: Layout
  readonly board: Rect
  readonly walls: readonly Wall[]
  readonly windows: readonly Window[]
  readonly lamps: readonly Point[]
  readonly streets: readonly number[]
  readonly rooms: readonly number[]
}

export const cityPlan = remembered((layout: Layout): CityPlan => {
  const walls = wallsOf(layout)
  return {
    layout,
    board: [0, 0, layout.width, layout.height],
    walls,
    windows: windowsOf(layout, walls),
    lamps: lampsOf(layout, { name: 'lamp', off: 3 }),
    streets: zonesOfKind(layout, 'street'),
    rooms: zonesOfKind(layout, 'room'),
  }
})

/** How far a lamp shines. */
export const LAMP_LIGHT = 30
