import {
  asIs,
  COUNT,
  each,
  type FormOf,
  listOf,
  maybe,
  meaning,
  objectOf,
  oneOf,
  SEAT,
  TEXT,
  TRUTH,
  WHOLE,
} from '@graveshift/kernel/outward'
import { PHASES } from '../board.ts'
import { ACTIVATION_REASONS, GAITS, POINT_SOURCES, type ZonesEvent } from '../events.ts'
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
import type { Vocabulary } from './vocabulary.ts'

type Forms = {
  readonly [T in ZonesEvent['type']]: FormOf<Extract<ZonesEvent, { type: T }>, ZonesScene, 'type'>
}

const card = asIs<string>(CARD)
const cards = asIs<readonly string[]>(listOf(CARD))
const count = asIs<number>(COUNT)
const truth = asIs<boolean>(TRUTH)

/** What lies in the slots besides hand and backpack, by their names; inside where a game has no others. */
function moreSlots({ more }: Vocabulary['inventory']): Forms['inventorySet']['slots'] {
  if (more.length === 0) return 'inside'
  return {
    schema: objectOf(Object.fromEntries(more.map(({ name }) => [name, listOf(CARD)]))),
    show: (slots) => Object.fromEntries(more.map(({ name, at }) => [name, slots?.[at] ?? []])),
  }
}

/** How every fact of a game on zones is told outside. */
export function zonesEvents(words: Vocabulary): Forms {
  const { inventory, budgets, styles = [], dice = [] } = words
  const deck = { ...placeIn(words.decks), as: 'deck' }
  const place = asIs<string>(oneOf(inventory.places.map(({ name }) => name)))
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
    inventorySet: { person, hand: cards, pack: cards, slots: moreSlots(inventory) },
    tradeOffered: { person, partner: person },
    tradeAgreed: { person, partner: person },
    tradeDeclined: { person, partner: person },
    shuffled: { pile: deck },
    fired: { person, card },
    reloaded: { person, card },
    allReloaded: {},
    attacked: {
      person,
      with: card,
      dual: truth,
      mode,
      zone,
      style:
        styles.length === 0
          ? 'inside'
          : meaning(maybe(asIs<string>(oneOf(styles))), 'how it was declared; null if as usual'),
    },
    rolled: {
      person,
      dice: asIs(listOf(WHOLE)),
      why: asIs(oneOf(words.rolls)),
      of:
        dice.length === 0
          ? 'inside'
          : meaning(maybe(asIs<string>(oneOf(dice))), 'the kind of dice; null for the usual ones'),
    },
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
    wounded: { person, wounds: count, from: asIs(oneOf(words.wounds)) },
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
    lost: { why: asIs(oneOf(words.losses)), person: somebody },
  }
}
