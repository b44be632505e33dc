import { doOf, type Refusal, textIn } from '@graveshift/kernel'
import { PAYS } from '../budget.ts'
import { planAttack, profileOf } from '../combat/plan.ts'
import { type CardData, MELEE, MODES, RANGED } from '../content/types.ts'
import { hasZombies } from '../horde.ts'
import { zoneName } from '../map/board.ts'
import { zoneIn } from '../names.ts'
import { CARD, ZONE } from '../outward/fields.ts'
import { cardOf, isGiven, powersOf } from '../people.ts'
import { NOT_AN_ANSWER, withFigures } from '../refusals.ts'
import type { Action } from './action.ts'
import { attack } from './fight.ts'
import { act, cannotPay, done } from './spend.ts'

/** Weapons made of whatever lies about; in no deck. */
export const IMPROVISED: readonly CardData[] = [
  {
    id: 'improvised-melee',
    kind: 'weapon',
    profiles: [{ mode: 'melee', least: 0, most: 0, dice: 2, accuracy: 4, damage: 1, noisy: false }],
  },
  {
    id: 'improvised-ranged',
    kind: 'weapon',
    profiles: [{ mode: 'ranged', least: 1, most: 1, dice: 2, accuracy: 4, damage: 1, noisy: false }],
  },
]

export interface ImprovisePick {
  readonly do: 'improvise'
  readonly card: string
  readonly zone: number
}

const modeOf = (card: string): number => (card === 'improvised-melee' ? MELEE : RANGED)

/** Z2-SKL-43, Z2-SKL-44: once a turn a free attack with a weapon of one's own. */
export const improviseAction: Action<ImprovisePick> = {
  do: 'improvise',
  fields: [{ card: CARD, zone: ZONE }],
  candidates(kit, board, person, into) {
    const { gives } = powersOf(kit, board, person)
    for (const { id: card } of IMPROVISED)
      if (gives.has(card) && !done(board, card))
        for (let zone = 0; zone < kit.map.size; zone++)
          if (hasZombies(kit, board, zone)) into.push({ do: 'improvise', card, zone })
  },
  check(kit, board, person, { card, zone }) {
    const why = modeOf(card) === MELEE ? kit.refusals.improviseMelee : kit.refusals.improviseRanged
    if (!IMPROVISED.some(({ id }) => id === card)) return why['not-a-weapon']
    const barred = kit.noCombat(board, person)
    if (barred) return barred
    if (!isGiven(kit, board, person, card)) return why['skill-missing']
    if (done(board, card)) return why['already-done']
    if (!hasZombies(kit, board, zone)) return why['no-zombies-there']
    const { least = 0, most = 0 } = profileOf(cardOf(kit, card), modeOf(card)) ?? {}
    const range = kit.sight(board, person, zone)
    if (range < least || range > most) return withFigures(why['out-of-range'], { least, most })
    return cannotPay(kit, board, person, PAYS.other, 0, why['no-actions'])
  },
  perform(kit, table, person, { card, zone }) {
    const mode = modeOf(card)
    const arm = { card, dual: false, mode }
    const plan = planAttack(kit, table.board, person, arm, zone, false)
    act(kit, table, person, MODES[mode] ?? 'melee', { pays: PAYS.other, cost: 0, once: [card], mode })
    attack(kit, table, person, arm, zone, plan)
  },
  parse(kit, _board, raw): ImprovisePick | Refusal {
    const card = textIn(raw, 'card')
    const zone = zoneIn(kit, raw, 'zone')
    return doOf(raw) === 'improvise' && card !== undefined && zone !== undefined
      ? { do: 'improvise', card, zone }
      : NOT_AN_ANSWER
  },
  show: (kit, _board, { card, zone }) => ({ do: 'improvise', card, zone: zoneName(kit.map, zone) }),
}
