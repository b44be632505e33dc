import { type Fault, has, isFault, nth } from '@graveshift/kernel'
import { type Board, type Gates, makeBoard, tooLarge, type Zone } from '../map/board.ts'
import { doorNamed, withDoors } from '../map/doors.ts'
import { layTiles } from '../map/lay-tiles.ts'
import { layZones } from '../map/lay-zones.ts'
import type { Layout } from '../map/layout.ts'
import { middleOf } from '../map/places.ts'
import { startGates } from '../map/stages.ts'
import type { Point, TileSet } from '../map/tile.ts'
import type { MissionPlan, MissionTerms, TokenColour } from './plan.ts'

/** Where a token lies: on a printed spot, or in the middle of a zone. */
export interface Spot {
  /** The face whose spot it is, or the zone as the mission calls it. */
  readonly face: string
  readonly zone: Zone
  readonly at: Point
}

/** A mission with its board, all names of places turned into zones and doors. */
export interface Mission {
  readonly data: MissionTerms
  readonly board: Board
  readonly start: readonly Zone[]
  readonly exit: Zone | undefined
  readonly spawns: readonly { readonly zone: Zone; readonly colour: TokenColour }[]
  /** Gates open at setup. */
  readonly open: Gates
  /** Doors that wait for their color. */
  readonly locked: { readonly blue: Gates; readonly green: Gates }
  readonly objectives: readonly (Spot & { readonly colour: TokenColour })[]
  readonly zombies: readonly { readonly zone: Zone; readonly kind: string; readonly count: number }[]
  readonly companions: readonly { readonly zone: Zone; readonly survivor: string | undefined }[]
}

/** Places of a board by the names that missions give them. Names that are on no board are kept as faults. */
export interface Places {
  readonly board: Board
  readonly faults: readonly Fault[]
  zone(what: string, name: string): Zone
  /** The printed spot of a face, or a zone. */
  spot(what: string, kind: string, face: string): Spot
  /** The doors among the mission's tokens for which something holds. */
  doors(wanted: (token: NonNullable<MissionPlan['doors']>[number]) => boolean): Gates
}

/** The board of a mission, or everything that is wrong with its tiles and doors. */
export function layOut(tiles: TileSet, data: MissionPlan): Places | readonly Fault[] {
  const bare = has(data, 'tiles') ? layTiles(tiles, data.tiles, data.train) : layZones(data.zones, data.ways)
  return has(bare, 'zones') ? placesOn(bare, data) : bare
}

/** The same on a board that is laid already. */
export function placesOn(bare: Layout, data: Pick<MissionTerms, 'doors'>): Places | readonly Fault[] {
  const tokens = data.doors ?? []
  const layout = withDoors(
    bare,
    tokens.map(({ door }) => door),
  )
  if (!has(layout, 'zones')) return layout
  const large = tooLarge(layout)
  if (large !== undefined) return [{ fault: 'doors', message: large }]
  const board = makeBoard(layout)
  const faults: Fault[] = []
  return {
    board,
    faults,
    zone(what, name) {
      const found = board.named.get(name)
      if (found === undefined) faults.push({ fault: what, message: `no zone ${name} on this board` })
      return found ?? 0
    },
    spot(what, kind, face) {
      const found = spotOf(board, kind, face)
      if (isFault(found)) faults.push({ ...found, fault: what })
      return isFault(found) ? { face, zone: 0, at: [0, 0] } : found
    },
    doors: (wanted) =>
      tokens.filter(wanted).reduce((bits, { door }) => bits | (1 << (doorNamed(layout, door) ?? 0)), 0),
  }
}

/** What every mission has, all names of places turned into zones and doors. */
export function placed<P extends MissionPlan>(
  { board, zone, spot, doors }: Places,
  data: P,
): Mission & { readonly data: P } {
  return {
    data,
    board,
    start: data.start.map((name) => zone('start', name)),
    exit: data.exit === undefined ? undefined : zone('exit', data.exit),
    spawns: data.spawns.map(({ zone: name, colour = 'red' }) => ({ zone: zone('spawns', name), colour })),
    open: doors(({ open }) => open === true) | startGates(board.layout),
    locked: {
      blue: doors(({ colour }) => colour === 'blue'),
      green: doors(({ colour }) => colour === 'green'),
    },
    objectives: data.objectives.map((token) => ({
      ...spot('objectives', 'objective', has(token, 'zone') ? token.zone : token.face),
      colour: token.colour ?? 'red',
    })),
    zombies: (data.zombies ?? []).map((group) => ({ ...group, zone: zone('zombies', group.zone) })),
    companions: (data.companions ?? []).map(({ zone: name, survivor }) => ({
      zone: zone('companions', name),
      survivor,
    })),
  }
}

/** Where a face has its printed place for a token (Z2-SET-02), or the middle of the zone of that name. */
function spotOf({ layout: { tiles, spots }, zones, named }: Board, kind: string, face: string): Spot | Fault {
  const zone = named.get(face)
  if (zone !== undefined) return { face, zone, at: middleOf(nth(zones, zone)) }
  const tile = tiles.findIndex((placed) => placed.face === face)
  const found = spots.find((printed) => printed.kind === kind && printed.tile === tile)
  if (found === undefined) return { fault: kind, message: `no face or zone ${face} on this board` }
  return { face, zone: found.zone, at: found.at }
}
