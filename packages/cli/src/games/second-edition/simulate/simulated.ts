import { hashOf, isFault, type Json } from '@graveshift/kernel'
import { SECOND_EDITION_MODULE } from '@graveshift/second-edition'
import { simulated } from '../../../simulate/simulated-game.ts'
import { fixtureOf } from './fixture.ts'
import { goalsOf } from './goals.ts'
import { playFixture } from './play-fixture.ts'
import { readOrder, type SecondEditionOrder } from './read-order.ts'
import { sectionsOf } from './report.ts'
import { addRecord, freshSummary } from './summary.ts'

const options = SECOND_EDITION_MODULE.readOptions({})
if (isFault(options)) throw new Error(options.message)

export const SIMULATED = simulated({
  title: 'Second edition',
  sources: ['kernel', 'zones', 'second-edition', 'bots'],
  engine: {
    rules: SECOND_EDITION_MODULE.rulesFor(options).version,
    content: hashOf(SECOND_EDITION_MODULE.catalogue() as Json),
  },
  readOrder,
  fixture: fixtureOf,
  play: (order: SecondEditionOrder, game) => playFixture(order, fixtureOf(order, game)),
  freshSummary,
  addRecord,
  goals: goalsOf,
  sections: sectionsOf,
})
