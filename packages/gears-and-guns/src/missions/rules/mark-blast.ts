import { emit } from '@graveshift/zones'
import { said, zonesOf } from '@graveshift/zones/missions'
import { KEYWORDS } from '../effects.ts'
import type { OwnRule } from '../rule.ts'
import type { MarkBlastRule } from '../rule-data.ts'

/** The name under which the one blast is counted that helps. */
export const MARK_BLASTED = 'mark-blast'

/** Once, by dynamite or bottle, with the keyword (GG-M10-01). */
export const markBlast: OwnRule<MarkBlastRule> = {
  id: 'mark-blast',
  figures: 'with the keyword `key` an explosion in `zone` changes the steam gauge by `gauge`, once',
  read: (fields) => ({
    rule: 'mark-blast',
    zone: fields.name('zone'),
    key: fields.one('key', KEYWORDS),
    gauge: fields.whole('gauge', -20, 20, 0),
  }),
  tell: ({ zone, key, gauge }) =>
    said('mission-rule.mark-blast', { zone, key: { word: `key.${key}` }, gauge: -gauge }),
  make({ zone: name, key, gauge }, mission) {
    const [zone = 0] = zonesOf(mission, [name])
    return {
      after: {
        on: ['exploded'],
        run(kit, table, event) {
          const { tally, keys } = table.board
          if (event.type !== 'exploded' || event.zone !== zone) return
          if (!keys.includes(key) || tally[MARK_BLASTED] !== undefined) return
          emit(kit, table, { type: 'tallied', what: MARK_BLASTED, count: 1 })
          kit.deeds.changeGauge(table, gauge)
        },
      },
    }
  },
  zones: ({ zone }) => [zone],
  lint: ({ mission }) => [[mission.data.steam !== undefined, 'there is no steam']],
}
