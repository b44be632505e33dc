import { emit } from '../emit.ts'
import { fullHealth, personAt } from '../people.ts'
import { addOnce, type Hook } from './hooks.ts'
import type { Skill } from './skill.ts'

const heal: Hook = (kit, table, person) => {
  const wounds = fullHealth(kit, table.board, person) - personAt(table.board, person).health
  if (wounds > 0) emit(kit, table, { type: 'healed', person, wounds, by: person })
}

/** Z2-SKL-50: in the end phase all wounds heal. */
export const regeneration: Skill = {
  id: 'regeneration',
  grant: ({ roundEnds }) => addOnce(roundEnds, heal),
}
