import { NONE, type ZonesBoard } from '../../board.ts'

/** Whoever follows somebody is a companion, and where that one is. */
export function brokenCompanions({ people }: ZonesBoard): string[] {
  const wrong: string[] = []
  for (const { id, seat, leader, zone } of people) {
    if (leader === NONE) continue
    if (seat !== NONE) wrong.push(`${id} follows somebody and is no companion`)
    if (people[leader]?.zone !== zone) wrong.push(`${id} has lost its leader`)
  }
  return wrong
}
