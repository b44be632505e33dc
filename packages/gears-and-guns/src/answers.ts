import { integerIn, type Json, type SortedPick, type Telling, type Term } from '@graveshift/kernel'
import {
  type About,
  type PickValues,
  sortPick as sortPickBy,
  tellChoice as tellChoiceBy,
  tellPick as tellPickBy,
  ZONES_ABOUT,
} from '@graveshift/zones'
import { tokenTerm } from '@graveshift/zones/missions'
import type { Board } from './board.ts'
import { cardDetails, optionTold } from './cards/tell.ts'
import type { Choice } from './game.ts'
import { tellReward } from './sheets/tell.ts'
import { steamDetails } from './steam/details.ts'
import type { WesternKit } from './western-kit.ts'

/** What questions are about besides. A feature adds its own. */
const ABOUT: { readonly [K in Choice['kind']]?: About<Choice, WesternKit, Board> } = { ...ZONES_ABOUT }

/** Tokens are places in a list. A feature adds what its answers hold. */
function moreDetails(board: Board, pick: PickValues): readonly Term[] {
  const token = typeof pick.token === 'number' ? board.tokens[pick.token] : undefined
  return [...(token ? [tokenTerm(token)] : []), ...cardDetails(board, pick), ...steamDetails(board, pick)]
}

/** The question as a sentence, with whom and what it is about. */
export const tellChoice = (kit: WesternKit, board: Board, choice: Choice): Telling =>
  tellChoiceBy(ABOUT, kit, board, choice)

/** An answer in few words; an option of a card by its letter and what it brings (GG-OBJ-05). */
export function tellPick(kit: WesternKit, board: Board, choice: Choice, raw: Json): Telling {
  if (choice.kind === 'reward') return tellReward(raw)
  if (choice.kind !== 'option') return tellPickBy(kit, board, choice, raw, moreDetails)
  const option = (integerIn(raw, 'option') ?? 1) - 1
  return { word: 'pick.option', with: optionTold(option, choice.options) }
}

/** The actions of a turn by their kind. */
export const sortPick = (kit: WesternKit, board: Board, choice: Choice, raw: Json): SortedPick | undefined =>
  sortPickBy(kit, board, choice, raw, moreDetails)
