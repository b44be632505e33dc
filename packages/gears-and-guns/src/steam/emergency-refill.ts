import { doOf, type Refusal, textIn } from '@graveshift/kernel'
import {
  type Action,
  type ActPick,
  act,
  cannotPay,
  done,
  emit,
  isGiven,
  NOT_AN_ANSWER,
  personAt,
} from '@graveshift/zones'
import { CARD } from '@graveshift/zones/outward'
import { PLACE } from './outward-fields.ts'
import { REFILL_PAYS } from './refill-budget.ts'
import { STEAM_REFUSALS } from './refusals.ts'
import { EMERGENCY } from './skills.ts'
import { cardsAt, isAt, isDepleted, isFull } from './steam-cards.ts'
import type { CardAt, SteamGame, SteamKit } from './steam-game.ts'

export interface EmergencyPick extends CardAt {
  readonly do: 'emergency-refill'
  /** The weapon that pays for it, and where it lies. */
  readonly with: string
  readonly withPlace: string
}

const WORTH = 20

/** One steam weapon is depleted to refill another, once a turn, both anywhere in the inventory (GG-ENG-02, GG-ENG-03). */
export const emergencyRefill: Action<EmergencyPick & ActPick, SteamGame, SteamKit> = {
  do: EMERGENCY,
  needs: { skill: EMERGENCY, pays: REFILL_PAYS },
  fields: [{ card: CARD, place: PLACE, with: CARD, withPlace: PLACE }],
  bots: { atSight: WORTH },
  candidates(kit, board, person, into) {
    if (done(board, EMERGENCY)) return
    const who = personAt(board, person)
    const full = cardsAt(kit, who, isFull)
    for (const at of cardsAt(kit, who, isDepleted))
      for (const { card, place } of full) into.push({ do: EMERGENCY, ...at, with: card, withPlace: place })
  },
  check(kit, board, person, pick) {
    if (!isGiven(kit, board, person, EMERGENCY)) return STEAM_REFUSALS.noEngineer
    if (done(board, EMERGENCY)) return STEAM_REFUSALS.emergencyDone
    const who = personAt(board, person)
    const data = kit.cards[pick.card]
    const payer = kit.cards[pick.with]
    const pays = { card: pick.with, place: pick.withPlace }
    if (!data || !payer || !isAt(kit, who, pick) || !isAt(kit, who, pays))
      return STEAM_REFUSALS.nothingInEmergency
    if (!isDepleted(data)) return STEAM_REFUSALS.notDepleted
    if (!isFull(payer)) return STEAM_REFUSALS.notFull
    return cannotPay(kit, board, person, REFILL_PAYS, 1, STEAM_REFUSALS.noActionToRefill)
  },
  perform(kit, table, person, { card, place, with: payer, withPlace }) {
    act(kit, table, person, EMERGENCY, { pays: REFILL_PAYS, cost: 1, once: [EMERGENCY] })
    emit(kit, table, { type: 'depleted', person, card: payer, place: withPlace })
    emit(kit, table, { type: 'refilled', person, card, place, by: 'emergency' })
  },
  parse(_kit, _board, raw): (EmergencyPick & ActPick) | Refusal {
    const card = textIn(raw, 'card')
    const place = textIn(raw, 'place')
    const payer = textIn(raw, 'with')
    const withPlace = textIn(raw, 'withPlace')
    if (card === undefined || place === undefined || payer === undefined || withPlace === undefined)
      return NOT_AN_ANSWER
    return doOf(raw) === EMERGENCY ? { do: EMERGENCY, card, place, with: payer, withPlace } : NOT_AN_ANSWER
  },
  show: (_kit, _board, { card, place, with: payer, withPlace }) => ({
    do: EMERGENCY,
    card,
    place,
    with: payer,
    withPlace,
  }),
}
