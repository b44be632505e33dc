import { doOf, type Refusal } from '@graveshift/kernel'
import {
  type Action,
  type ActPick,
  act,
  cannotPay,
  emit,
  NOT_AN_ANSWER,
  PAYS,
  personAt,
  UNSEEN,
  withFigures,
  zoneIn,
  zoneName,
} from '@graveshift/zones'
import { ZONE } from '@graveshift/zones/outward'
import { placeWorth } from '../judgement/bottle-worth.ts'
import { BOTTLE, hasBottle } from './bottles.ts'
import { STEAM_REFUSALS } from './refusals.ts'
import type { SteamGame, SteamKit } from './steam-game.ts'

export interface PlaceBottlePick {
  readonly do: 'place-bottle'
  readonly zone: number
}

/** A bottle is put somewhere near in sight, and cannot be taken back (GG-EQP-03). */
export const placeBottle: Action<PlaceBottlePick & ActPick, SteamGame, SteamKit> = {
  do: 'place-bottle',
  needs: { pays: PAYS.other },
  fields: [{ zone: ZONE }],
  bots: {
    plan: 'blast',
    isWasted: (kit, board, _person, { zone }) => !kit.steam.blasts(board).includes(zone),
    worth: placeWorth,
  },
  candidates(kit, board, person, into) {
    if (!hasBottle(personAt(board, person))) return
    for (const zone of kit.inSight(board, person)) into.push({ do: 'place-bottle', zone })
  },
  check(kit, board, person, { zone }) {
    if (!hasBottle(personAt(board, person))) return STEAM_REFUSALS.noBottle
    const range = kit.sight(board, person, zone)
    if (range === UNSEEN) return STEAM_REFUSALS.cannotSeePlace
    const [least, most] = kit.cards[BOTTLE]?.reach ?? [0, 0]
    if (range < least || range > most) return withFigures(STEAM_REFUSALS.tooFarToPlace, { least, most })
    return cannotPay(kit, board, person, PAYS.other, 1, STEAM_REFUSALS.noActionForBottle)
  },
  perform(kit, table, person, { zone }) {
    act(kit, table, person, 'place-bottle', { pays: PAYS.other, cost: 1 })
    emit(kit, table, { type: 'bottlePlaced', person, zone })
  },
  parse(kit, _board, raw): (PlaceBottlePick & ActPick) | Refusal {
    const zone = zoneIn(kit, raw, 'zone')
    return doOf(raw) === 'place-bottle' && zone !== undefined ? { do: 'place-bottle', zone } : NOT_AN_ANSWER
  },
  show: (kit, _board, { zone }) => ({ do: 'place-bottle', zone: zoneName(kit.map, zone) }),
}
