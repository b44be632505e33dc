import { doOf, type Refusal, textIn } from '@graveshift/kernel'
import { emit, isOver } from '../emit.ts'
import { gain } from '../experience.ts'
import type { Kit } from '../kit.ts'
import { CARD } from '../outward/fields.ts'
import { isInOwnTurn, personAt } from '../people.ts'
import type { Look } from '../policy/look.ts'
import { NOT_AN_ANSWER } from '../refusals.ts'
import { hasCard } from '../slots.ts'
import type { Action } from './action.ts'

export interface EatPick {
  readonly do: 'eat'
  readonly card: string
}

function isAmong(picks: readonly EatPick[], from: number, card: string): boolean {
  for (let at = from; at < picks.length; at++) if (picks[at]?.card === card) return true
  return false
}

function addFood({ cards }: Kit, among: readonly string[], into: EatPick[], first: number): void {
  for (const card of among)
    if (cards[card]?.food !== undefined && !isAmong(into, first, card)) into.push({ do: 'eat', card })
}

/** Cards that the mission asks for are not eaten. */
const WANTED = -2_000
/** Below this a point of adrenaline is worth an action: a little more can be done then. */
const FIRST_POINTS = 4
const EARLY = 20
const LATE = -60

function eatWorth({ aims }: Kit, { who }: Look, { card }: EatPick): number {
  if (aims.wantedCards().has(card)) return WANTED
  return who.points < FIRST_POINTS ? EARLY : LATE
}

/** Food and water, free, in the own turn, from hand or backpack (Z2-RUL-26, Z2-EQP-16). */
export const eatAction: Action<EatPick> = {
  do: 'eat',
  fields: [{ card: CARD }],
  bots: { atSight: 20, worth: eatWorth },
  candidates(kit, board, person, into) {
    const { hand, pack, slots } = personAt(board, person)
    const first = into.length
    addFood(kit, hand, into, first)
    addFood(kit, pack, into, first)
    if (slots !== undefined) for (const cards of slots) addFood(kit, cards, into, first)
  },
  check(kit, board, person, { card }) {
    if (!isInOwnTurn(board)) return kit.refusals.eat['not-your-survivor']
    if (!hasCard(personAt(board, person), card)) return kit.refusals.eat['card-not-there']
    return kit.cards[card]?.food === undefined ? kit.refusals.eat['nothing-to-do'] : undefined
  },
  perform(kit, table, person, { card }) {
    emit(kit, table, { type: 'eaten', person, card })
    if (!isOver(table)) gain(kit, table, person, kit.cards[card]?.food ?? 0, 'food')
  },
  parse(_kit, _board, raw): EatPick | Refusal {
    const card = textIn(raw, 'card')
    return doOf(raw) === 'eat' && card !== undefined ? { do: 'eat', card } : NOT_AN_ANSWER
  },
  show: (_kit, _board, { card }) => ({ do: 'eat', card }),
}
