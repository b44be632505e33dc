import { type Game, type GameModule, type Json, randomTable, rawOptions } from '@graveshift/kernel'
import { plainClock } from '../after/clock.ts'
import type { LoadedGame } from '../games/game-face.ts'
import { PLAIN_VERSION, type PlainSummary, plainSummary } from './plain-summary.ts'
import { seatsOf } from './seat-to-be.ts'

/** Where nobody said how many, an online table has this many seats. */
const ONLINE_SEATS = 2

/** All that shared screens ask about a game, from nothing but what it says of itself. */
export function genericGame(module: GameModule<Game>): LoadedGame<Game, PlainSummary> {
  const seats = module.options.find(({ kind }) => kind === 'seats')
  return {
    module,
    clock: plainClock(module),
    firstOptions: {},
    onlineOptions: seats ? { [seats.id]: ONLINE_SEATS } : {},
    labelOf: (options) => ({
      survivors: Array.from({ length: module.rulesFor(options).seats(options) }, (_, seat) =>
        String(seat + 1),
      ),
      against: module.label(options),
      title: module.label(options),
      about: [],
    }),
    summarise: plainSummary,
    summaryVersion: PLAIN_VERSION,
    talliesOf: ({ rates, figures: { totals, breakdowns = [] } }) => ({ rates, totals, breakdowns }),
    seatsAre: 'players',
    signsOf: () => [],
    seatsOf: (options: Json) => seatsOf(module, options),
    randomOptions: (options, roll) => randomTable(module.options, rawOptions(options), { below: roll }),
    leaderOf: () => 0,
    ruleBehind: ({ rule }) => (rule === 'KERNEL' ? undefined : rule),
  }
}
