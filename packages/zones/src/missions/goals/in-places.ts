import { NONE, type Person } from '../../board.ts'
import { hasZombies } from '../../horde.ts'
import { nearness, share, WHOLE } from '../closeness.ts'
import type { Count } from '../goal.ts'
import type { MissionBoard, MissionGame, MissionKit } from '../mission-game.ts'
import { zonesOf } from '../zones-of.ts'

/** What goals about people in some zones have in common. */

/** Events with which people or zombies come to stand elsewhere. */
export const PLACES_CHANGE: readonly MissionGame['event']['type'][] = [
  'walked',
  'shoved',
  'killed',
  'eliminated',
  'zombiesMoved',
  'placed',
  'companionPlaced',
  'left',
]

/** Whether all of these people stand in some zones, without a zombie in any of them. */
export function areSafeIn(
  kit: MissionKit,
  board: MissionBoard,
  people: readonly Person[],
  names: readonly string[],
): boolean {
  const zones = zonesOf(kit.mission, names)
  return (
    people.length > 0 &&
    people.every(({ zone }) => zones.includes(zone)) &&
    zones.every((zone) => !hasZombies(kit, board, zone))
  )
}

/** How near these people are to some zones, taken together. */
export function allNear(
  kit: MissionKit,
  board: MissionBoard,
  people: readonly Person[],
  names: readonly string[],
): number {
  const zones = zonesOf(kit.mission, names)
  const sum = people.reduce((total, who) => total + nearness(kit, board, who, zones, WHOLE), 0)
  return share(sum, people.length * WHOLE)
}

/** How many of these people stand in some zones; zombies there are another matter. */
export function countIn(kit: MissionKit, people: readonly Person[], names: readonly string[]): Count {
  const zones = zonesOf(kit.mission, names)
  return { done: people.filter(({ zone }) => zones.includes(zone)).length, of: people.length }
}

/** Companions who are in play or have left; those who fell are nowhere and belong to nobody. */
export const companionsOf = ({ people }: MissionBoard): readonly Person[] =>
  people.filter(({ seat, health }) => seat === NONE && health > 0)

/** Nobody is left of those who were to be brought along. */
export const haveAllFallen = (board: MissionBoard): boolean =>
  board.people.some(({ seat }) => seat === NONE) && companionsOf(board).length === 0

/** Where companions wait to be rallied. */
export function loneCompanions({ people }: MissionBoard, into: number[]): void {
  for (const { seat, leader, zone } of people)
    if (seat === NONE && leader === NONE && zone !== NONE) into.push(zone)
}
