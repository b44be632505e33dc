import { nearest, said, share, WHOLE } from '@graveshift/zones/missions'
import type { Board } from '../../board.ts'
import { cardState, isCardTaken } from '../../cards/cards-board.ts'
import { cardErrands, isLocked, unread } from '../../judgement/card-errands.ts'
import type { WesternKit } from '../../western-kit.ts'
import type { OwnGoal } from '../goal.ts'
import type { CardsGoal } from '../goal-data.ts'
import { readNumbers } from '../read-numbers.ts'

/** What being near a card is worth beside having taken it. */
const NEAR = Math.floor(WHOLE / 3)

const numbersOf = ({ mission }: Pick<WesternKit, 'mission'>, { cards }: CardsGoal): readonly number[] =>
  cards ?? mission.cards.map(({ data }) => data.number)

const takenOf = (kit: WesternKit, board: Board, data: CardsGoal): readonly number[] =>
  numbersOf(kit, data).filter((card) => isCardTaken(board, card))

/** How close the team is to a card: one that is locked is the closer, the more of those were read that may hide the key. */
function closeness(kit: WesternKit, board: Board, card: number): number {
  const { zone = 0, data } = kit.mission.cards[card - 1] ?? {}
  const near = nearest(kit, board, zone, NEAR)
  if (cardState(board, card) !== 'up' || data?.lock === undefined) return near
  if (!isLocked(kit, board, card)) return NEAR + near
  return share(board.cards.length - unread(board).length, board.cards.length * 3)
}

/** These cards are taken, those discarded by effects among them (GG-RUL-42). */
export const cards: OwnGoal<CardsGoal> = {
  id: 'cards',
  figures: '`cards`: numbers of objective cards; all of them without',
  read: (fields) => ({
    goal: 'cards',
    ...(fields.has('cards') ? { cards: readNumbers(fields, 'cards') } : {}),
  }),
  tell: ({ cards: numbers = [] }) => said('goal.cards', { count: numbers.length, cards: numbers.join(', ') }),
  on: ['cardTaken', 'cardDropped'],
  count: (kit, board, data) => ({ done: takenOf(kit, board, data).length, of: numbersOf(kit, data).length }),
  met: (kit, board, data) => takenOf(kit, board, data).length === numbersOf(kit, data).length,
  progress(kit, board, data) {
    const numbers = numbersOf(kit, data)
    const sum = numbers.reduce((total, card) => {
      return total + (isCardTaken(board, card) ? WHOLE : closeness(kit, board, card))
    }, 0)
    return share(sum, numbers.length * WHOLE)
  },
  lint: ({ mission }, { cards: numbers }) => [
    [mission.cards.length > 0, 'there are no objective cards'],
    [
      (numbers ?? []).every((card) => mission.cards[card - 1] !== undefined),
      'there are not that many objective cards',
    ],
  ],
  wanted: {
    errands: (kit, board, into, data) => cardErrands(kit, board, numbersOf(kit, data), into),
    places(kit, board, into, data) {
      for (const card of numbersOf(kit, data))
        if (!isCardTaken(board, card)) into.push(kit.mission.cards[card - 1]?.zone ?? 0)
    },
  },
}
