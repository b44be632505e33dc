import { TOY_MODULE, TOY_OUTWARD, TOY_WORDS } from '@graveshift/kernel/testing/toy'
import { type GameList, listOf } from './list-of.ts'
import { listed } from './listed-game.ts'

const words = async () => ({ default: TOY_WORDS })

/**
 * The list with the kernel's toy added as any game is, for tests that put it in the place of the real one: nothing else
 * in the project knows the toy.
 */
export function withToy(list: GameList): GameList {
  const toy = listed({
    id: TOY_MODULE.id,
    fewest: 1,
    most: 6,
    load: async () => TOY_MODULE,
    outward: async () => TOY_OUTWARD,
    words: [{ en: words, it: words, de: words }],
  })
  return { ...list, ...listOf([...list.GAMES, toy]) }
}
