import { nth } from '@graveshift/kernel'
import { asIs, COUNT, type Field, type FormOf, nameOf, oneOf, TRUTH } from '@graveshift/kernel/outward'
import { CARD, person, somebody, type ZonesScene, zone } from '@graveshift/zones/outward'
import { PLACE } from './outward-fields.ts'
import { BLASTS, REFILLS, type SteamEvent, type SteamEventOf, type SteamKit } from './steam-game.ts'

interface SteamScene extends ZonesScene {
  readonly kit: SteamKit
}

const card = asIs<string>(CARD)
const place = asIs<string>(PLACE)

/** A machine is known outside by its tile. */
const at: Field<number, SteamScene> = {
  schema: nameOf('tile'),
  show: (value, { kit }) => nth(kit.steam.machines, value).tile,
}

/** How steam is told outside. */
export const STEAM_EVENTS: {
  readonly [T in SteamEvent['type']]: FormOf<SteamEventOf<T>, SteamScene, 'type'>
} = {
  depleted: { person, card, place },
  refilled: { person, card, place, by: asIs(oneOf(REFILLS)) },
  bottlePlaced: { person, zone },
  exploded: { zone, blast: asIs(oneOf(BLASTS)), person: somebody },
  gaugeChanged: { gauge: asIs(COUNT) },
  switchTurned: { at, on: asIs(TRUTH), person },
  nozzleBroken: { at },
  nozzleRepaired: { at },
}
