import { emit, NONE } from '@graveshift/zones'
import type { RuleMaker } from '../rule.ts'
import { zonesOf } from '../zones-of.ts'

/** Ways to lose that only some missions have. */

export const forbidden: RuleMaker<'forbidden'> = ({ zones }, mission) => ({
  watched: zonesOf(mission, zones),
  acts: (kit, table) => emit(kit, table, { type: 'lost', why: 'forbidden', person: NONE }),
})

export const deadline: RuleMaker<'deadline'> = ({ rounds }) => ({
  roundOver(kit, table) {
    if (table.board.round >= rounds) emit(kit, table, { type: 'lost', why: 'deadline', person: NONE })
  },
})
