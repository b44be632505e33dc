import { isOver, isPlayed } from '@graveshift/zones'
import type { WesternKit } from '../western-kit.ts'
import { giveCards } from './effects/cards.ts'
import type { CardSteps } from './reading-frame.ts'

/** Cards for the taker; for whom the players choose if it is none of theirs, or has fallen (GG-RUL-43, GG-RUL-59). */
export const giftSteps = (kit: WesternKit): CardSteps<'gift'> => ({
  who(table, { person }) {
    const { board } = table
    if (isOver(table)) return undefined
    if (isPlayed(board, person)) return 'give'
    const able = board.people.flatMap((_, each) => (isPlayed(board, each) ? [each] : []))
    if (able.length === 0) return undefined
    table.ask({ kind: 'receiver', seat: 'team', able })
    return 'give'
  },
  give(table, frame) {
    giveCards(kit, table, frame)
    return 'end'
  },
  end: () => undefined,
})
