import type { Fields } from '../../fault.ts'
import { MOST, type PositionScene } from '../../position/scene.ts'
import type { DoorBoard } from './doors.ts'

/** Open doors, and with them their buildings. */
export function readDoors({ kit }: PositionScene, board: DoorBoard, fields: Fields): void {
  const { map } = kit
  for (const name of fields.texts('doors', MOST) ?? []) {
    const door = map.doors.findIndex((each) => each.name === name)
    if (door < 0) fields.wrong('doors', `there is no door ${name}`)
    board.doors |= 1 << door
  }
  map.buildings.forEach(({ doors }, building) => {
    if (doors & board.doors) board.opened |= 1 << building
  })
}
