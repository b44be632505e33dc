import { NONE, type ZonesBoard } from '../board.ts'
import type { Kit } from '../kit.ts'

/** Farther than this is no farther. */
const FAR = 6

/** Steps from a zone to everybody else. */
export function stepsToOthers(kit: Kit, board: ZonesBoard, person: number, from: number): number {
  const { distance } = kit.ways(board)
  const row = from * kit.map.size
  let steps = 0
  for (let index = 0; index < board.people.length; index++) {
    const other = board.people[index]
    if (index === person || other === undefined || other.seat === NONE || other.zone === NONE) continue
    steps += Math.min(FAR, distance[row + other.zone] as number)
  }
  return steps
}

/** Steps between any two survivors: those in one zone fight together, and any of them may bear what hits one. */
export function stepsBetweenAll(kit: Kit, board: ZonesBoard): number {
  let steps = 0
  for (let index = 0; index < board.people.length; index++) {
    const person = board.people[index]
    if (person && person.seat !== NONE && person.zone !== NONE)
      steps += stepsToOthers(kit, board, index, person.zone)
  }
  return steps >> 1
}
