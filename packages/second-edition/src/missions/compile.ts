import { type Fault, has, isFault, nth } from '@graveshift/kernel'
import {
  type Board,
  type Doors,
  doorNamed,
  layTiles,
  layZones,
  makeBoard,
  middleOf,
  type Point,
  tooLarge,
  withDoors,
  type Zone,
} from '@graveshift/zones'
import { TILES } from '../content/tiles.ts'
import type { CarKind, MissionPlan, TokenColour, ZombieKind } from './types.ts'

/** Where a token lies: on a printed spot, or in the middle of a zone. */
export interface Spot {
  /** The face whose spot it is, or the zone as the mission calls it. */
  readonly face: string
  readonly zone: Zone
  readonly at: Point
}

/** A mission with its board, all names of places turned into zones and doors. */
export interface Mission {
  readonly data: MissionPlan
  readonly board: Board
  readonly start: readonly Zone[]
  readonly exit: Zone | undefined
  readonly spawns: readonly { readonly zone: Zone; readonly colour: TokenColour }[]
  /** Doors open at setup. */
  readonly open: Doors
  /** Doors that wait for their color. */
  readonly locked: { readonly blue: Doors; readonly green: Doors }
  readonly objectives: readonly (Spot & { readonly colour: TokenColour })[]
  readonly crates: readonly Spot[]
  readonly cars: readonly { readonly car: CarKind; readonly zone: Zone }[]
  readonly zombies: readonly { readonly zone: Zone; readonly kind: ZombieKind; readonly count: number }[]
  readonly companions: readonly { readonly zone: Zone; readonly survivor: string | undefined }[]
}

/** The mission on its board, or everything that is wrong with its tiles and names of places. */
export function compileMission(data: MissionPlan): Mission | readonly Fault[] {
  const tokens = data.doors ?? []
  const bare = has(data, 'tiles') ? layTiles(TILES, data.tiles) : layZones(data.zones, data.ways)
  if (!has(bare, 'zones')) return bare
  const layout = withDoors(
    bare,
    tokens.map(({ door }) => door),
  )
  if (!has(layout, 'zones')) return layout
  const large = tooLarge(layout)
  if (large !== undefined) return [{ fault: 'doors', message: large }]
  const board = makeBoard(layout)
  const faults: Fault[] = []
  const zone = (where: string, name: string): Zone => {
    const found = board.named.get(name)
    if (found === undefined) faults.push({ fault: where, message: `no zone ${name} on this board` })
    return found ?? 0
  }
  const spot = (where: string, kind: string, face: string): Spot => {
    const found = spotOf(board, kind, face)
    if (isFault(found)) faults.push({ ...found, fault: where })
    return isFault(found) ? { face, zone: 0, at: [0, 0] } : found
  }
  const doors = (wanted: (token: (typeof tokens)[number]) => boolean): Doors =>
    tokens.filter(wanted).reduce((bits, { door }) => bits | (1 << (doorNamed(layout, door) ?? 0)), 0)
  const mission: Mission = {
    data,
    board,
    start: data.start.map((name) => zone('start', name)),
    exit: data.exit === undefined ? undefined : zone('exit', data.exit),
    spawns: data.spawns.map(({ zone: name, colour = 'red' }) => ({ zone: zone('spawns', name), colour })),
    open: doors(({ open }) => open === true),
    locked: {
      blue: doors(({ colour }) => colour === 'blue'),
      green: doors(({ colour }) => colour === 'green'),
    },
    objectives: data.objectives.map((token) => ({
      ...spot('objectives', 'objective', has(token, 'zone') ? token.zone : token.face),
      colour: token.colour ?? 'red',
    })),
    crates: data.crates.map((face) => spot('crates', 'crate', face)),
    cars: (data.cars ?? []).map(({ car, zone: name }) => ({ car, zone: zone('cars', name) })),
    zombies: (data.zombies ?? []).map((group) => ({ ...group, zone: zone('zombies', group.zone) })),
    companions: (data.companions ?? []).map(({ zone: name, survivor }) => ({
      zone: zone('companions', name),
      survivor,
    })),
  }
  return faults.length > 0 ? faults : mission
}

/** Where a face has its printed place for a token (Z2-SET-02), or the middle of the zone of that name. */
function spotOf({ layout: { tiles, spots }, zones, named }: Board, kind: string, face: string): Spot | Fault {
  const zone = named.get(face)
  if (zone !== undefined) return { face, zone, at: middleOf(nth(zones, zone)) }
  // Spots come tile by tile, one of each kind on every face.
  const tile = tiles.findIndex((placed) => placed.face === face)
  const found = spots.filter((printed) => printed.kind === kind)[tile]
  if (found === undefined) return { fault: kind, message: `no face or zone ${face} on this board` }
  return { face, zone: found.zone, at: found.at }
}
