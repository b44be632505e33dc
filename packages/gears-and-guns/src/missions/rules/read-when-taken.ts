import { NONE } from '@graveshift/zones'
import { listed, said } from '@graveshift/zones/missions'
import { isCardTaken } from '../../cards/cards-board.ts'
import { reading } from '../../cards/reading.ts'
import { readNumbers } from '../read-numbers.ts'
import type { OwnRule } from '../rule.ts'
import type { ReadWhenTakenRule } from '../rule-data.ts'

export const readWhenTaken: OwnRule<ReadWhenTakenRule> = {
  id: 'read-when-taken',
  figures: '`note` is read as soon as the `cards` are taken',
  read: (fields) => ({
    rule: 'read-when-taken',
    cards: readNumbers(fields, 'cards'),
    note: fields.count('note', 1, 9),
  }),
  tell: ({ cards, note }) => said('mission-rule.read-when-taken', { cards: listed(cards.map(String)), note }),
  make: ({ cards, note }) => ({
    after: {
      on: ['cardTaken', 'cardDropped'],
      run(_kit, table, event) {
        const { board } = table
        if (event.type !== 'cardTaken' || board.notes.includes(note)) return
        if (cards.includes(event.card) && cards.every((card) => isCardTaken(board, card)))
          table.push(reading('note', note, event.person, NONE))
      },
    },
  }),
  lint: ({ mission }, { cards, note }) => [
    [mission.data.notes.some(({ number }) => number === note), `there is no note ${note}`],
    [cards.every((card) => mission.cards[card - 1]), 'there are not that many objective cards'],
  ],
}
