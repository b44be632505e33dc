import type { Kit } from '../../kit.ts'
import type { DoorBoard } from './doors.ts'

/** Names of open doors, and of those that cannot be opened yet. */
export interface DoorsView {
  readonly openDoors: readonly string[]
  readonly lockedDoors: readonly string[]
}

export function viewDoors({ map }: Kit, { doors, locked }: DoorBoard): DoorsView {
  const doorsIn = (bits: number) => map.doors.filter((_, door) => bits & (1 << door)).map(({ name }) => name)
  return { openDoors: doorsIn(doors), lockedDoors: doorsIn(locked) }
}
