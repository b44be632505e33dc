import type engine from '@graveshift/gears-and-guns/words/en.json'
import type camp from './words/camp/en.json'
import type game from './words/game/en.json'
import type learn from './words/learn/en.json'
import type legend from './words/legend/en.json'

/** Words of its own at the table. */
export type TownKey = keyof typeof game

declare module '../../i18n/word-keys.ts' {
  interface GameKeys {
    readonly western:
      | keyof typeof engine
      | keyof typeof camp
      | TownKey
      | keyof typeof learn
      | keyof typeof legend
  }
}
