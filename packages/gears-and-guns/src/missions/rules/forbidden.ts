import { emit, hasZombies, NONE } from '@graveshift/zones'
import { listed, readZones, said, zonesOf } from '@graveshift/zones/missions'
import type { OwnRule } from '../rule.ts'
import type { WatchedRule } from '../rule-data.ts'

/** Lost as soon as a zombie is there, however it came, for as long as the mission lasts (GG-RUL-48, GG-RUL-50). */
export const forbidden: OwnRule<WatchedRule> = {
  id: 'forbidden',
  figures: 'lost as soon as a zombie is in `zones`',
  read: (fields) => ({ rule: 'forbidden', zones: readZones(fields) }),
  tell: ({ zones }) => said('mission-rule.forbidden', { zones: listed(zones) }),
  make({ zones: names }, mission) {
    const zones = zonesOf(mission, names)
    return {
      after: {
        on: ['zombiesMoved', 'placed', 'shoved'],
        run(kit, table) {
          if (zones.some((zone) => hasZombies(kit, table.board, zone)))
            emit(kit, table, { type: 'lost', why: 'forbidden', person: NONE })
        },
      },
    }
  },
  zones: ({ zones }) => zones,
  loses: true,
}
