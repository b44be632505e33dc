import { doOf, has, type Refusal } from '@graveshift/kernel'
import {
  type Action,
  act,
  cannotPay,
  emit,
  type Look,
  NOT_AN_ANSWER,
  PAYS,
  POLICY,
  personAt,
} from '@graveshift/zones'
import type { Board } from '../../board.ts'
import type { Western } from '../../game.ts'
import type { StandingEffect } from '../../missions/objective-card.ts'
import type { WesternKit } from '../../western-kit.ts'
import { cardState } from '../cards-board.ts'
import { cardNumbered, reading } from '../reading.ts'

type Use = Extract<StandingEffect, { action: string }>['action']

interface UsePick {
  readonly do: Use
}

/** The card of somebody's zone that stays there with that action; undefined if there is none. */
function cardWith(kit: WesternKit, board: Board, person: number, use: Use): number | undefined {
  const { zone } = personAt(board, person)
  const at = kit.mission.cards.findIndex(
    ({ data: { stays, number }, zone: lies }) =>
      lies === zone &&
      stays &&
      has(stays, 'action') &&
      stays.action === use &&
      cardState(board, number) === 'taken',
  )
  return at < 0 ? undefined : at + 1
}

function standing(kit: WesternKit, card: number): Extract<StandingEffect, { action: string }> | undefined {
  const { stays } = cardNumbered(kit, card)
  return stays && has(stays, 'action') ? stays : undefined
}

/** A pump is worked by whoever is there; bottles are for those who were sent for one. */
const useWorth = ({ orders, person }: Look<Board>, use: Use): number =>
  use === 'pump' || orders.task[person] === 'work' ? POLICY.task : POLICY.searchIdle

/** The action of a card that stays: zombies there or not, so often a round for the whole team (GG-OBJ-13). */
const useAction = (use: Use): Action<UsePick, Western, WesternKit> => ({
  do: use,
  needs: { pays: PAYS.other },
  plain: { do: use },
  fields: [{}],
  bots: { atSight: 100, plan: 'steam', worth: (_kit, look) => useWorth(look, use) },
  candidates(kit, board, person, into) {
    if (cardWith(kit, board, person, use) !== undefined) into.push({ do: use })
  },
  check(kit, board, person) {
    const why = kit.cardRefusals.use
    const card = cardWith(kit, board, person, use)
    if (card === undefined) return why['nothing-to-use-here']
    const { perRound = 0, cost = 0 } = standing(kit, card) ?? {}
    if ((board.uses[card - 1] ?? 0) >= perRound) return why['used-up']
    return cannotPay(kit, board, person, PAYS.other, cost, why['no-actions'])
  },
  perform(kit, table, person) {
    const card = cardWith(kit, table.board, person, use)
    if (card === undefined) return
    act(kit, table, person, use, { pays: PAYS.other, cost: standing(kit, card)?.cost ?? 1 })
    emit(kit, table, { type: 'cardUsed', card, person })
    table.push(reading('use', card, person, personAt(table.board, person).zone))
  },
  parse: (_kit, _board, raw): UsePick | Refusal => (doOf(raw) === use ? { do: use } : NOT_AN_ANSWER),
  show: () => ({ do: use }),
})

export const bottleAction = useAction('bottle')
export const pumpAction = useAction('pump')
