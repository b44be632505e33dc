import { NONE } from '@graveshift/zones'
import type { Board } from '../../board.ts'
import { CARD_FACES } from '../../content/compile.ts'
import { PIMPWEAPON_DECK } from '../../content/decks.ts'
import type { Goal } from '../goal.ts'
import type { CardKind } from '../types.ts'

/** Whether a card counts as one of the kind. */
export function isOfKind(card: string, kind: CardKind): boolean {
  const { name = '', kind: sort } = CARD_FACES[card] ?? {}
  switch (kind) {
    case 'food':
      return sort === 'food'
    case 'pimpweapon':
      return sort === 'weapon' && Object.hasOwn(PIMPWEAPON_DECK, name)
    default:
      return name === kind
  }
}

const holds = ({ hand, pack }: Board['people'][number], kind: CardKind): number =>
  [...hand, ...pack].filter((card) => isOfKind(card, kind)).length

export const hold: Goal<'hold'> = {
  met: (_kit, { people }, { kind, count }) =>
    people.reduce((sum, person) => sum + holds(person, kind), 0) >= count,
}

export const holdEach: Goal<'hold-each'> = {
  met: (_kit, { people }, { kind }) =>
    people.every((person) => person.seat === NONE || holds(person, kind) > 0),
}
