import { zoneNamed } from '../../map/board.ts'
import { type CardKinds, heldByAll, holds } from '../card-kinds.ts'
import { nearness, share, WHOLE } from '../closeness.ts'
import type { Goal } from '../goal.ts'
import type { GoalData } from '../plan.ts'
import { inCode, MOST } from '../read-figures.ts'
import { cards, said } from '../sentences.ts'

/** Cards of a kind are stored in a zone: 1 action there, without zombies in it, puts down any number of them. */
export interface StoreGoal<C extends string> {
  readonly goal: 'store'
  readonly kind: C
  readonly zone: string
  readonly count: number
}

/** The name under which stored cards are counted. */
export const storedAs = (kind: string): string => `stored:${kind}`

/** Whether a mission's goal is of this kind: the action that belongs to it goes by that. */
export const isStore = (goal: GoalData): goal is StoreGoal<string> => goal.goal === 'store'

/** What a card in somebody's bag is worth beside a stored one, and what being near the store adds to that. */
const HELD = Math.floor(WHOLE / 3)

export const storeGoal = <C extends string>(kinds: CardKinds<C>): Goal<StoreGoal<C>> => ({
  id: 'store',
  figures: `\`kind\` (${inCode(kinds.ids)}), \`count\`, \`zone\`: put down there`,
  read: (fields) => ({
    goal: 'store',
    kind: fields.one('kind', kinds.ids),
    zone: fields.name('zone'),
    count: fields.count('count', 1, MOST),
  }),
  tell: ({ kind, count, zone }) => said('goal.store', { cards: cards(kind, count), zone }),
  on: ['tallied'],
  tally: ({ kind }) => storedAs(kind),
  tallies: kinds.ids.map(storedAs),
  met: (_kit, { tally }, { kind, count }) => (tally[storedAs(kind)] ?? 0) >= count,
  count: (_kit, { tally }, { kind, count }) => ({ done: tally[storedAs(kind)] ?? 0, of: count }),
  progress(kit, board, { kind, count, zone: name }) {
    const zone = zoneNamed(kit.map, name)
    let sum = (board.tally[storedAs(kind)] ?? 0) * WHOLE
    for (const person of board.people)
      sum += holds(kinds, person, kind) * (HELD + nearness(kit, board, person, [zone], HELD))
    return share(sum, count * WHOLE)
  },
  zones: ({ zone }) => [zone],
  lint: ({ mission }, { kind, count }) => [
    [count <= kinds.obtainable(mission, kind), 'there are not that many cards'],
  ],
  wanted: {
    card: (_kit, card, { kind }) => kinds.isOfKind(card, kind),
    searched: true,
    missing: (_kit, board, { kind, count }) =>
      count - (board.tally[storedAs(kind)] ?? 0) - heldByAll(kinds, board, kind),
    bring: ({ map }, { zone }) => zoneNamed(map, zone),
  },
})
