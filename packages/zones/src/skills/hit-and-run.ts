import { GLIDE } from '../budgets.ts'
import { turnFrame } from '../frames/turn.ts'
import { addOnce, type Hook } from './hooks.ts'
import type { Skill } from './skill.ts'

const glide: Hook = (_kit, table, person) => table.push(turnFrame(person, GLIDE))

/** Z2-SKL-39: a kill gives a move that no zombie hinders. */
export const hitAndRun: Skill = {
  id: 'hit-and-run',
  grant: ({ onKills }) => addOnce(onKills, glide),
}
