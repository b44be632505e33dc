import { has } from '@graveshift/kernel'
import { doorNamed, type Gates } from '@graveshift/zones'
import type { Board } from '../board.ts'
import type { Mission } from '../missions/compile.ts'
import { cardState } from './cards-board.ts'

/** Ways that cards which stay close to zombies alone (GG-OBJ-10). */
export const barsOfCards = ({ cards, board: { layout } }: Mission): readonly ((board: Board) => Gates)[] =>
  cards.flatMap(({ data: { number, stays } }) => {
    const gate = stays && has(stays, 'bar') ? doorNamed(layout, stays.bar.join('-')) : undefined
    return gate === undefined
      ? []
      : [(board: Board) => (cardState(board, number) === 'taken' ? 1 << gate : 0)]
  })
