import { listed, said } from '@graveshift/zones/missions'
import { isCardTaken } from '../../cards/cards-board.ts'
import { readNumbers } from '../read-numbers.ts'
import type { OwnRule } from '../rule.ts'
import type { StuckSwitchesRule } from '../rule-data.ts'

/** Taken means read here: the cards have no lock (GG-RUL-47). */
export const stuckSwitches: OwnRule<StuckSwitchesRule> = {
  id: 'stuck-switches',
  figures: 'no switch can be turned off before the cards `until` are taken',
  read: (fields) => ({ rule: 'stuck-switches', until: readNumbers(fields, 'until') }),
  tell: ({ until }) => said('mission-rule.stuck-switches', { cards: listed(until.map(String)) }),
  make: ({ until }) => ({ switchesStuck: (board) => !until.every((card) => isCardTaken(board, card)) }),
  lint: ({ mission }, { until }) => [
    [mission.switches.length > 0, 'there are no switches'],
    [until.every((card) => mission.cards[card - 1]), 'there are not that many objective cards'],
  ],
}
