import type { Refusal } from '@graveshift/kernel'
import { doOf, text } from '../choices/parse.ts'
import { emit, isOver } from '../emit.ts'
import { gain } from '../experience.ts'
import type { ActPick } from '../game.ts'
import { isInOwnTurn, personAt } from '../people.ts'
import { NOT_AN_ANSWER } from '../refusals.ts'
import { cardsIn, hasCard } from '../slots.ts'
import type { Action } from './action.ts'

export interface EatPick {
  readonly do: 'eat'
  readonly card: string
}

function isAmong(picks: readonly ActPick[], from: number, card: string): boolean {
  for (let at = from; at < picks.length; at++) if ((picks[at] as EatPick).card === card) return true
  return false
}

/** Food and water, free, in the own turn, from hand or backpack (Z2-RUL-26, Z2-EQP-16). */
export const eatAction: Action<EatPick> = {
  do: 'eat',
  candidates(kit, board, person, into) {
    const who = personAt(board, person)
    const first = into.length
    for (const slot of kit.inventory.slots)
      for (const card of cardsIn(who, slot))
        if (kit.cards[card]?.food !== undefined && !isAmong(into, first, card))
          into.push({ do: 'eat', card } as EatPick)
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
    const card = text(raw, 'card')
    return doOf(raw) === 'eat' && card !== undefined ? { do: 'eat', card } : NOT_AN_ANSWER
  },
  show: (_kit, _board, { card }) => ({ do: 'eat', card }),
}
