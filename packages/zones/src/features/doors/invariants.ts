import type { Kit } from '../../kit.ts'
import type { DoorBoard } from './doors.ts'

/** Doors that are open or locked are doors of the board. */
export function brokenDoors({ map }: Kit, { doors, locked }: DoorBoard): string[] {
  const wrong: string[] = []
  if ((doors & ~map.everyDoor) !== 0) wrong.push('a door is open that is not there')
  if ((locked & ~map.everyDoor) !== 0) wrong.push('a door is locked that is not there')
  return wrong
}
