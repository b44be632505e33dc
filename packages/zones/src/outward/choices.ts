import { asIs, COUNT, type FormOf, listOf, objectOf, oneOf, TRUTH, WHOLE } from '@graveshift/kernel/outward'
import type { Offer } from '../choices/may.ts'
import type { ZonesChoice } from '../game.ts'
import {
  CARD,
  CARD_LISTS,
  due,
  odd,
  people,
  person,
  SKILL,
  SOURCE,
  somebody,
  someCard,
  someKind,
  type ZonesScene,
  zone,
} from './fields.ts'
import type { Vocabulary } from './vocabulary.ts'

/** What is told of every question in the same way. */
type Common = 'id' | 'lane' | 'kind' | 'seat'

type Forms = {
  readonly [K in ZonesChoice['kind']]: FormOf<Extract<ZonesChoice, { kind: K }>, ZonesScene, Common>
}

const count = asIs<number>(COUNT)

/** Dice of other kinds in the same throw; inside where a game has none. */
function otherDice(kinds: readonly string[]): Forms['reroll']['others'] {
  if (kinds.length === 0) return 'inside'
  return {
    schema: listOf(objectOf({ kind: oneOf(kinds), accuracy: COUNT, dice: listOf(WHOLE) })),
    show: (others = []) => others.map(({ kind, accuracy, dice }) => ({ kind, accuracy, dice })),
  }
}

/** How every question of a game on zones is told outside. */
export const zonesChoiceForms = ({
  wounds,
  dice = [],
}: Pick<Vocabulary, 'wounds' | 'dice'>): Omit<Forms, 'may'> => {
  const from = asIs<string>(oneOf(wounds))
  return {
    activate: {},
    act: { person },
    reroll: {
      person,
      dice: asIs(listOf(WHOLE)),
      accuracy: count,
      again: asIs(listOf(SOURCE)),
      others: otherDice(dice),
    },
    hit: { person, zone, free: asIs(TRUTH), hits: asIs(listOf(COUNT)), reaps: count },
    wound: { zone, from, zombie: someKind, left: count, amount: count, spared: people, tough: people },
    split: { odd },
    arrange: { person, partner: somebody, left: asIs(WHOLE) },
    agree: { person, partner: person, before: asIs(CARD_LISTS) },
    skill: { person, offer: asIs(listOf(SKILL)) },
    shield: { person, wounds: count, from },
    order: { able: due },
    discard: {},
    deal: { what: asIs(oneOf(['more', 'some'])), able: people },
    first: {},
    stand: { person },
    prepare: {},
    assign: { zone, cards: asIs(listOf(CARD)) },
  }
}

/** How things that are offered are told, of those that a game has. */
export const mayForm = (offers: readonly Offer[]): Forms['may'] => ({
  what: asIs(oneOf(offers.map(({ id }) => id))),
  person,
  other: somebody,
  card: someCard,
})
