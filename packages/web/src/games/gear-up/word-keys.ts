import type engine from '@graveshift/gear-up/words/en.json'
import type table from './words/game/en.json'
import type learn from './words/learn/en.json'
import type legend from './words/legend/en.json'
import type rules from './words/rules/en.json'

export type RulesKey = keyof typeof rules

declare module '../../i18n/word-keys.ts' {
  interface GameKeys {
    readonly gearUp:
      | keyof typeof engine
      | keyof typeof table
      | RulesKey
      | keyof typeof learn
      | keyof typeof legend
  }
}
