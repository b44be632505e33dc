import type { Json, Telling } from '@graveshift/kernel'
import { asIs, type FormOf, showEvent } from '@graveshift/kernel/outward'
import { ROLL_REASONS, WOUND_SOURCES } from '../../events.ts'
import { CAR_EVENTS } from '../../features/cars/outward.ts'
import { CAR_TELLERS } from '../../features/cars/tell.ts'
import { COMPANION_EVENTS } from '../../features/companions/outward.ts'
import { COMPANION_TELLERS } from '../../features/companions/tell.ts'
import { DOOR_TELLERS } from '../../features/doors/doors.ts'
import { DOOR_EVENTS } from '../../features/doors/outward.ts'
import { NOISE_TELLERS } from '../../features/noise-tokens/noise-tokens.ts'
import { NOISE_EVENTS } from '../../features/noise-tokens/outward.ts'
import { SINGLE_NOISE_EVENTS } from '../../features/single-noise/outward.ts'
import { SINGLE_NOISE_TELLERS } from '../../features/single-noise/single-noise.ts'
import { lossesOf } from '../../missions/language.ts'
import { MISSION_EVENTS } from '../../missions/outward.ts'
import { MISSION_TELLERS } from '../../missions/tell.ts'
import { zonesEvents } from '../../outward/events.ts'
import { CARD, person, type ZonesScene } from '../../outward/fields.ts'
import { type Teller, ZONES_TELLERS } from '../../tell/tellers.ts'
import { cardTerm, logLine, personTerm } from '../../tell/terms.ts'
import { BUDGETS, INVENTORY } from './content.ts'
import type { Tiny, TinyBoard, TinyKit } from './game.ts'
import { TINY_LANGUAGE } from './language.ts'
import type { PutOut } from './sparks.ts'

type Event = Tiny['event']

interface TinyScene extends ZonesScene {
  readonly kit: TinyKit
  readonly board: TinyBoard
}

const OWN: { readonly putOut: Teller<PutOut, TinyKit, TinyBoard> } = {
  putOut: ({ person: who, card }, kit, board) =>
    logLine('putOut', { person: personTerm(board, who), card: cardTerm(kit, card) }),
}

const TELLERS: { readonly [T in Event['type']]: Teller<Event, TinyKit, TinyBoard> } = {
  ...ZONES_TELLERS,
  ...NOISE_TELLERS,
  ...SINGLE_NOISE_TELLERS,
  ...DOOR_TELLERS,
  ...CAR_TELLERS,
  ...COMPANION_TELLERS,
  ...MISSION_TELLERS,
  ...OWN,
}

/** How every fact is told outside. */
export const TINY_EVENTS: {
  readonly [T in Event['type']]: FormOf<Extract<Event, { type: T }>, TinyScene, 'type'>
} = {
  ...zonesEvents({
    inventory: INVENTORY,
    budgets: BUDGETS,
    decks: ['equipment', 'special', 'zombies', 'out'],
    rolls: ROLL_REASONS,
    wounds: WOUND_SOURCES,
    losses: lossesOf(TINY_LANGUAGE.goals, TINY_LANGUAGE.rules),
  }),
  ...NOISE_EVENTS,
  ...SINGLE_NOISE_EVENTS,
  ...DOOR_EVENTS,
  ...CAR_EVENTS,
  ...COMPANION_EVENTS,
  ...MISSION_EVENTS,
  putOut: { person, card: asIs<string>(CARD) },
}

/** The event as a sentence; the board is the one after it. */
export const tellTiny = (kit: TinyKit, event: Event, board: TinyBoard): Telling =>
  TELLERS[event.type](event, kit, board)

export const showTiny = (kit: TinyKit, event: Event, board: TinyBoard): Json =>
  showEvent(TINY_EVENTS, event, { kit, board })
