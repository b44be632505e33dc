import { type Fault, has } from '@graveshift/kernel'
import type { Board, Zone } from '@graveshift/zones'
import { type Mission as AnyMission, type Places, placed, placesOn } from '@graveshift/zones/missions'
import { layTown } from '../content/towns.ts'
import type { ObjectiveCardData } from './objective-card.ts'
import type { MissionPlan, WesternSpawn } from './types.ts'

/** A spot that is printed on a tile: a pile, a switch or a nozzle, by the face of its tile. */
export interface TownSpot {
  readonly face: string
  readonly zone: Zone
}

/** A corpse pile: one room of a tile's building holds it (UA-PIL-01). */
export interface CorpsePile extends TownSpot {
  /** The rooms of its tile that belong to its building: whoever comes into one of them wakes it. */
  readonly rooms: readonly Zone[]
  readonly building: readonly Zone[]
  /** Some stay asleep for the whole mission (GG-RUL-50). */
  readonly wakes: boolean
}

/** A spawn token, and where it begins. */
export interface SpawnToken {
  readonly zone: Zone
  readonly colour: 'red'
  readonly kind: WesternSpawn['kind']
}

/** An objective card, and where it lies. */
export interface LaidCard {
  readonly data: ObjectiveCardData
  readonly zone: Zone
}

/** A mission of this game with its board, all names of places turned into zones and gates. */
export interface Mission extends AnyMission {
  readonly data: MissionPlan
  /** In the order in which they draw (UA-SPW-02). */
  readonly spawns: readonly SpawnToken[]
  /** Zones of tokens and piles in the order in which they draw. */
  readonly spawnOrder: readonly Zone[]
  readonly piles: readonly CorpsePile[]
  readonly switches: readonly TownSpot[]
  readonly nozzles: readonly TownSpot[]
  readonly cards: readonly LaidCard[]
  readonly wagon: Zone | undefined
  readonly gatling: Zone | undefined
  /** Where the noise token begins (UA-NOI-02). */
  readonly noise: Zone
  /** Tokens that nobody takes, such as the green one of the last mission. */
  readonly fixedTokens: readonly Zone[]
}

/** The mission on its board, or everything that is wrong with its tiles and names of places. */
export function compileMission(data: MissionPlan): Mission | readonly Fault[] {
  const layout = layTown(data)
  if (!has(layout, 'zones')) return layout
  const places = placesOn(layout, data)
  if (!has(places, 'board')) return places
  const objectives = data.objectives.filter(({ fixed }) => fixed !== true)
  const optional = (what: string, name: string | undefined) =>
    name === undefined ? undefined : places.zone(what, name)
  const mission: Mission = {
    ...placed(places, { ...data, objectives }),
    data,
    spawns: spawnsOf(places.board, data),
    spawnOrder: data.spawnOrder.map((name) => places.zone('spawnOrder', name)),
    piles: pilesOn(places, data),
    switches: spotsOf(places, 'switch'),
    nozzles: spotsOf(places, 'nozzle'),
    cards: data.cards.map((card) => ({ data: card, zone: places.zone('cards', card.zone) })),
    wagon: optional('wagon', data.wagon?.zone),
    gatling: optional('gatling', data.gatling),
    noise: places.zone('noise', data.noise?.zone ?? data.start[0] ?? ''),
    fixedTokens: data.objectives.flatMap(({ fixed, zone }) =>
      fixed === true ? [places.zone('objectives', zone)] : [],
    ),
  }
  return places.faults.length > 0 ? places.faults : mission
}

/** The spots of a kind, by the faces of their tiles. */
function spotsOf({ board: { layout } }: Places, wanted: string): readonly TownSpot[] {
  return layout.spots.flatMap(({ kind, tile, zone }) =>
    kind === wanted ? [{ face: layout.tiles[tile]?.face ?? '', zone }] : [],
  )
}

function pilesOn(places: Places, { neverWake = [] }: MissionPlan): readonly CorpsePile[] {
  const { buildings, buildingOf, zones } = places.board
  return spotsOf(places, 'pile').map(({ face, zone }) => {
    const building = buildings[buildingOf[zone] ?? -1]?.rooms ?? []
    const rooms = building.filter((room) => zones[room]?.names.some((name) => name.startsWith(`${face}.`)))
    return { face, zone, rooms, building, wakes: !neverWake.includes(face) }
  })
}

/** Tokens as they draw one after the other; one that the order forgets comes last, and the linter tells. */
function spawnsOf({ named }: Board, { spawns, spawnOrder }: MissionPlan): readonly SpawnToken[] {
  const order = spawnOrder.map((name) => named.get(name))
  const place = (zone: Zone) => (order.includes(zone) ? order.indexOf(zone) : order.length)
  return spawns
    .map(({ zone, kind }) => ({ zone: named.get(zone) ?? 0, colour: 'red' as const, kind }))
    .toSorted((one, other) => place(one.zone) - place(other.zone))
}
