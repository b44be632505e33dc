import type { Fields } from '../../fault.ts'
import type { Kit } from '../../kit.ts'
import type { MissionBoard } from '../../missions/mission-game.ts'
import { MOST, type PositionScene } from '../../position/scene.ts'
import type { DoorBoard } from './doors.ts'

/** Open doors, and with them their buildings. */
export function readDoors({ kit, board }: PositionScene<DoorBoard & MissionBoard>, fields: Fields): void {
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

export const writeDoors = ({ map }: Kit, { doors }: DoorBoard) => ({
  doors: map.doors.filter((_, door) => doors & (1 << door)).map(({ name }) => name),
})
