import { doOf, flagIn, type Refusal, type Table, textIn } from '@graveshift/kernel'
import { TRUTH } from '@graveshift/kernel/outward'
import { NONE, type ZonesBoard } from '../board.ts'
import { PAYS } from '../budget.ts'
import {
  type Arm,
  held,
  isDual,
  isReady,
  type Plan,
  planAttack,
  profileOf,
  rangeOf,
  readyOfName,
} from '../combat/plan.ts'
import { styleNamed } from '../combat/style.ts'
import { type Card, MELEE, MODES, RANGED } from '../content/types.ts'
import { emit } from '../emit.ts'
import { attackFrame } from '../frames/attack.ts'
import type { Zones } from '../game.ts'
import { hasZombies } from '../horde.ts'
import type { Kit } from '../kit.ts'
import { zoneName } from '../map/board.ts'
import { UNSEEN } from '../map/sight.ts'
import { zoneIn } from '../names.ts'
import { CARD, STYLE, ZONE } from '../outward/fields.ts'
import { cardOf, currentTurn, personAt, powersOf, powersUsing } from '../people.ts'
import { fightWorth } from '../policy/fight-worth.ts'
import { NOT_AN_ANSWER, withFigures } from '../refusals.ts'
import type { Action } from './action.ts'
import { act, cannotPay } from './spend.ts'

export interface FightPick {
  readonly do: 'melee' | 'ranged'
  readonly card: string
  /** Both cards of a pair at once. */
  readonly dual: boolean
  readonly zone: number
  /** As many dice as there are zombies. */
  readonly crowd: boolean
  /** How it is declared; undefined if as usual. */
  readonly style: string | undefined
}

function paysFor(mode: number, dual: boolean) {
  if (mode === MELEE) return dual ? PAYS.dualMelee : PAYS.melee
  return dual ? PAYS.dualRanged : PAYS.ranged
}

const refusalsIn = ({ refusals }: Kit, mode: number) => (mode === MELEE ? refusals.melee : refusals.ranged)

/** Why this cannot be fought with, whatever the target. */
function cannotWield(kit: Kit, board: ZonesBoard, person: number, arm: Arm): Refusal | undefined {
  const { card, dual, mode, style } = arm
  const why = refusalsIn(kit, mode)
  const powers = powersOf(kit, board, person)
  const cards = held(kit, powers, personAt(board, person))
  if (!cards.includes(card)) return why['not-in-hand']
  const data = cardOf(kit, card)
  if (!profileOf(data, mode)) return kit.cannotUse?.(data) ?? why['not-a-weapon']
  if (!isReady(kit, data, mode, style)) return kit.refusals.ranged.spent
  if (!dual) return undefined
  if (!isDual(data, powers, mode)) return why['cannot-pair']
  const pair = readyOfName(kit, cards, data.name, arm)
  // A pair goes by the card that comes first.
  return pair.length > 1 && pair[0] === card ? undefined : why['cannot-pair']
}

function cannotReach(
  kit: Kit,
  board: ZonesBoard,
  person: number,
  { card, mode, style }: Arm,
  zone: number,
): Refusal | undefined {
  const why = refusalsIn(kit, mode)
  const data = cardOf(kit, card)
  const profile = profileOf(data, mode)
  const range = kit.sight(board, person, zone)
  if (range === UNSEEN) return why['cannot-see']
  if (!profile) return undefined
  const [least, usual] = rangeOf(profile, powersUsing(kit, board, person, [card]), mode)
  const most = mode === RANGED ? usual + (styleNamed(kit, style)?.moreRange(data) ?? 0) : usual
  return range < least || range > most ? withFigures(why['out-of-range'], { least, most }) : undefined
}

/** Zones that a shot may go farther in any style. */
function farthest({ styles }: Kit, card: Card, mode: number): number {
  let most = 0
  if (mode === RANGED && styles.length > 0)
    for (const style of styles) most = Math.max(most, style.moreRange(card))
  return most
}

/** A free action may be meant against one zone only (Z2-SKL-29). */
export function isBarred(board: ZonesBoard, zone: number): boolean {
  const target = currentTurn(board)?.target ?? NONE
  return target !== NONE && target !== zone
}

/** Spends the shot of weapons that need loading. */
function fire(kit: Kit, table: Table<Zones>, person: number, arm: Arm): void {
  const { card, dual, mode } = arm
  const { name, ready, reload } = cardOf(kit, card)
  if (arm.empties) emit(kit, table, { type: 'fired', person, card: ready })
  if (mode !== RANGED || !reload || arm.empties) return
  const cards = held(kit, powersOf(kit, table.board, person), personAt(table.board, person))
  for (const each of readyOfName(kit, cards, name, arm).slice(0, dual ? 2 : 1))
    emit(kit, table, { type: 'fired', person, card: each })
}

/** Rolls for an attack that was planned before it was paid for: the action itself counts for later ones only. */
export function attack(
  kit: Kit,
  table: Table<Zones>,
  person: number,
  arm: Arm,
  zone: number,
  plan: Plan,
): void {
  const { card, dual, mode, style } = arm
  emit(kit, table, {
    type: 'attacked',
    person,
    with: card,
    dual,
    mode,
    zone,
    ...(style !== undefined && { style }),
  })
  styleNamed(kit, style)?.begins?.(table, person, arm)
  fire(kit, table, person, arm)
  if (plan.noisy) kit.makeNoise(table, person)
  const declared = style === undefined && arm.aim === undefined ? undefined : arm
  table.push(attackFrame(person, { mode, declared }, zone, plan))
}

