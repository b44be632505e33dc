import { type ChoiceRule, doOf, textIn } from '@graveshift/kernel'
import { anyOf, NOT_AN_ANSWER, onlyOne } from '@graveshift/zones'
import type { Western } from '../game.ts'
import type { WesternKit } from '../western-kit.ts'
import { SHEETS_REFUSALS } from './refusals.ts'
import { giveAmmo } from './start-skill.ts'

export interface AmmoChoice {
  readonly id: number
  readonly lane: number
  readonly seat: number
  readonly kind: 'ammo'
  readonly person: number
  /** Those of which there are any. */
  readonly cards: readonly string[]
}

export interface AmmoPick {
  readonly do: 'ammo'
  readonly card: string
}

const picks = ({ cards }: AmmoChoice): AmmoPick[] => cards.map((card) => ({ do: 'ammo', card }))

/** Which ammo card somebody starts with (GG-CMP-10). */
export const ammoChoice = (kit: WesternKit): ChoiceRule<Western, AmmoChoice, AmmoPick> => ({
  list: (_board, choice) => picks(choice),
  sample: (_board, choice, random) => anyOf(picks(choice), random),
  check(_board, { cards }, pick) {
    if (pick.do !== 'ammo') return NOT_AN_ANSWER
    return cards.includes(pick.card) ? undefined : SHEETS_REFUSALS.ammo['card-not-there']
  },
  forced: (_board, choice) => onlyOne(picks(choice)),
  parse(_board, _choice, raw) {
    const card = textIn(raw, 'card')
    return doOf(raw) === 'ammo' && card !== undefined ? { do: 'ammo', card } : NOT_AN_ANSWER
  },
  show: (_board, _choice, { card }) => ({ do: 'ammo', card }),
  answer(table, _frame, { person }, { card }) {
    giveAmmo(kit, table, person, card)
  },
})
