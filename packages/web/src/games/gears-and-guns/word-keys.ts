import type engine from '@graveshift/gears-and-guns/words/en.json'
import type game from './words/game/en.json'
import type learn from './words/learn/en.json'
import type legend from './words/legend/en.json'

/** Words of its own at the table. */
export type TownKey = keyof typeof game

declare module '../../i18n/word-keys.ts' {
  interface GameKeys {
    readonly western: keyof typeof engine | TownKey | keyof typeof learn | keyof typeof legend
  }
}
