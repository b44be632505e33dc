import { type Json, optionCatalogue } from '@graveshift/kernel'
import type { Content } from './content/compile.ts'
import { EFFECTS } from './effects/index.ts'
import { RULE_OPTIONS } from './options.ts'
import { STREAMS } from './streams.ts'

/** Everything there is to choose from: options with their defaults, and all content as it is printed. */
export function catalogue(content: Content): Json {
  const { survivors, zombies, bosses, companions, turnCards, spawnCards, bossCards, spawnAid, difficulties } =
    content.data
  const printed = {
    survivors,
    zombies,
    bosses,
    companions,
    turnCards,
    spawnCards,
    bossCards,
    spawnAid,
    difficulties,
  }
  return {
    options: {
      survivors: 'one id for each of 1 to 6 seats, all different; or give seats, a number',
      leader: 'seat of the leader, 0 by default',
      difficulty: difficulties.map(({ id }) => id),
      boss: bosses.map(({ id }) => id),
      ...optionCatalogue(RULE_OPTIONS),
    },
    streams: STREAMS,
    effects: EFFECTS,
    content: printed as unknown as Json,
  }
}
