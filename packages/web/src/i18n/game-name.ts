import type { WordKey } from './word-keys.ts'
import type { Words } from './words-of.ts'

/** What a game is called in the house. */
export const gameName = ({ say }: Pick<Words, 'say'>, game: string): string => say(`game.${game}` as WordKey)
