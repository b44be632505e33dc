import { doOf, type Refusal, textIn } from '@graveshift/kernel'
import { oneOf } from '@graveshift/kernel/outward'
import { type Action, type ActPick, act, cannotPay, emit, NOT_AN_ANSWER, personAt } from '@graveshift/zones'
import { CARD } from '@graveshift/zones/outward'
import { refillWorth } from '../judgement/refill-worth.ts'
import { canRefill } from '../town/nozzles.ts'
import { BOTTLE, hasBottle } from './bottles.ts'
import { PLACE } from './outward-fields.ts'
import { REFILL_PAYS } from './refill-budget.ts'
import { STEAM_REFUSALS } from './refusals.ts'
import { cardsAt, isAt, isDepleted } from './steam-cards.ts'
import type { CardAt, SteamGame, SteamKit } from './steam-game.ts'

const WAYS = ['nozzle', 'bottle'] as const

export interface RefillPick extends CardAt {
  readonly do: 'refill'
  readonly by: (typeof WAYS)[number]
}

/** What a weapon that works again is worth to bots. */
const WORTH = 45

/** One depleted card, wherever it lies, by an active nozzle or a bottle; zombies do not hinder it (GG-TWN-08, GG-RUL-12). */
export const refillAction: Action<RefillPick & ActPick, SteamGame, SteamKit> = {
  do: 'refill',
  needs: { pays: REFILL_PAYS },
  fields: [{ card: CARD, place: PLACE, by: oneOf(WAYS) }],
  bots: { atSight: WORTH, plan: 'refill', worth: refillWorth },
  candidates(kit, board, person, into) {
    for (const at of cardsAt(kit, personAt(board, person), isDepleted))
      for (const by of WAYS) into.push({ do: 'refill', ...at, by })
  },
  check(kit, board, person, pick) {
    const who = personAt(board, person)
    const data = kit.cards[pick.card]
    if (!data || !isAt(kit, who, pick)) return STEAM_REFUSALS.nothingToRefill
    if (!isDepleted(data)) return STEAM_REFUSALS.notDepleted
    if (pick.by === 'bottle' && !hasBottle(who)) return STEAM_REFUSALS.noBottle
    if (pick.by === 'nozzle' && !canRefill(kit, board, person)) return STEAM_REFUSALS.noNozzle
    return cannotPay(kit, board, person, REFILL_PAYS, 1, STEAM_REFUSALS.noActionToRefill)
  },
  perform(kit, table, person, { card, place, by }) {
    act(kit, table, person, 'refill', { pays: REFILL_PAYS, cost: 1 })
    if (by === 'bottle') emit(kit, table, { type: 'discarded', person, card: BOTTLE })
    emit(kit, table, { type: 'refilled', person, card, place, by })
  },
  parse(_kit, _board, raw): (RefillPick & ActPick) | Refusal {
    const card = textIn(raw, 'card')
    const place = textIn(raw, 'place')
    const by = WAYS.find((way) => way === textIn(raw, 'by'))
    return doOf(raw) === 'refill' && card !== undefined && place !== undefined && by !== undefined
      ? { do: 'refill', card, place, by }
      : NOT_AN_ANSWER
  },
  show: (_kit, _board, { card, place, by }) => ({ do: 'refill', card, place, by }),
}
