import { NONE, type Person } from './board.ts'
import type { SurvivorData } from './content/types.ts'
import { startOf } from './skills/starts-with.ts'
import { emptySlots, type Inventory } from './slots.ts'

/** A survivor before play: full health, no adrenaline, the first skill (Z2-SET-05). */
export function freshPerson(
  inventory: Inventory,
  { id, blue: skills, health }: SurvivorData,
  seat: number,
  zone: number,
): Person {
  const start = startOf(skills)
  return {
    id,
    seat,
    zone,
    health: start.health ?? health,
    points: start.points,
    level: 0,
    laps: 0,
    skills,
    own: skills.length,
    hand: start.cards,
    pack: [],
    slots: emptySlots(inventory),
    waiting: false,
    leader: NONE,
  }
}
