import { Bug, type Game, type GameModule, hashOf, isFault } from '@graveshift/kernel'
import { wordsIn } from '../../words.ts'
import type { Order } from '../order.ts'
import { readCommon } from '../read-flags.ts'
import { type CommonFlags, type SimulatedGame, simulated } from '../simulated-game.ts'
import { type PlainGame, plainFixture, playPlainly } from './record.ts'
import { addRecord, freshSummary, type PlainSummary } from './summary.ts'

/** Any game, told by what its module says of it: what tells its games apart, and what it counts in them. */
export function simulatedPlainly(module: GameModule<Game>): SimulatedGame {
  const usual = module.readOptions({})
  if (isFault(usual)) throw new Bug(usual.message)
  const words = wordsIn('en', module.id)
  return simulated<Order, CommonFlags, PlainGame, PlainSummary>({
    title: words.say('game.name'),
    sources: ['kernel', module.id, 'bots'],
    readOrder: (flags) => ({ game: module.id, ...readCommon(flags) }),
    engineFor: () => ({ rules: module.rulesFor(usual).version, content: hashOf(module.catalogue()) }),
    fixture: (order, game) => plainFixture(module, order, game),
    play: (order, game) => playPlainly(module, order, plainFixture(module, order, game)),
    freshSummary,
    addRecord,
    goals: () => [],
    sections: async (summary) => (await import('./report.ts')).plainSections(module, summary, words.tell),
  })
}
