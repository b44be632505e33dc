import { NONE } from '../../board.ts'
import { emit } from '../../emit.ts'
import { readZones } from '../read-figures.ts'
import type { Rule } from '../rule.ts'
import { listed, said } from '../sentences.ts'
import { zonesOf } from '../zones-of.ts'

/** Lost as soon as a zombie acts (attacks or moves) while it stands in one of these zones. */
export interface ForbiddenRule {
  readonly rule: 'forbidden'
  readonly zones: readonly string[]
}

export const forbidden: Rule<ForbiddenRule> = {
  id: 'forbidden',
  figures: 'lost when a zombie acts in `zones`',
  read: (fields) => ({ rule: 'forbidden', zones: readZones(fields) }),
  tell: ({ zones }) => said('mission-rule.forbidden', { zones: listed(zones) }),
  make: ({ zones }, mission) => ({
    watched: zonesOf(mission, zones),
    acts: (kit, table) => emit(kit, table, { type: 'lost', why: 'forbidden', person: NONE }),
  }),
  zones: ({ zones }) => zones,
  loses: true,
}
