export { withNewRules } from './testing/new-rules.ts'

import type { Game } from '@graveshift/kernel'
import { TOY_MODULE, TOY_OUTWARD, TOY_WORDS } from '@graveshift/kernel/testing/toy'
import { type GameList, listOf } from './list-of.ts'
import { listed, type Written } from './listed-game.ts'

const words = async () => ({ default: TOY_WORDS })

/** The list with one more game, for tests that put it in the place of the real one. */
export const withGame = <G extends Game>(list: GameList, game: Written<G>): GameList => ({
  ...list,
  ...listOf([...list.GAMES, listed(game)]),
})

/** The list with the kernel's toy added as any game is: nothing else in the project knows the toy. */
export const withToy = (list: GameList): GameList =>
  withGame(list, {
    id: TOY_MODULE.id,
    fewest: 1,
    most: 6,
    load: async () => TOY_MODULE,
    outward: async () => TOY_OUTWARD,
    words: [{ en: words, it: words, de: words }],
  })
