import { Bug } from '@graveshift/kernel'
import type { Person, Turn, ZonesBoard } from '../board.ts'
import type { Card, Profile } from '../content/types.ts'
import { MELEE, MODES, RANGED } from '../content/types.ts'
import { zombiesIn } from '../horde.ts'
import type { Kit } from '../kit.ts'
import { cardOf, currentTurn, personAt, powersUsing, workingGear } from '../people.ts'
import type { Powers } from '../skills/powers.ts'
import { cardsInHand, cardsReady } from '../slots.ts'
import type { OtherDice } from './dice.ts'
import { styleNamed } from './style.ts'

/** What an attack is made with: a card, or two of the same name. */
export interface Arm {
  readonly card: string
  readonly dual: boolean
  readonly mode: number
  /** How the attack is declared; absent if as usual. */
  readonly style?: string | undefined
  /** What it is aimed at, if not at zombies. */
  readonly aim?: string | undefined
  /** It leaves the weapon empty, which an attack with it usually does not. */
  readonly empties?: boolean
}

/** What an attack comes to before the dice are thrown. */
export interface Plan {
  readonly count: number
  readonly accuracy: number
  readonly damage: number
  readonly plus: number
  readonly sixDie: number
  readonly sixDamage: number
  readonly sniper: boolean
  /** Friends may be spared by its misses (Z2-SKL-57). */
  readonly steady: boolean
  readonly reaps: number
  readonly again: readonly string[]
  readonly noisy: boolean
  /** Dice of other kinds that are thrown with these. */
  readonly others?: readonly OtherDice[] | undefined
}

/** So many dice that nothing helps, such as a machine's. */
export const bareDice = (count: number, accuracy: number, damage: number): Plan => ({
  count,
  accuracy,
  damage,
  plus: 0,
  sixDie: 0,
  sixDamage: 0,
  sniper: false,
  steady: false,
  reaps: 0,
  again: [],
  noisy: false,
})

export function profileOf({ profiles }: Card, mode: number): Profile | undefined {
  const name = MODES[mode]
  for (const profile of profiles) if (profile.mode === name) return profile
  return undefined
}

/** Cards a survivor can fight with or open doors with: those in hand (Z2-EQP-14), with Webbing all of them. */
export function held({ inventory }: Kit, powers: Powers, person: Person): readonly string[] {
  return powers.usesPack ? cardsReady(inventory, person) : cardsInHand(inventory, person)
}

/** Whether a card counts as Dual for its bearer in this mode. */
export function isDual(card: Card, powers: Powers, mode: number): boolean {
  return card.dual === true || (powers.asDual[mode] as boolean)
}

/** Ready cards of a name among those held: two make a pair (Z2-EQP-06, Z2-RUL-21). */
export function readyOfName(
  kit: Kit,
  cards: readonly string[],
  name: string,
  { mode, style }: Pick<Arm, 'mode' | 'style'>,
): string[] {
  return cards.filter((card) => {
    const data = kit.cards[card]
    return data?.name === name && profileOf(data, mode) !== undefined && isReady(kit, data, mode, style)
  })
}

/** Whether a weapon can be used as it is: loaded, or loaded first by how the attack is declared. */
export function isReady(kit: Kit, card: Card, mode: number, style: string | undefined): boolean {
  return !card.spent || mode !== RANGED || styleNamed(kit, style)?.loads?.(card) === true
}

/** Longest and shortest range with which this can be fired. */
export function rangeOf(profile: Profile, powers: Powers, mode: number): readonly [number, number] {
  if (mode === MELEE) return [0, powers.meleeRange]
  return [powers.pointBlank ? 0 : profile.least, profile.most + powers.maxRange]
}

function escalated(turn: Turn | undefined, powers: Powers, mode: number): number {
  if (!turn) return 0
  const same = turn.streakMode === mode ? turn.streak * (powers.escalation[mode] as number) : 0
  return same + turn.fights * powers.escalates
}

/** Where the dice may be thrown again from, each once (Z2-RUL-17, Z2-RUL-19). */
function rerolls(kit: Kit, person: Person, card: Card, powers: Powers, mode: number): string[] {
  const sources: string[] = []
  if (mode === RANGED && card.ammo !== undefined) {
    const plenty = workingGear(kit, person).find((gear) => kit.cards[gear]?.plenty === card.ammo)
    if (plenty !== undefined) sources.push(kit.cards[plenty]?.name ?? plenty)
  }
  for (let times = 0; times < powers.lucky; times++) sources.push('lucky')
  return sources
}

export function planAttack(
  kit: Kit,
  board: ZonesBoard,
  index: number,
  arm: Arm,
  zone: number,
  crowd: boolean,
): Plan {
  const { card: id, dual, mode } = arm
  const card = cardOf(kit, id)
  const profile = profileOf(card, mode)
  if (!profile) throw new Bug(`${id} has no such profile`)
  const person = personAt(board, index)
  const powers = powersUsing(kit, board, index, [id])
  const weapons = dual ? 2 : 1
  const printed = crowd ? zombiesIn(kit, board, zone) : profile.dice
  const near = mode === RANGED && powers.pointBlank && person.zone === zone
  const plan: Plan = {
    count:
      weapons * (printed + (powers.die[mode] as number)) +
      escalated(currentTurn(board), powers, mode) +
      (kit.helpingDice?.(board, index, arm) ?? 0),
    accuracy: kit.accuracy(board, index, mode, zone, profile.accuracy),
    damage: Math.max(profile.damage, powers.damageFloor[mode] as number) + (powers.damage[mode] as number),
    plus: powers.plus[mode] as number,
    sixDie: powers.sixDie[mode] as number,
    sixDamage: powers.sixDamage[mode] as number,
    sniper: mode === MELEE || powers.sniper || near,
    steady: powers.steady,
    reaps: powers.reaps[mode] as number,
    again: rerolls(kit, person, card, powers, mode),
    noisy: profile.noisy,
    others: undefined,
  }
  return styleNamed(kit, arm.style)?.plan(board, index, arm, zone, plan) ?? plan
}

/** Dice that sixes may bring to one attack: several such skills together would never come to an end (Z2-RUL-55). */
export const MOST_SIX_DICE = 100

/** A die as it counts: something added, never above 6 (Z2-SKL-06). */
export function dieValue(die: number, plus: number): number {
  return Math.min(6, die + plus)
}

/** Whether a die hits; a natural 1 never does (Z2-CMB-01, Z2-RUL-18). */
export function dieHits(die: number, plus: number, accuracy: number): boolean {
  return die > 1 && dieValue(die, plus) >= Math.max(2, accuracy)
}
