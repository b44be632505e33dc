import type { Json, SortedPick, Telling, Term } from '@graveshift/kernel'
import {
  type About,
  listTerm,
  type PickValues,
  sortPick as sortPickBy,
  survivorTerm,
  tellChoice as tellChoiceBy,
  tellPick as tellPickBy,
  word,
  ZONES_ABOUT,
} from '@graveshift/zones'
import { tokenTerm } from '@graveshift/zones/missions'
import type { Board } from './board.ts'
import type { Choice, ChoiceOf } from './game.ts'
import type { SecondKit } from './second-kit.ts'

/** The pairs that are played already. */
const keep: About<ChoiceOf<'keep'>, SecondKit, Board> = (_kit, _board, { kept, pairs }) => {
  const names = kept.flatMap((pair) => pairs[pair] ?? []).map(survivorTerm)
  return names.length === 0 ? [] : [{ word: 'question.kept', with: { names: listTerm(names) } }]
}

const ABOUT: { readonly [K in Choice['kind']]?: About<Choice, SecondKit, Board> } = { ...ZONES_ABOUT, keep }

/** Tokens and cars are places in a list. */
function moreDetails({ tokens, cars }: Board, pick: PickValues): readonly Term[] {
  const token = typeof pick.token === 'number' ? tokens[pick.token] : undefined
  const car = typeof pick.car === 'number' ? cars[pick.car] : undefined
  return [...(token ? [tokenTerm(token)] : []), ...(car ? [word(`car.${car.kind}.name`)] : [])]
}

/** The question as a sentence, with whom and what it is about. */
export const tellChoice = (kit: SecondKit, board: Board, choice: Choice): Telling =>
  tellChoiceBy(ABOUT, kit, board, choice)

/** An answer in few words. */
export function tellPick(kit: SecondKit, board: Board, choice: Choice, raw: Json): Telling {
  if (choice.kind !== 'keep') return tellPickBy(kit, board, choice, raw, moreDetails)
  const { pair = -1 } = raw as { readonly pair?: number }
  const names = (choice.pairs[pair] ?? []).map(survivorTerm)
  return { word: 'pick.keep-pair', with: { pair: listTerm(names) } }
}

/** The actions of a turn by their kind. */
export const sortPick = (kit: SecondKit, board: Board, choice: Choice, raw: Json): SortedPick | undefined =>
  sortPickBy(kit, board, choice, raw, moreDetails)
