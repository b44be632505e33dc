import { has } from '@graveshift/kernel'
import { doorNamed, type Gates } from '@graveshift/zones'
import type { Board } from '../board.ts'
import type { Mission } from '../missions/compile.ts'
import type { WesternHooks } from '../missions/rule.ts'
import type { WesternKit } from '../western-kit.ts'
import { cardState } from './cards-board.ts'

type Bar = (board: Board) => Gates

/** Ways that cards which stay close to zombies alone (GG-OBJ-10). */
const barsOfCards = ({ cards, board: { layout } }: Mission): readonly Bar[] =>
  cards.flatMap(({ data: { number, stays } }) => {
    const gate = stays && has(stays, 'bar') ? doorNamed(layout, stays.bar.join('-')) : undefined
    return gate === undefined
      ? []
      : [(board: Board) => (cardState(board, number) === 'taken' ? 1 << gate : 0)]
  })

/** All ways that are closed to zombies alone, by rules of the mission and by its cards. */
export const barsOf = (
  rules: readonly WesternHooks[],
  mission: Mission,
  kit: () => WesternKit,
): readonly Bar[] => [
  ...rules.flatMap(({ stopsZombies }) =>
    stopsZombies ? [(board: Board) => stopsZombies(kit(), board)] : [],
  ),
  ...barsOfCards(mission),
]
