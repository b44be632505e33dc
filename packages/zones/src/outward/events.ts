import {
  asIs,
  COUNT,
  each,
  type FormOf,
  listOf,
  maybe,
  oneOf,
  SEAT,
  TEXT,
  TRUTH,
  WHOLE,
} from '@graveshift/kernel/outward'
import { PHASES } from '../board.ts'
import {
  ACTIVATION_REASONS,
  GAITS,
  PLACES,
  POINT_SOURCES,
  ROLL_REASONS,
  WOUND_SOURCES,
  type ZonesEvent,
} from '../events.ts'
import {
  CARD,
  deck,
  gift,
  kind,
  kinds,
  level,
  mode,
  moves,
  paid,
  people,
  person,
  SKILL,
  somebody,
  someKind,
  somewhere,
  type ZonesScene,
  zone,
  zones,
} from './fields.ts'

type Forms = {
  readonly [T in ZonesEvent['type']]: FormOf<Extract<ZonesEvent, { type: T }>, ZonesScene, 'type'>
}

const card = asIs<string>(CARD)
const cards = asIs<readonly string[]>(listOf(CARD))
const count = asIs<number>(COUNT)
const truth = asIs<boolean>(TRUTH)

/** How every fact of a game on zones is told outside. */
export const ZONES_EVENTS: Forms = {
  roundBegan: { round: count },
  phaseBegan: { phase: asIs(oneOf(PHASES)) },
  firstPlayer: { seat: asIs(SEAT) },
  dealt: { person, card },
  turnBegan: { person, gift, target: somewhere },
  turnEnded: { person, gift },
  acted: {
    person,
    action: asIs(TEXT),
    paid,
    once: { schema: listOf(TEXT), show: (value) => value ?? [] },
    streak: 'inside',
  },
  walked: { person, path: zones, how: asIs(oneOf(GAITS)), with: people },
  shoved: { person, zone, to: zone },
  drawn: { pile: { ...deck, as: 'deck' }, card, person: somebody },
  foundDiscarded: { card },
  discarded: { person, card },
  eaten: { person, card },
  arranged: {
    person,
    partner: somebody,
    card,
    from: asIs(oneOf(PLACES)),
    to: asIs(oneOf(PLACES)),
    for: maybe(card),
  },
  inventorySet: { person, hand: cards, pack: cards },
  tradeOffered: { person, partner: person },
  tradeAgreed: { person, partner: person },
  tradeDeclined: { person, partner: person },
  shuffled: { pile: { ...deck, as: 'deck' } },
  fired: { person, card },
  reloaded: { person, card },
  allReloaded: {},
  attacked: { person, with: card, dual: truth, mode, zone },
  rolled: { person, dice: asIs(listOf(WHOLE)), why: asIs(oneOf(ROLL_REASONS)) },
  killed: { person: somebody, zone, kind, count },
  hitLost: { zone, kind: someKind, count },
  gained: { person, points: asIs(WHOLE), from: asIs(oneOf(POINT_SOURCES)) },
  levelled: { person, level, points: count, lap: truth },
  skillGained: { person, skill: asIs(SKILL) },
  wounded: { person, wounds: count, from: asIs(oneOf(WOUND_SOURCES)) },
  woundIgnored: { person, skill: asIs(SKILL) },
  healed: { person, wounds: count, by: somebody },
  eliminated: { person },
  zombiesAttacked: { zone, kind, count },
  zombiesMoved: { moves },
  placed: { zone, kind, count, fresh: truth },
  spawnRevealed: { card },
  spawnDrawn: { card, zone, level },
  activated: { kinds, zone: somewhere, why: asIs(oneOf(ACTIVATION_REASONS)) },
  companionPlaced: { id: { ...card, schema: person.schema, as: 'person' }, zone },
  rallied: { person, companion: person },
  handedOver: { companion: person, from: somebody, to: somebody },
  left: { person, with: each(person) },
  won: {},
  lost: { why: asIs(TEXT), person: somebody },
}
