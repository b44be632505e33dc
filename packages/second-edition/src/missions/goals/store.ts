import { zoneNamed } from '@graveshift/zones'
import type { SecondKit } from '../../second-kit.ts'
import { holds, isOfKind, obtainable } from '../card-kinds.ts'
import { nearness, share, WHOLE } from '../closeness.ts'
import type { Goal } from '../goal.ts'
import { MOST } from '../read-figures.ts'
import { cards, said } from '../sentences.ts'
import { CARD_KINDS, type CardKind } from '../types.ts'

/** Cards of a kind are stored in a zone: 1 action there, without zombies in it, puts down any number of them. */
export interface StoreGoal {
  readonly goal: 'store'
  readonly kind: CardKind
  readonly zone: string
  readonly count: number
}

/** The name under which stored cards are counted. */
export const storedAs = (kind: CardKind): string => `stored:${kind}`

/** What the action that belongs to it goes by. */
export const storeOf = ({ mission }: SecondKit): StoreGoal | undefined =>
  mission.data.goals.find((goal) => goal.goal === 'store')

/** What a card in somebody's bag is worth beside a stored one, and what being near the store adds to that. */
const HELD = Math.floor(WHOLE / 3)

export const store: Goal<StoreGoal> = {
  id: 'store',
  read: (fields) => ({
    goal: 'store',
    kind: fields.one('kind', CARD_KINDS),
    zone: fields.name('zone'),
    count: fields.count('count', 1, MOST),
  }),
  tell: ({ kind, count, zone }) => said('goal.store', { cards: cards(kind, count), zone }),
  on: ['tallied'],
  tally: ({ kind }) => storedAs(kind),
  tallies: CARD_KINDS.map(storedAs),
  met: (_kit, { tally }, { kind, count }) => (tally[storedAs(kind)] ?? 0) >= count,
  count: (_kit, { tally }, { kind, count }) => ({ done: tally[storedAs(kind)] ?? 0, of: count }),
  progress(kit, board, { kind, count, zone: name }) {
    const zone = zoneNamed(kit.map, name)
    let sum = (board.tally[storedAs(kind)] ?? 0) * WHOLE
    for (const person of board.people)
      sum += holds(person, kind) * (HELD + nearness(kit, board, person, [zone], HELD))
    return share(sum, count * WHOLE)
  },
  zones: ({ zone }) => [zone],
  lint: ({ mission }, { kind, count }) => [
    [count <= obtainable(mission, kind), 'there are not that many cards'],
  ],
  wanted: { card: (_kit, card, { kind }) => isOfKind(card, kind), searched: true },
}
