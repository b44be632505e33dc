import { MOST, readZones } from '../read-figures.ts'
import type { Rule } from '../rule.ts'
import { listed, said } from '../sentences.ts'
import { zonesOf } from '../zones-of.ts'

/** A zombie card is drawn for each of these zones in the spawn step, after all tokens: each `every` rounds from `first` on. */
export interface ReinforcementsRule {
  readonly rule: 'reinforcements'
  readonly zones: readonly string[]
  readonly first: number
  readonly every: number
}

const NOWHERE: readonly number[] = []

export const reinforcements: Rule<ReinforcementsRule> = {
  id: 'reinforcements',
  figures: 'one more zombie card for `zones`, from round `first`, `every` so many rounds',
  read: (fields) => ({
    rule: 'reinforcements',
    zones: readZones(fields),
    first: fields.count('first', 1, MOST),
    every: fields.count('every', 1, MOST),
  }),
  tell: ({ zones, first, every }) =>
    said('mission-rule.reinforcements', { zones: listed(zones), first, every }),
  make({ zones, first, every }, mission) {
    const places = zonesOf(mission, zones)
    return {
      spawns: (_kit, { round }) => (round >= first && (round - first) % every === 0 ? places : NOWHERE),
    }
  },
  zones: ({ zones }) => zones,
}
