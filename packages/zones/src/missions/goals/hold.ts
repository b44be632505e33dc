import { CARDS_CHANGE, type CardKinds, heldByAll } from '../card-kinds.ts'
import { share } from '../closeness.ts'
import type { Goal } from '../goal.ts'
import { inCode, MOST } from '../read-figures.ts'
import { cards, said } from '../sentences.ts'

/** The team holds so many cards of a kind in hands and backpacks. */
export interface HoldGoal<C extends string> {
  readonly goal: 'hold'
  readonly kind: C
  readonly count: number
}

export const holdGoal = <C extends string>(kinds: CardKinds<C>): Goal<HoldGoal<C>> => ({
  id: 'hold',
  figures: `\`kind\` (${inCode(kinds.ids)}), \`count\``,
  read: (fields) => ({
    goal: 'hold',
    kind: fields.one('kind', kinds.ids),
    count: fields.count('count', 1, MOST),
  }),
  tell: ({ kind, count }) => said('goal.hold', { cards: cards(kind, count) }),
  on: CARDS_CHANGE,
  met: (_kit, board, { kind, count }) => heldByAll(kinds, board, kind) >= count,
  count: (_kit, board, { kind, count }) => ({ done: heldByAll(kinds, board, kind), of: count }),
  progress: (_kit, board, { kind, count }) => share(heldByAll(kinds, board, kind), count),
  lint: ({ mission }, { kind, count }) => [
    [count <= kinds.obtainable(mission, kind), 'there are not that many cards'],
  ],
  wanted: {
    card: (_kit, card, { kind }) => kinds.isOfKind(card, kind),
    searched: true,
    missing: (_kit, board, { kind, count }) => count - heldByAll(kinds, board, kind),
  },
})
