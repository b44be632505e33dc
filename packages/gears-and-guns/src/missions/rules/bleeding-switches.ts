import { emit, isOver } from '@graveshift/zones'
import { said } from '@graveshift/zones/missions'
import type { OwnRule } from '../rule.ts'
import type { BleedingSwitchesRule } from '../rule-data.ts'

/** Each switch once, when it is turned off for the first time (GG-RUL-60). */
export const bleedingSwitches: OwnRule<BleedingSwitchesRule> = {
  id: 'bleeding-switches',
  figures: 'the first time each switch is turned off, the steam gauge changes by `gauge`',
  read: (fields) => ({ rule: 'bleeding-switches', gauge: fields.whole('gauge', -20, -1, -1) }),
  tell: ({ gauge }) => said('mission-rule.bleeding-switches', { gauge: -gauge }),
  make: ({ gauge }) => ({
    after: {
      on: ['switchTurned'],
      run(kit, table, event) {
        if (event.type !== 'switchTurned' || event.on || (table.board.bled & (1 << event.at)) !== 0) return
        emit(kit, table, { type: 'switchBled', at: event.at })
        if (!isOver(table)) kit.deeds.changeGauge(table, gauge)
      },
    },
  }),
  lint: ({ mission }) => [[mission.switches.length > 0, 'there are no switches']],
}
