import { emit } from '@graveshift/zones'
import { said } from '@graveshift/zones/missions'
import type { OwnRule } from '../rule.ts'
import type { NobodyFallsRule } from '../rule-data.ts'

/** Survivors, companions and convoy alike (GG-M09). */
export const nobodyFalls: OwnRule<NobodyFallsRule> = {
  id: 'nobody-falls',
  figures: 'none: lost when anybody falls',
  read: () => ({ rule: 'nobody-falls' }),
  tell: () => said('mission-rule.nobody-falls'),
  make: () => ({
    after: {
      on: ['eliminated'],
      run(kit, table, event) {
        if (event.type === 'eliminated')
          emit(kit, table, { type: 'lost', why: 'nobody-falls', person: event.person })
      },
    },
  }),
  loses: true,
}
