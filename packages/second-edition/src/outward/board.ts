import { nth } from '@graveshift/kernel'
import {
  COUNT,
  listOf,
  mapOf,
  nameOf,
  objectOf,
  oneOf,
  orNull,
  type Schema,
  TRUTH,
} from '@graveshift/kernel/outward'
import { NONE, noiseOf, personName, viewCars, zoneName } from '@graveshift/zones'
import {
  carShown,
  DOOR,
  mapFields,
  nameCars,
  PERSON,
  showMap,
  TOKEN,
  TOKEN_COLOUR,
  tokenNames,
  ZONE,
} from '@graveshift/zones/outward'
import { CAR_KINDS } from '../missions/types.ts'
import type { OutwardScene } from './scene.ts'

/** What `board` tells. */
export const BOARD: Schema = objectOf({
  mission: orNull(nameOf('mission')),
  ...mapFields(['street', 'room']),
  doors: listOf(
    objectOf({ door: DOOR, between: listOf(ZONE), open: TRUTH, locked: TRUTH, colour: orNull(TOKEN_COLOUR) }),
  ),
  opened: listOf(nameOf('building')),
  darkRules: TRUTH,
  start: listOf(ZONE),
  exit: orNull(ZONE),
  spawns: listOf(objectOf({ order: COUNT, zone: ZONE, colour: TOKEN_COLOUR, asleep: TRUTH })),
  tokens: listOf(
    objectOf({
      token: TOKEN,
      kind: oneOf(['objective', 'crate']),
      zone: ZONE,
      colour: TOKEN_COLOUR,
      takenBy: orNull(PERSON),
    }),
  ),
  cars: listOf(carShown(CAR_KINDS)),
  noise: mapOf(COUNT),
})

/** The color of the objective that a door waits for, or waited for. */
function colourOf({ kit: { mission } }: OutwardScene, door: number): 'blue' | 'green' | null {
  if ((mission.locked.blue >>> door) & 1) return 'blue'
  return (mission.locked.green >>> door) & 1 ? 'green' : null
}

/** Everything that stands on the map or in the zones in the terminal, by name. */
export function showBoard(scene: OutwardScene) {
  const { kit, board } = scene
  const { map, mission, setup } = kit
  const name = (zone: number) => zoneName(map, zone)
  const who = (person: number) => (person === NONE ? null : personName(board, person))
  const dim = setup.darkZones || mission.data.dark === true
  const sounds = noiseOf(board, kit.moreNoise)
  const { zones, buildings } = showMap(kit, board)
  const tokens = tokenNames(kit, board)
  return {
    mission: typeof setup.mission === 'string' ? setup.mission : null,
    zones,
    buildings,
    doors: map.doors.map(({ name: door, between }, index) => ({
      door,
      between: between.map(name),
      open: ((board.doors >>> index) & 1) === 1,
      locked: ((board.locked >>> index) & 1) === 1,
      colour: colourOf(scene, index),
    })),
    opened: buildings.filter((_, index) => (board.opened >>> index) & 1).map(({ building }) => building),
    darkRules: dim,
    start: mission.start.map(name),
    exit: mission.exit === undefined ? null : name(mission.exit),
    spawns: mission.spawns.map(({ zone, colour }, index) => ({
      order: index + 1,
      zone: name(zone),
      colour,
      asleep: ((board.asleep >>> index) & 1) === 1,
    })),
    tokens: board.tokens.map(({ kind, zone, colour, by }, index) => ({
      token: nth(tokens, index),
      kind,
      zone: name(zone),
      colour,
      takenBy: who(by),
    })),
    cars: nameCars(board, viewCars(kit, board)),
    noise: Object.fromEntries(sounds.flatMap((count, zone) => (count > 0 ? [[name(zone), count]] : []))),
  }
}
