import {
  asIs,
  COUNT,
  each,
  type FormOf,
  listOf,
  maybe,
  meaning,
  oneOf,
  SEAT,
  TEXT,
  TRUTH,
  WHOLE,
} from '@graveshift/kernel/outward'
import { PHASES } from '../board.ts'
import type { ActionBudgets } from '../budgets.ts'
import {
  ACTIVATION_REASONS,
  GAITS,
  POINT_SOURCES,
  ROLL_REASONS,
  WOUND_SOURCES,
  type ZonesEvent,
} from '../events.ts'
import type { Inventory } from '../slots.ts'
import {
  CARD,
  gift,
  kind,
  kinds,
  level,
  mode,
  moves,
  paid,
  people,
  person,
  placeIn,
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

/** How every fact of a game on zones is told outside; its decks are named in the order of its piles. */
export function zonesEvents({ places }: Inventory, budgets: ActionBudgets, decks: readonly string[]): Forms {
  const deck = { ...placeIn(decks), as: 'deck' }
  const place = asIs<string>(oneOf(places.map(({ name }) => name)))
  return {
    roundBegan: { round: count },
    phaseBegan: { phase: asIs(oneOf(PHASES)) },
    firstPlayer: { seat: asIs(SEAT) },
    stood: { person, zone },
    dealt: { person, card },
    turnBegan: {
      person,
      gift: meaning(gift(budgets), 'what a turn that was given away is good for'),
      target: meaning(somewhere, 'the only zone that may be fought in'),
    },
    turnEnded: { person, gift: gift(budgets) },
    acted: {
      person,
      action: asIs(TEXT),
      paid: meaning(paid, 'actions spent, by what they are good for'),
      once: {
        schema: { ...listOf(TEXT), description: 'what may not be done again in this turn' },
        show: (value) => value ?? [],
      },
      streak: 'inside',
    },
    walked: {
      person,
      path: meaning(zones, 'zones entered, in order'),
      how: asIs(oneOf(GAITS)),
      with: meaning(people, 'companions who go along'),
    },
    shoved: { person, zone, to: zone },
    drawn: { pile: deck, card, person: somebody },
    foundDiscarded: { card },
    discarded: { person, card },
    eaten: { person, card },
    arranged: {
      person,
      partner: somebody,
      card,
      from: place,
      to: place,
      for: meaning(maybe(card), 'the card that goes the other way'),
    },
    // A game with other slots tells them in a form of its own.
    inventorySet: { person, hand: cards, pack: cards, slots: 'inside' },
    tradeOffered: { person, partner: person },
    tradeAgreed: { person, partner: person },
    tradeDeclined: { person, partner: person },
    shuffled: { pile: deck },
    fired: { person, card },
    reloaded: { person, card },
    allReloaded: {},
    attacked: { person, with: card, dual: truth, mode, zone, style: 'inside' },
    // A game with other dice and styles tells them in a form of its own.
    rolled: { person, dice: asIs(listOf(WHOLE)), why: asIs(oneOf(ROLL_REASONS)), of: 'inside' },
    killed: { person: meaning(somebody, 'who gets the points'), zone, kind, count },
    hitLost: { zone, kind: someKind, count },
    gained: { person, points: asIs(WHOLE), from: asIs(oneOf(POINT_SOURCES)) },
    levelled: {
      person,
      level,
      points: meaning(count, 'what the tracker shows then'),
      lap: meaning(truth, 'the tracker starts again'),
    },
    skillGained: { person, skill: asIs(SKILL) },
    wounded: { person, wounds: count, from: asIs(oneOf(WOUND_SOURCES)) },
    woundIgnored: { person, skill: asIs(SKILL) },
    healed: { person, wounds: count, by: somebody },
    eliminated: { person },
    zombiesAttacked: { zone, kind, count },
    zombiesMoved: { moves },
    placed: { zone, kind, count, fresh: meaning(truth, 'brought by a zombie card') },
    spawnRevealed: { card },
    spawnDrawn: { card, zone, level },
    activated: {
      kinds,
      zone: meaning(somewhere, 'null for the whole board'),
      why: asIs(oneOf(ACTIVATION_REASONS)),
    },
    handedOver: { companion: person, from: somebody, to: somebody },
    left: { person, with: each(person) },
    won: {},
    lost: { why: asIs(TEXT), person: somebody },
  }
}
