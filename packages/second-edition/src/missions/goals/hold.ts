import { CARDS_CHANGE, heldByAll, isOfKind, obtainable } from '../card-kinds.ts'
import { share } from '../closeness.ts'
import type { Goal } from '../goal.ts'
import { MOST } from '../read-figures.ts'
import { cards, said } from '../sentences.ts'
import { CARD_KINDS, type CardKind } from '../types.ts'

/** The team holds so many cards of a kind in hands and backpacks. */
export interface HoldGoal {
  readonly goal: 'hold'
  readonly kind: CardKind
  readonly count: number
}

export const hold: Goal<HoldGoal> = {
  id: 'hold',
  read: (fields) => ({
    goal: 'hold',
    kind: fields.one('kind', CARD_KINDS),
    count: fields.count('count', 1, MOST),
  }),
  tell: ({ kind, count }) => said('goal.hold', { cards: cards(kind, count) }),
  on: CARDS_CHANGE,
  met: (_kit, board, { kind, count }) => heldByAll(board, kind) >= count,
  count: (_kit, board, { kind, count }) => ({ done: heldByAll(board, kind), of: count }),
  progress: (_kit, board, { kind, count }) => share(heldByAll(board, kind), count),
  lint: ({ mission }, { kind, count }) => [
    [count <= obtainable(mission, kind), 'there are not that many cards'],
  ],
  wanted: { card: (_kit, card, { kind }) => isOfKind(card, kind), searched: true },
}
