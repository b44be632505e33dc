import { nth } from '@graveshift/kernel'
import { COUNT, listOf, nameOf, objectOf, orNull, TRUTH } from '@graveshift/kernel/outward'
import type { DoorBoard } from '../features/doors/doors.ts'
import { DOOR } from '../features/doors/outward.ts'
import { zoneName } from '../map/board.ts'
import { ZONE } from '../outward/fields.ts'
import { buildingName } from '../outward/map.ts'
import type { MissionBoard, MissionKit } from './mission-game.ts'
import { TOKEN_COLOUR, tokenNames } from './outward.ts'
import { tokenShown } from './outward-view.ts'
import { viewLaidOut } from './view.ts'

/** What `board` tells of a mission, besides the map (`../outward/map.ts`). */

/** Doors, and the color of the objective that some of them wait for. */
export const DOORS_ON_BOARD = {
  doors: listOf(
    objectOf({ door: DOOR, between: listOf(ZONE), open: TRUTH, locked: TRUTH, colour: orNull(TOKEN_COLOUR) }),
  ),
  opened: listOf(nameOf('building')),
}

/** The color of the objective that a door waits for, or waited for. */
function colourOf({ mission }: MissionKit, door: number): 'blue' | 'green' | null {
  if ((mission.locked.blue >>> door) & 1) return 'blue'
  return (mission.locked.green >>> door) & 1 ? 'green' : null
}

export function showDoors(kit: MissionKit, board: DoorBoard) {
  const { map } = kit
  return {
    doors: map.doors.map(({ name, between }, index) => ({
      door: name,
      between: between.map((zone) => zoneName(map, zone)),
      open: ((board.doors >>> index) & 1) === 1,
      locked: ((board.locked >>> index) & 1) === 1,
      colour: colourOf(kit, index),
    })),
    opened: map.buildings.flatMap((_, building) =>
      (board.opened >>> building) & 1 ? [buildingName(map, building)] : [],
    ),
  }
}

/** Where people start and leave, where zombies come from, and what lies there, with tokens of these kinds. */
export const laidOutOnBoard = (kinds: readonly string[]) => ({
  start: listOf(ZONE),
  exit: orNull(ZONE),
  spawns: listOf(objectOf({ order: COUNT, zone: ZONE, colour: TOKEN_COLOUR, asleep: TRUTH })),
  tokens: listOf(tokenShown(kinds)),
})

export function showLaidOut(kit: MissionKit, board: MissionBoard) {
  const { exit, spawns, tokens } = viewLaidOut(kit, board)
  const names = tokenNames(kit, board)
  return {
    start: kit.mission.start.map((zone) => zoneName(kit.map, zone)),
    exit,
    spawns: spawns.map((spawn, index) => ({ order: index + 1, ...spawn })),
    tokens: tokens.map((token, index) => ({ ...token, token: nth(names, index) })),
  }
}
