import type { ChoiceRule, Json, Refusal, Table } from '@graveshift/kernel'
import { anyOf, onlyOne } from '@graveshift/zones'
import type { Board } from '../../board.ts'
import type { Western } from '../../game.ts'
import type { CardChoice, CardPick } from '../card-game.ts'

/** A question with a few answers that can be listed. */
export interface Listed<C extends CardChoice, P extends CardPick> {
  picks(board: Board, choice: C): P[]
  isSame(one: P, other: P): boolean
  readonly refusal: Refusal
  parse(board: Board, raw: Json): P | Refusal
  show(board: Board, pick: P): Json
  answer(table: Table<Western>, frame: Western['frame'], choice: C, pick: P): void
}

export const listedChoice = <C extends CardChoice, P extends CardPick>({
  picks,
  isSame,
  refusal,
  parse,
  show,
  answer,
}: Listed<C, P>): ChoiceRule<Western, C, P> => ({
  list: picks,
  sample: (board, choice, random) => anyOf(picks(board, choice), random),
  check: (board, choice, pick) =>
    picks(board, choice).some((each) => isSame(each, pick)) ? undefined : refusal,
  forced: (board, choice) => onlyOne(picks(board, choice)),
  parse: (board, _choice, raw) => parse(board, raw),
  show: (board, _choice, pick) => show(board, pick),
  answer,
})
