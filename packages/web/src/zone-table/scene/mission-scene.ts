import { type Board, zoneName } from '@graveshift/zones'
import type { Mission, Spot } from '@graveshift/zones/missions'
import type { BoardScene } from '../board/scene.ts'
import { type SceneTerms, type SceneView, sceneOf } from './scene-of.ts'

/** What a mission has laid out besides what all missions have. */
interface More {
  /** Cars, and more tokens, in the order in which they are laid out. */
  readonly crates?: readonly Spot[]
  readonly cars?: readonly { readonly car: string; readonly zone: number }[]
}

/** The board of a mission before anybody has come, for pictures of it. */
export function missionScene(
  mission: Pick<Mission, 'board' | 'spawns' | 'exit' | 'objectives' | 'open' | 'locked' | 'zombies'>,
  kinds: SceneTerms['kinds'],
  { crates = [], cars = [] }: More = {},
): BoardScene {
  const { board: map } = mission
  const name = (zone: number) => zoneName(map, zone)
  const spots = [
    ...mission.objectives.map((spot) => ({ ...spot, kind: 'objective' })),
    ...crates.map((spot) => ({ ...spot, kind: 'crate', colour: 'red' })),
  ]
  const locked = mission.locked.blue | mission.locked.green
  const view: SceneView = {
    round: 0,
    phase: 'setup',
    first: 0,
    people: [],
    turn: null,
    zones: zombiesIn(map, mission.zombies),
    openDoors: doorsIn(map, mission.open),
    lockedDoors: doorsIn(map, locked),
    tokens: spots.map(({ kind, colour, zone }, token) => ({
      token,
      kind,
      colour,
      zone: name(zone),
      takenBy: null,
    })),
    spawns: mission.spawns.map(({ zone, colour }) => ({
      zone: name(zone),
      colour,
      asleep: colour !== 'red',
    })),
    exit: mission.exit === undefined ? null : name(mission.exit),
    cars: cars.map(({ car, zone }) => ({
      kind: car,
      zone: name(zone),
      crate: false,
      driver: null,
      passengers: [],
    })),
  }
  return sceneOf(view, {
    map,
    kinds,
    mostHealth: () => 0,
    tokenAt: (token) => spots[token]?.at,
    doorColour: (door) =>
      mission.locked.blue & (1 << door) ? 'blue' : locked & (1 << door) ? 'green' : undefined,
  })
}

const doorsIn = ({ doors }: Board, bits: number): readonly string[] =>
  doors.filter((_, door) => bits & (1 << door)).map(({ name }) => name)

function zombiesIn(map: Board, groups: Mission['zombies']): SceneView['zones'] {
  const zones: Record<string, { zombies: Record<string, number> }> = {}
  for (const { zone, kind, count } of groups) {
    const name = zoneName(map, zone)
    const { zombies } = zones[name] ?? { zombies: {} }
    zones[name] = { zombies: { ...zombies, [kind]: (zombies[kind] ?? 0) + count } }
  }
  return zones
}
