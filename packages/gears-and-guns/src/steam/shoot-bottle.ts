import { doOf, flagIn, type Refusal, textIn } from '@graveshift/kernel'
import { TRUTH } from '@graveshift/kernel/outward'
import {
  type Action,
  type ActPick,
  type Arm,
  act,
  attack,
  cannotAttack,
  cannotPay,
  cardOf,
  hasZombies,
  held,
  isDual,
  NOT_AN_ANSWER,
  PAYS,
  peopleIn,
  personAt,
  planAttack,
  powersOf,
  profileOf,
  RANGED,
  styleNamed,
  zoneIn,
  zoneName,
} from '@graveshift/zones'
import { CARD, STYLE, ZONE } from '@graveshift/zones/outward'
import { shotWorth } from '../judgement/bottle-worth.ts'
import { bottlesIn } from './bottles.ts'
import { STEAM_REFUSALS } from './refusals.ts'
import type { SteamGame, SteamKit } from './steam-game.ts'

export interface ShootBottlePick {
  readonly do: 'shoot-bottle'
  readonly card: string
  readonly dual: boolean
  readonly zone: number
  readonly style: string | undefined
  /** It is meant, although somebody stands there. */
  readonly sure: boolean
}

export const AT_BOTTLE = 'bottle'

export const armOf = ({ card, dual, style }: ShootBottlePick): Arm => ({
  card,
  dual,
  mode: RANGED,
  style,
  aim: AT_BOTTLE,
})

const paysFor = (dual: boolean) => (dual ? PAYS.dualRanged : PAYS.ranged)

/** A ranged action at a bottle, whatever else stands there: one hit of any damage sets it off (GG-RUL-13). */
export const shootBottle: Action<ShootBottlePick & ActPick, SteamGame, SteamKit> = {
  do: 'shoot-bottle',
  needs: { pays: PAYS.dualRanged },
  fields: [
    { card: CARD, zone: ZONE },
    { dual: TRUTH, style: STYLE, sure: TRUTH },
  ],
  bots: {
    strikes: 'everybody',
    plan: 'blast',
    isWasted: (kit, board, _person, { zone, sure }) =>
      sure || (!hasZombies(kit, board, zone) && !kit.steam.blasts(board).includes(zone)),
    worth: shotWorth,
  },
  candidates(kit, board, person, into) {
    if (board.bottles.length === 0) return
    const powers = powersOf(kit, board, person)
    const cards = held(kit, powers, personAt(board, person))
    const styles = [undefined, ...kit.styles.map(({ id }) => id)]
    for (const card of new Set(cards)) {
      const data = cardOf(kit, card)
      if (!profileOf(data, RANGED)) continue
      for (const zone of new Set(board.bottles))
        for (const style of styles)
          for (const dual of isDual(data, powers, RANGED) ? [false, true] : [false])
            into.push({
              do: 'shoot-bottle',
              card,
              dual,
              zone,
              style,
              sure: peopleIn(board, zone) > 0,
            })
    }
  },
  check(kit, board, person, pick) {
    const cannot = cannotAttack(kit, board, person, armOf(pick), pick.zone)
    if (cannot) return cannot
    if (bottlesIn(board, pick.zone) === 0) return STEAM_REFUSALS.noBottleThere
    if (pick.sure !== peopleIn(board, pick.zone) > 0) return STEAM_REFUSALS.mustBeSure
    return cannotPay(kit, board, person, paysFor(pick.dual), 1, STEAM_REFUSALS.noActionForBottle)
  },
  perform(kit, table, person, pick) {
    const arm = armOf(pick)
    const plan = planAttack(kit, table.board, person, arm, pick.zone, false)
    act(kit, table, person, 'shoot-bottle', { pays: paysFor(pick.dual), cost: 1, mode: RANGED })
    attack(kit, table, person, arm, pick.zone, plan)
  },
  parse(kit, _board, raw): (ShootBottlePick & ActPick) | Refusal {
    const card = textIn(raw, 'card')
    const zone = zoneIn(kit, raw, 'zone')
    const style = textIn(raw, 'style')
    if (doOf(raw) !== 'shoot-bottle' || card === undefined || zone === undefined) return NOT_AN_ANSWER
    if (style !== undefined && !styleNamed(kit, style)) return NOT_AN_ANSWER
    return { do: 'shoot-bottle', card, dual: flagIn(raw, 'dual'), zone, style, sure: flagIn(raw, 'sure') }
  },
  show: (kit, _board, { card, dual, zone, style, sure }) => ({
    do: 'shoot-bottle',
    card,
    dual: dual || undefined,
    zone: zoneName(kit.map, zone),
    style,
    sure: sure || undefined,
  }),
}
