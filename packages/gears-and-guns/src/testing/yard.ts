import type { Json } from '@graveshift/kernel'
import { position, type Script, type Stage, type Who } from './stage.ts'

const CREW = ['bonnie', 'nikolas', 'nora', 'anthony', 'thadeus', 'lee']

/**
 * The smallest town with steam. Its long street runs from the north to the south: 14R.NE, 14R.E with the nozzle of 16R,
 * 14R.SE, 6V.E with the nozzle of 18V, 6V.SE; switch and nozzle of 14R are both in 14R.C, west of 14R.E. The first of
 * these people is at turn, the others come next; who else is of the six waits far away, in 6V.SW, and has had its turn.
 */
export function yard(people: readonly Who[], more: Record<string, Json> = {}, script: Script = {}): Stage {
  const named = people.map(({ id }) => id)
  const survivors = [...named, ...CREW.filter((id) => !named.includes(id))].slice(0, CREW.length)
  const others = survivors.slice(people.length).map((id) => ({ id, zone: '6V.SW', waiting: false }))
  const all = [...people.map((who, at) => ({ skills: [], waiting: at > 0, ...who })), ...others]
  return position({ mission: 'the-test-yard', survivors, turn: named[0] ?? '', people: all, ...more }, script)
}
