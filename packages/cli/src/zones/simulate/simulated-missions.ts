import { Bug, hashOf, isFault, type Json } from '@graveshift/kernel'
import { type SimulatedGame, simulated } from '../../simulate/simulated-game.ts'
import type { Box, BoxedGame } from './box.ts'
import { fixtureOf } from './fixture.ts'
import { goalsOf } from './goals.ts'
import { playFixture } from './play-fixture.ts'
import { type MissionsFlags, type MissionsOrder, readOrder } from './read-order.ts'
import { addRecord, freshSummary, type MissionSummary } from './summary.ts'

/**
 * What a mission is played by. Its label is found by games, which do not go by it; all other content is in the code.
 */
function playedPart<G extends BoxedGame>({ missions }: Box<G>, id: string): object {
  const mission = missions.find((each) => each.id === id)
  if (!mission) throw new Bug(`no mission ${id}`)
  const { difficulty: _, ...played } = mission
  return played
}

/** What is varied, counted and shown of a game with missions. */
export function simulatedMissions<G extends BoxedGame>(box: Box<G>): SimulatedGame {
  const { title, module, sources } = box
  const options = module.readOptions({})
  if (isFault(options)) throw new Error(options.message)
  return simulated({
    title,
    sources: ['kernel', 'zones', ...sources, 'bots'],
    readOrder: (flags: MissionsFlags) => readOrder(box, flags),
    engineFor: ({ missions }: MissionsOrder) => ({
      rules: module.rulesFor(options).version,
      content: hashOf(missions.map((id) => playedPart(box, id)) as Json),
    }),
    fixture: (order: MissionsOrder, game) => fixtureOf(box, order, game),
    play: (order: MissionsOrder, game) => playFixture(box, order, fixtureOf(box, order, game)),
    freshSummary,
    addRecord,
    goals: (summary: MissionSummary) => goalsOf(box, summary),
    sections: async (summary: MissionSummary) => (await import('./report.ts')).sectionsOf(box, summary),
  })
}
