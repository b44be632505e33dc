import type gearUp from '@graveshift/gear-up/words/en.json'
import type table from '@graveshift/table/words/en.json'
import type after from '../../words/after/en.json'
import type coach from '../../words/coach/en.json'
import type daily from '../../words/daily/en.json'
import type shell from '../../words/en.json'
import type online from '../../words/online/en.json'
import type learn from '../games/gear-up/words/learn/en.json'
import type legend from '../games/gear-up/words/legend/en.json'
import type rules from '../games/gear-up/words/rules/en.json'

/** A key of the client's own words: a wrong one does not compile. */
export type ShellKey = keyof typeof shell

export type RulesKey = keyof typeof rules
export type LearnKey = keyof typeof learn
export type OnlineKey = keyof typeof online

/** Keys made from ids, such as `boss.${id}.name`, are texts to TypeScript; a test looks them up. */
export type WordKey =
  | ShellKey
  | keyof typeof after
  | keyof typeof coach
  | keyof typeof gearUp
  | keyof typeof table
  | RulesKey
  | LearnKey
  | keyof typeof legend
  | OnlineKey
  | keyof typeof daily
