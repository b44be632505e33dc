import type table from '@graveshift/table/words/en.json'
import type after from '../../words/after/en.json'
import type campaign from '../../words/campaign/en.json'
import type coach from '../../words/coach/en.json'
import type daily from '../../words/daily/en.json'
import type shell from '../../words/en.json'
import type learn from '../../words/learn/en.json'
import type missions from '../../words/missions/en.json'
import type online from '../../words/online/en.json'
import type rules from '../../words/rules/en.json'
import type shared from '../../words/table/en.json'
import type zoneLegend from '../../words/zone-legend/en.json'
import type zones from '../../words/zones/en.json'

/** A key of the client's own words: a wrong one does not compile. */
export type ShellKey = keyof typeof shell

export type OnlineKey = keyof typeof online

/** Every game adds the keys of its own words here, by declaring its field in its folder. */
// biome-ignore lint/suspicious/noEmptyInterface: games fill it
export interface GameKeys {}

/** Keys made from ids, such as `boss.${id}.name`, are texts to TypeScript; a test looks them up. */
export type WordKey =
  | ShellKey
  | keyof typeof after
  | keyof typeof campaign
  | keyof typeof coach
  | keyof typeof table
  | keyof typeof shared
  | OnlineKey
  | keyof typeof daily
  | keyof typeof learn
  | keyof typeof missions
  | keyof typeof rules
  | keyof typeof zoneLegend
  | keyof typeof zones
  | GameKeys[keyof GameKeys]
