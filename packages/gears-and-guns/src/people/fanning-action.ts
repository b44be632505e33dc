import { doOf, type Refusal, textIn } from '@graveshift/kernel'
import {
  type Action,
  type Arm,
  act,
  attack,
  cannotAttack,
  cannotPay,
  cardOf,
  hasZombies,
  held,
  isGiven,
  isUsedUp,
  NOT_AN_ANSWER,
  PAYS,
  type Plan,
  personAt,
  planAttack,
  powersOf,
  profileOf,
  RANGED,
  styleNamed,
  useOf,
  volleyWorth,
  zoneIn,
  zoneName,
} from '@graveshift/zones'
import { CARD, STYLE, ZONE } from '@graveshift/zones/outward'
import type { Board } from '../board.ts'
import { FANNING_DICE } from '../content/figures.ts'
import type { Western } from '../game.ts'
import type { WesternKit } from '../western-kit.ts'
import { PEOPLE_REFUSALS } from './refusals.ts'

export interface FanningPick {
  readonly do: 'fanning'
  readonly card: string
  readonly zone: number
  /** How it is declared; undefined if as usual. */
  readonly style: string | undefined
}

const FANNING = 'fanning'

const WHY = PEOPLE_REFUSALS.fanning

/** The free reload of full steam comes before the shot if the pistol is empty, else after it (GG-RUL-04). */
function isLoadedAgain(kit: WesternKit, { card, style }: FanningPick): boolean {
  const data = cardOf(kit, card)
  return !data.spent && styleNamed(kit, style)?.loads?.(data) === true
}

/** UA-WPN-06: nothing but this empties a pistol. */
const armOf = (kit: WesternKit, pick: FanningPick): Arm => ({
  card: pick.card,
  dual: false,
  mode: RANGED,
  style: pick.style,
  empties: !isLoadedAgain(kit, pick),
})

const isPistol = (kit: WesternKit, card: string): boolean => kit.cards[card]?.family === 'pistol'

/** Six dice stand for those printed; whatever else adds dice adds them (UA-CLS-06, GG-STM-17). */
export function planFanning(kit: WesternKit, board: Board, person: number, pick: FanningPick): Plan {
  const plan = planAttack(kit, board, person, armOf(kit, pick), pick.zone, false)
  const printed = profileOf(cardOf(kit, pick.card), RANGED)?.dice ?? 0
  return { ...plan, count: plan.count - printed + FANNING_DICE }
}

/** Once a turn a single pistol is emptied in one go (UA-CLS-06). */
export const fanningAction: Action<FanningPick, Western, WesternKit> = {
  do: FANNING,
  needs: { skill: FANNING, pays: PAYS.ranged },
  fields: [{ card: CARD, zone: ZONE }, { style: STYLE }],
  bots: {
    atSight: 90,
    strikes: 'from-afar',
    plan: 'fight',
    worth(kit, look, pick) {
      if (cannotAttack(kit, look.board, look.person, armOf(kit, pick), pick.zone)) return -1
      const plan = planFanning(kit, look.board, look.person, pick)
      const risk = styleNamed(kit, pick.style)?.risk?.(plan) ?? 0
      return volleyWorth(look, plan, pick.zone, risk)
    },
  },
  candidates(kit, board, person, into) {
    if (isUsedUp(kit, board, person, FANNING)) return
    const cards = held(kit, powersOf(kit, board, person), personAt(board, person))
    const styles = [undefined, ...kit.styles.map(({ id }) => id)]
    for (const card of new Set(cards)) {
      if (!isPistol(kit, card)) continue
      for (const zone of kit.inSight(board, person))
        if (hasZombies(kit, board, zone))
          for (const style of styles) into.push({ do: FANNING, card, zone, style })
    }
  },
  check(kit, board, person, pick) {
    if (!isGiven(kit, board, person, FANNING)) return WHY['skill-missing']
    if (isUsedUp(kit, board, person, FANNING)) return WHY['already-done']
    if (!isPistol(kit, pick.card)) return WHY['no-pistol']
    return (
      cannotAttack(kit, board, person, armOf(kit, pick), pick.zone) ??
      (hasZombies(kit, board, pick.zone) ? undefined : WHY['no-zombies-there']) ??
      cannotPay(kit, board, person, PAYS.ranged, 1, WHY['no-actions'])
    )
  },
  perform(kit, table, person, pick) {
    const plan = planFanning(kit, table.board, person, pick)
    const once = [useOf(table.board, FANNING)]
    act(kit, table, person, FANNING, { pays: PAYS.ranged, cost: 1, mode: RANGED, once })
    attack(kit, table, person, armOf(kit, pick), pick.zone, plan)
  },
  parse(kit, _board, raw): FanningPick | Refusal {
    const card = textIn(raw, 'card')
    const zone = zoneIn(kit, raw, 'zone')
    const style = textIn(raw, 'style')
    if (doOf(raw) !== FANNING || card === undefined || zone === undefined) return NOT_AN_ANSWER
    if (style !== undefined && !styleNamed(kit, style)) return NOT_AN_ANSWER
    return { do: FANNING, card, zone, style }
  },
  show: (kit, _board, { card, zone, style }) => ({ do: FANNING, card, zone: zoneName(kit.map, zone), style }),
}
