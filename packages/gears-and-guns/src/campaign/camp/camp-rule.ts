import { type ChoiceRule, canonical, nth, type Random, type Refusal, type Table } from '@graveshift/kernel'
import type { Camp, CampBoard, CampChoice, CampChoiceOf, CampPick } from './game.ts'
import { parsePick, showPick } from './picks.ts'

type Deed = CampPick['do']
export type PickOf<D extends Deed> = Extract<CampPick, { do: D }>

/** A question of the camp: most of its rule follows from its list. */
export interface CampQuestionRule<K extends CampChoice['kind']> {
  /** All legal answers; at least one. */
  list(board: CampBoard, choice: CampChoiceOf<K>): CampPick[]
  /** Why an answer that is not listed is not allowed. */
  refuse(board: CampBoard, choice: CampChoiceOf<K>, pick: CampPick): Refusal
  answer(table: Table<Camp>, frame: Camp['frame'], choice: CampChoiceOf<K>, pick: CampPick): void
  /** What ends the question where one could go on for ever: random players take it every other time. */
  readonly ends?: Deed
}

export function campRule<K extends CampChoice['kind']>({
  list,
  refuse,
  answer,
  ends,
}: CampQuestionRule<K>): ChoiceRule<Camp, CampChoiceOf<K>> {
  return {
    list,
    sample(board, choice, random: Random) {
      const all = list(board, choice)
      const end = all.find((pick) => pick.do === ends)
      return end && random.below(2) === 0 ? end : nth(all, random.below(all.length))
    },
    check(board, choice, pick) {
      const asked = canonical(pick)
      return list(board, choice).some((legal) => canonical(legal) === asked)
        ? undefined
        : refuse(board, choice, pick)
    },
    forced(board, choice) {
      const all = list(board, choice)
      return all.length === 1 ? all[0] : undefined
    },
    parse: (_board, _choice, raw) => parsePick(raw),
    show: (_board, _choice, pick) => showPick(pick),
    answer,
  }
}
