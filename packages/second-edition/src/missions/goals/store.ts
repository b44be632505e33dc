import { zoneNamed } from '@graveshift/zones'
import { nearness, share, WHOLE } from '../closeness.ts'
import type { Goal } from '../goal.ts'
import type { CardKind } from '../types.ts'
import { holds } from './hold.ts'

/** The name under which stored cards are counted. */
export const storedAs = (kind: CardKind): string => `stored:${kind}`

/** What a card in somebody's bag is worth beside a stored one, and what being near the store adds to that. */
const HELD = Math.floor(WHOLE / 3)

export const store: Goal<'store'> = {
  tally: ({ kind }) => storedAs(kind),
  met: (_kit, { tally }, { kind, count }) => (tally[storedAs(kind)] ?? 0) >= count,
  count: (_kit, { tally }, { kind, count }) => ({ done: tally[storedAs(kind)] ?? 0, of: count }),
  progress(kit, board, { kind, count, zone: name }) {
    const zone = zoneNamed(kit.map, name)
    let sum = (board.tally[storedAs(kind)] ?? 0) * WHOLE
    for (const person of board.people)
      sum += holds(person, kind) * (HELD + nearness(kit, board, person, [zone], HELD))
    return share(sum, count * WHOLE)
  },
}
