import { COUNT, listOf, oneOf, type PickFields, SEAT, TRUTH } from '@graveshift/kernel/outward'
import type { Kit } from '../kit.ts'
import type { Inventory } from '../slots.ts'
import { CARD, PERSON, SKILL, SOURCE, ZOMBIE, ZONE } from './fields.ts'

type Deeds = Readonly<Record<string, PickFields>>

const NOTHING: PickFields = [{}]

/** The fields of an action in a game with these ways to declare an attack; where it has none, none is told. */
function withStyles([fields, { style, ...maybe } = {}]: PickFields, styles: readonly string[]): PickFields {
  if (style === undefined && Object.keys(maybe).length === 0) return [fields]
  return [fields, style && styles.length > 0 ? { ...maybe, style: oneOf(styles) } : maybe]
}

/** What may be done in a turn, with the fields that go with it, in a game with these ways to declare an attack. */
export const actionFields = (actions: Kit['actions'], styles: readonly string[] = []): Deeds =>
  Object.fromEntries(Object.entries(actions).map(([name, { fields }]) => [name, withStyles(fields, styles)]))

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
