import { nth } from '@graveshift/kernel'
import {
  COUNT,
  each,
  eitherOf,
  type Field,
  listOf,
  mapOf,
  nameOf,
  objectOf,
  oneOf,
  orNull,
} from '@graveshift/kernel/outward'
import { EXTRA, NONE, type ZonesBoard } from '../board.ts'
import type { ActionBudgets } from '../budgets.ts'
import { LEVELS, MODES } from '../content/types.ts'
import type { Due, OddOnes } from '../game.ts'
import type { Kit } from '../kit.ts'
import { zoneName } from '../map/board.ts'
import { kindName, personName } from '../names.ts'

/** Where names are looked up. */
export interface ZonesScene {
  readonly kit: Kit
  readonly board: ZonesBoard
}

type Named<V = number> = Field<V, ZonesScene>

/** What may be nobody, nowhere or none is null outside. */
const orNone = ({ schema, show }: Named): Named => ({
  schema: orNull(schema),
  show: (value, scene, whole) => (value === NONE ? null : show(value, scene, whole)),
})

export const placeIn = (names: readonly string[]): Named => ({
  schema: oneOf(names),
  show: (value) => nth(names, value),
})

export const PERSON = nameOf('survivor')
export const ZONE = nameOf('zone')
export const ZOMBIE = nameOf('kind of zombie')
export const CARD = nameOf('card')
export const SKILL = nameOf('skill')
/** How an attack is declared; a game says which ways it has. */
export const STYLE = nameOf('style')

export const person: Named = { schema: PERSON, show: (value, { board }) => personName(board, value) }
export const somebody = orNone(person)
export const people = each(person)
export const zone: Named = { schema: ZONE, show: (value, { kit }) => zoneName(kit.map, value) }
export const somewhere = orNone(zone)
export const zones = each(zone)
export const kind: Named = { schema: ZOMBIE, show: (value, { kit }) => kindName(kit, value) }
export const someKind = orNone(kind)
export const level = placeIn(LEVELS)
export const mode = placeIn(MODES)

/** The budget of a turn that was given away; `extra` for a whole turn besides the usual one, null for a usual turn. */
export const gift = ({ names }: ActionBudgets): Named => ({
  schema: orNull(oneOf([...names, 'extra'])),
  show: (value, { kit }) =>
    value === EXTRA ? 'extra' : (kit.budgets.list.find(({ at }) => at === value)?.name ?? null),
})

/** Kinds of zombies, a bit each. */
export const kinds: Named = {
  schema: listOf(ZOMBIE),
  show: (bits, { kit }) => kit.kinds.flatMap(({ id }, index) => (bits & (1 << index) ? [id] : [])),
}

/** Actions spent, by what they are good for. */
export const paid: Named<readonly number[]> = {
  schema: mapOf(COUNT),
  show(amounts, { kit }) {
    const spent: Record<string, number> = {}
    for (let each = 0; each < amounts.length; each += 2) {
      const budget = kit.budgets.list.find(({ at }) => at === amounts[each])
      if (budget) spent[budget.name] = nth(amounts, each + 1)
    }
    return spent
  },
}

/** Zombies that go somewhere. */
export const moves: Named<readonly number[]> = {
  schema: listOf(objectOf({ from: ZONE, to: ZONE, kind: ZOMBIE, count: COUNT })),
  show: (numbers, { kit }) =>
    Array.from({ length: numbers.length / 4 }, (_, move) => {
      const [from = 0, to = 0, which = 0, count = 0] = numbers.slice(move * 4)
      return { from: zoneName(kit.map, from), to: zoneName(kit.map, to), kind: kindName(kit, which), count }
    }),
}

/** Zombies that cannot be shared out evenly. */
export const odd: Named<OddOnes> = {
  schema: objectOf({ zone: ZONE, kind: ZOMBIE, extra: COUNT, to: listOf(ZONE) }),
  show: ({ zone: from, kind: which, extra, to }, { kit }) => ({
    zone: zoneName(kit.map, from),
    kind: kindName(kit, which),
    extra,
    to: to.map((each) => zoneName(kit.map, each)),
  }),
}

/** Skills that let somebody do something now. */
export const due: Named<readonly Due[]> = {
  schema: listOf(objectOf({ person: PERSON, skill: SKILL })),
  show: (list, { board }) =>
    list.map(({ person: who, skill }) => ({ person: personName(board, who), skill })),
}

/** A card, or null where it is about none. */
export const someCard: Named<string> = {
  schema: orNull(CARD),
  show: (value) => (value === '' ? null : value),
}

/** Two inventories: hand, backpack, hand, backpack. */
export const CARD_LISTS = listOf(listOf(CARD))

export const SOURCE = eitherOf(SKILL, CARD)
