import { COUNT, listOf, oneOf, type PickFields, SEAT, TRUTH } from '@graveshift/kernel/outward'
import type { Inventory } from '../slots.ts'
import { CARD, PERSON, SKILL, SOURCE, ZOMBIE, ZONE } from './fields.ts'

type Deeds = Readonly<Record<string, PickFields>>

const NOTHING: PickFields = [{}]
const STEP: PickFields = [{ to: ZONE }]
const FIGHT: PickFields = [
  { card: CARD, zone: ZONE },
  { dual: TRUTH, crowd: TRUTH },
]

/** What may be done in a turn in every game on zones, with the fields that go with it. */
export const ZONES_ACTIONS: Deeds = {
  end: NOTHING,
  search: NOTHING,
  noise: NOTHING,
  reorganise: NOTHING,
  move: STEP,
  sprint: STEP,
  charge: STEP,
  blitz: STEP,
  'bloodlust-combat': STEP,
  'bloodlust-melee': STEP,
  'bloodlust-ranged': STEP,
  jump: STEP,
  shove: STEP,
  melee: FIGHT,
  ranged: FIGHT,
  throw: [{ card: CARD, zone: ZONE }, { sure: TRUTH }],
  improvise: [{ card: CARD, zone: ZONE }],
  reload: [{ card: CARD }],
  eat: [{ card: CARD }],
  trade: [{ partner: PERSON }],
  taunt: [{ zone: ZONE }],
  lead: [{ person: PERSON }],
  lifesaver: [{ zone: ZONE, people: listOf(PERSON) }],
  'field-medic': [{ to: ZONE, patient: PERSON }],
}

/** The answers to every question of a game on zones, but those of a turn. */
export function zonesPicks({ places, more }: Inventory): Readonly<Record<string, Deeds>> {
  const place = oneOf(places.map(({ name }) => name))
  const slot = more.length > 0 && { slot: oneOf(more.map(({ name }) => name)) }
  const moved: PickFields = [
    { person: PERSON, card: CARD },
    { for: CARD, ...slot },
  ]
  return {
    activate: { activate: [{ person: PERSON }] },
    reroll: { reroll: [{ source: SOURCE }], keep: NOTHING },
    hit: { hit: [{ kind: ZOMBIE, damage: COUNT }, { reap: TRUTH }] },
    wound: { wound: [{ person: PERSON }, { sure: TRUTH }] },
    split: { split: [{ to: listOf(ZONE) }] },
    arrange: {
      put: [{ card: CARD, from: place, to: place }, { for: CARD }],
      'hand-over': [{ companion: PERSON }],
      done: NOTHING,
    },
    agree: { agree: NOTHING, decline: NOTHING },
    skill: { skill: [{ skill: SKILL }] },
    may: { yes: NOTHING, no: NOTHING },
    shield: { shield: [{ card: CARD }], endure: NOTHING },
    order: { order: [{ person: PERSON, skill: SKILL }] },
    discard: { discard: [{ person: PERSON, card: CARD }] },
    deal: { deal: [{ person: PERSON }] },
    first: { first: [{ seat: SEAT }] },
    stand: { stand: [{ zone: ZONE }] },
    prepare: { ready: NOTHING, stow: moved, draw: moved, drop: moved },
    assign: { assign: [{ card: CARD }] },
  }
}
