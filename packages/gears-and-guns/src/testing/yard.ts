import type { Json } from '@graveshift/kernel'
import { accepted } from '@graveshift/kernel/testing/table'
import type { Setup } from '../board.ts'
import { THE_TEST_YARD } from '../content/missions/the-test-yard.ts'
import type { MissionPlan } from '../missions/types.ts'
import { readPositionIn } from '../position/read-position.ts'
import { readSetup } from '../setup.ts'
import { type Script, Stage } from './stage.ts'

/**
 * The smallest town with steam. Its long street runs from the north to the south: 14R.NE, 14R.E with the nozzle of 16R,
 * 14R.SE, 6V.E with the nozzle of 18V, 6V.SE; switch and nozzle of 14R are both in 14R.C, west of 14R.E.
 */
const YARD: MissionPlan = {
  ...THE_TEST_YARD,
  goals: [{ goal: 'objectives' }, { goal: 'leave' }],
}

/** The options of a game there. */
export const yardSetup = (raw: Record<string, Json> = {}): Setup => ({
  ...accepted(readSetup({ mission: 'dry-run', classLimits: false, ...raw })),
  mission: YARD,
})

type Who = { readonly id: string } & Record<string, Json>

const CREW = ['bonnie', 'nikolas', 'nora', 'anthony', 'thadeus', 'lee']

/** The first of these is at turn there; all others of six wait far away, in 6V.SW, and have had their turns. */
export function yard(people: readonly Who[], more: Record<string, Json> = {}, script: Script = {}): Stage {
  const named = people.map(({ id }) => id)
  const survivors = [...named, ...CREW.filter((id) => !named.includes(id))].slice(0, CREW.length)
  const others = survivors.slice(people.length).map((id) => ({ id, zone: '6V.SW', waiting: false }))
  const setup = yardSetup({ survivors })
  const all = [...people.map((who, at) => ({ skills: [], waiting: at > 0, ...who })), ...others]
  const read = accepted(readPositionIn(setup, { turn: named[0] ?? '', people: all, ...more }))
  return new Stage(setup, script, read)
}
