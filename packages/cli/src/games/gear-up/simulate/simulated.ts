import { CONTENT, GEAR_UP } from '@graveshift/gear-up'
import { hashOf } from '@graveshift/kernel'
import { simulated } from '../../../simulate/simulated-game.ts'
import { fixtureOf } from './fixture.ts'
import { goalsOf } from './goals.ts'
import { playFixture } from './play-fixture.ts'
import { type GearUpOrder, readOrder } from './read-order.ts'
import { addRecord, freshSummary, type GearUpSummary } from './summary.ts'

export const SIMULATED = simulated({
  title: 'Gear Up',
  sources: ['kernel', 'gear-up', 'bots'],
  readOrder,
  engineFor: () => ({ rules: GEAR_UP.version, content: hashOf(CONTENT) }),
  fixture: fixtureOf,
  play: (order: GearUpOrder, game) => playFixture(order, fixtureOf(order, game)),
  freshSummary,
  addRecord,
  goals: goalsOf,
  sections: async (summary: GearUpSummary) => (await import('./report.ts')).sectionsOf(summary),
})
