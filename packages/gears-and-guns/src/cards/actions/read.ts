import { doOf, integerIn, type Refusal } from '@graveshift/kernel'
import { type Action, act, cannotPay, NONE, NOT_AN_ANSWER, PAYS, personAt } from '@graveshift/zones'
import type { Board } from '../../board.ts'
import type { Western } from '../../game.ts'
import { readWorth } from '../../judgement/card-worth.ts'
import type { WesternKit } from '../../western-kit.ts'
import { cardState } from '../cards-board.ts'
import { reading } from '../reading.ts'

export interface ReadPick {
  readonly do: 'read'
  /** The number of the card. */
  readonly card: number
}

/** Whether a card still lies on the board. */
export function isLying(board: Board, card: number): boolean {
  const state = cardState(board, card)
  return state === 'down' || state === 'up'
}

/** Whether a companion is on it, by whom alone it is read (GG-M06-02). */
export const isUnderCompanion = ({ tied, people }: Board, card: number): boolean => {
  const companion = tied[card - 1] ?? NONE
  return companion !== NONE && people[companion]?.zone !== NONE
}

export const CARD_NUMBER = { type: 'integer', minimum: 1 } as const

/** Takes an objective card of the own zone, zombies there or not (UA-ACT-04, GG-RUL-43). */
export const readAction: Action<ReadPick, Western, WesternKit> = {
  do: 'read',
  needs: { pays: PAYS.other },
  fields: [{ card: CARD_NUMBER }],
  bots: { atSight: 300, worth: readWorth },
  candidates({ mission }, board, person, into) {
    const { zone } = personAt(board, person)
    mission.cards.forEach((card, index) => {
      if (card.zone === zone && isLying(board, index + 1)) into.push({ do: 'read', card: index + 1 })
    })
  },
  check(kit, board, person, { card }) {
    const why = kit.cardRefusals.read
    const laid = kit.mission.cards[card - 1]
    if (laid?.zone !== personAt(board, person).zone || !isLying(board, card)) return why['no-card-here']
    if (isUnderCompanion(board, card)) return why['rally-instead']
    return cannotPay(kit, board, person, PAYS.other, 1, why['no-actions'])
  },
  perform(kit, table, person, { card }) {
    act(kit, table, person, 'read', { pays: PAYS.other, cost: 1 })
    table.push(reading('card', card, person, personAt(table.board, person).zone))
  },
  parse(_kit, _board, raw): ReadPick | Refusal {
    const card = integerIn(raw, 'card')
    return doOf(raw) === 'read' && card !== undefined ? { do: 'read', card } : NOT_AN_ANSWER
  },
  show: (_kit, _board, { card }) => ({ do: 'read', card }),
}
