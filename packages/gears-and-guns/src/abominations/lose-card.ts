import { type ChoiceRule, doOf, type Step, type Table, textIn } from '@graveshift/kernel'
import { anyOf, emit, everyCard, isPlayed, NOT_AN_ANSWER, onlyOne, personAt } from '@graveshift/zones'
import type { Board } from '../board.ts'
import type { Western } from '../game.ts'
import type { WesternKit } from '../western-kit.ts'
import type { LoseCardChoice, LoseCardPick, RobbedFrame } from './robbed.ts'

const BOWLER = 'bowler'

const NOT_THERE = { refused: 'card-not-there', rule: 'UA-ABO-04' }

/** What somebody may lose, each card once: inventions stay (UA-ABO-04). */
const cardsOf = (kit: WesternKit, board: Board, person: number): string[] => [
  ...new Set(everyCard(personAt(board, person)).filter((card) => kit.cards[card]?.kind !== 'invention')),
]

/** Each survivor whom the Bowler wounds discards one card of the own choice (UA-ABO-04). */
export function robWounded(kit: WesternKit, table: Table<Western>, person: number, kind: number): void {
  if (kit.kinds[kind]?.id === BOWLER && isPlayed(table.board, person))
    table.push({ kind: 'robbed', at: 'ask', person })
}

export const robbedSteps = (kit: WesternKit): Readonly<Record<string, Step<Western, RobbedFrame>>> => ({
  ask(table, { person }) {
    const { seat } = personAt(table.board, person)
    if (cardsOf(kit, table.board, person).length > 0) table.ask({ kind: 'lose-card', seat, person })
    return 'end'
  },
  end: () => undefined,
})

export const loseCardChoice = (kit: WesternKit): ChoiceRule<Western, LoseCardChoice, LoseCardPick> => {
  const picks = (board: Board, { person }: LoseCardChoice): LoseCardPick[] =>
    cardsOf(kit, board, person).map((card) => ({ do: 'lose-card', card }))
  return {
    list: picks,
    sample: (board, choice, random) => anyOf(picks(board, choice), random),
    check(board, { person }, pick) {
      if (pick.do !== 'lose-card') return NOT_AN_ANSWER
      return cardsOf(kit, board, person).includes(pick.card) ? undefined : NOT_THERE
    },
    forced: (board, choice) => onlyOne(picks(board, choice)),
    parse(_board, _choice, raw) {
      const card = textIn(raw, 'card')
      return doOf(raw) === 'lose-card' && card !== undefined ? { do: 'lose-card', card } : NOT_AN_ANSWER
    },
    show: (_board, _choice, { card }) => ({ do: 'lose-card', card }),
    answer(table, _frame, { person }, { card }) {
      emit(kit, table, { type: 'discarded', person, card })
    },
  }
}