/** Why this cannot be shot or struck with into a zone, whatever stands there, and whether or not it can be paid for. */
export function cannotAttack(
  kit: Kit,
  board: ZonesBoard,
  person: number,
  arm: Arm,
  zone: number,
): Refusal | undefined {
  return (
    kit.noCombat(board, person) ??
    cannotWield(kit, board, person, arm) ??
    styleNamed(kit, arm.style)?.cannot(board, person, arm) ??
    (isBarred(board, zone) ? refusalsIn(kit, arm.mode)['not-against-these'] : undefined) ??
    cannotReach(kit, board, person, arm, zone)
  )
}

/** A combat action with what is in hand (Z2-ACT-07, Z2-ACT-08). */
const fightAction = (mode: number): Action<FightPick> => {
  const name = MODES[mode] as FightPick['do']
  const add = (into: FightPick[], powers: { crowd: readonly boolean[] }, pick: FightPick) => {
    into.push(pick)
    if (powers.crowd[mode]) into.push({ ...pick, crowd: true })
  }
  return {
    do: name,
    needs: { pays: paysFor(mode, true) },
    fields: [
      { card: CARD, zone: ZONE },
      { dual: TRUTH, crowd: TRUTH, style: STYLE },
    ],
    bots: {
      ...(mode === RANGED && { strikes: 'from-afar' }),
      worth: (_kit, look, pick) => fightWorth(look, pick),
    },
    candidates(kit, board, person, into) {
      const powers = powersOf(kit, board, person)
      const { zone } = personAt(board, person)
      const cards = held(kit, powers, personAt(board, person))
      for (let index = 0; index < cards.length; index++) {
        const card = cards[index] as string
        // Equal cards lie side by side in sorted order; with Webbing two lists follow each other.
        if (cards.indexOf(card) < index) continue
        const data = cardOf(kit, card)
        const profile = profileOf(data, mode)
        if (!profile) continue
        const paired = isDual(data, powers, mode)
        const [least, most] = rangeOf(profile, powersUsing(kit, board, person, [card]), mode)
        // Hardly anybody strikes into another zone.
        for (const to of mode === MELEE && most === 0 ? [zone] : kit.inSight(board, person)) {
          if (!hasZombies(kit, board, to)) continue
          const range = kit.sight(board, person, to)
          if (range < least || range > most + farthest(kit, data, mode)) continue
          if (range <= most) {
            add(into, powers, { do: name, card, dual: false, zone: to, crowd: false, style: undefined })
            if (paired)
              add(into, powers, { do: name, card, dual: true, zone: to, crowd: false, style: undefined })
          }
          for (let at = 0; at < kit.styles.length; at++) {
            const style = kit.styles[at]?.id
            add(into, powers, { do: name, card, dual: false, zone: to, crowd: false, style })
            if (paired) add(into, powers, { do: name, card, dual: true, zone: to, crowd: false, style })
          }
        }
      }
    },
    check(kit, board, person, { card, dual, zone, crowd, style }) {
      const arm = { card, dual, mode, style }
      const cannot =
        kit.noCombat(board, person) ??
        cannotWield(kit, board, person, arm) ??
        styleNamed(kit, style)?.cannot(board, person, arm)
      if (cannot) return cannot
      const why = refusalsIn(kit, mode)
      if (isBarred(board, zone)) return why['not-against-these']
      if (crowd && !powersOf(kit, board, person).crowd[mode]) return why['skill-missing']
      return (
        cannotReach(kit, board, person, arm, zone) ??
        (hasZombies(kit, board, zone) ? undefined : why['no-zombies-there']) ??
        cannotPay(kit, board, person, paysFor(mode, dual), 1, why['no-actions'])
      )
    },
    perform(kit, table, person, { card, dual, zone, crowd, style }) {
      const arm = { card, dual, mode, style }
      const plan = planAttack(kit, table.board, person, arm, zone, crowd)
      act(kit, table, person, name, { pays: paysFor(mode, dual), cost: 1, mode })
      attack(kit, table, person, arm, zone, plan)
    },
    parse(kit, _board, raw): FightPick | Refusal {
      const card = textIn(raw, 'card')
      const zone = zoneIn(kit, raw, 'zone')
      if (doOf(raw) !== name || card === undefined || zone === undefined) return NOT_AN_ANSWER
      const style = textIn(raw, 'style')
      if (style !== undefined && !styleNamed(kit, style)) return NOT_AN_ANSWER
      return { do: name, card, dual: flagIn(raw, 'dual'), zone, crowd: flagIn(raw, 'crowd'), style }
    },
    show: (kit, _board, { card, dual, zone, crowd, style }) => ({
      do: name,
      card,
      dual: dual || undefined,
      zone: zoneName(kit.map, zone),
      crowd: crowd || undefined,
      style,
    }),
  }
}

export const meleeAction = fightAction(MELEE)
export const rangedAction = fightAction(RANGED)
