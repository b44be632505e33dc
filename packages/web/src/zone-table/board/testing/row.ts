import { has } from '@graveshift/kernel'
import { type Layout, layZones } from '@graveshift/zones'
import type { BoardScene, ZoneScene } from '../scene.ts'

/** So many street zones in a row, of sixty units each, the first in the west. */
export function rowOf(zones: number): Layout {
  const laid = layZones(
    Array.from({ length: zones }, (_, zone) => ({ name: `z${zone}`, kind: 'street' as const })),
    Array.from({ length: zones - 1 }, (_, zone) => `z${zone} east z${zone + 1}`),
  )
  if (!has(laid, 'zones')) throw new Error(JSON.stringify(laid))
  return laid
}

const EMPTY: ZoneScene = {
  dark: false,
  people: [],
  zombies: [],
  tokens: [],
  spawns: [],
  isExit: false,
  cars: [],
  noise: 0,
}

/** A board with what is given in its zones, and nothing else. */
export const sceneOn = (layout: Layout, zones: readonly Partial<ZoneScene>[]): BoardScene => ({
  layout,
  zones: layout.zones.map((_, zone) => ({ ...EMPTY, ...zones[zone] })),
  doors: layout.doors.map(() => ({ state: 'closed', colour: undefined })),
})
