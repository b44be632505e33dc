import { NONE } from '@graveshift/zones'
import { MOST, said } from '@graveshift/zones/missions'
import type { OwnRule } from '../rule.ts'
import type { ShootingCompanionsRule } from '../rule-data.ts'

/** Whoever was not rallied shoots in the end phase (GG-M06, GG-M06-01). */
export const shootingCompanions: OwnRule<ShootingCompanionsRule> = {
  id: 'shooting-companions',
  figures: 'lone companions shoot in the end phase: range `least` to `most`, `hits` of `damage`',
  read: (fields) => ({
    rule: 'shooting-companions',
    least: fields.count('least', 0, MOST),
    most: fields.count('most', 0, MOST),
    hits: fields.count('hits', 1, MOST),
    damage: fields.count('damage', 1, 3),
  }),
  tell: ({ least, most, hits, damage }) =>
    said('mission-rule.shooting-companions', { least, most, hits, damage }),
  make: ({ least, most, hits, damage }) => ({
    roundEnds(_kit, table) {
      const left = table.board.people.flatMap(({ seat, leader, zone }, person) =>
        seat === NONE && leader === NONE && zone !== NONE ? [person] : [],
      )
      if (left.length > 0) table.push({ kind: 'shots', at: 'ask', left, least, most, hits, damage })
    },
  }),
  lint: ({ companions }, { least, most }) => [
    [companions, 'there are no companions'],
    [least <= most, 'nothing is in range'],
  ],
}
