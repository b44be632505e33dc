import { canonical, type Refusal } from '@graveshift/kernel'
import {
  type ActPick,
  type AttackOdds,
  hasZombies,
  held,
  hopeless,
  type Kit,
  MELEE,
  personAt,
  planAttack,
  powersOf,
  RANGED,
  woundable,
  type ZonesBoard,
} from '@graveshift/zones'
import type { OwnTurn } from '../table/zone-face.ts'

/** Actions by which somebody attacks with what it has, in every game. */
const ATTACKS: readonly string[] = ['melee', 'ranged', 'improvise', 'throw']

/** Those of a game: what it lays under the button for attacks is one. */
export const attacksIn = (own: OwnTurn | undefined): readonly string[] => [
  ...ATTACKS,
  ...(own?.under.attack ?? []),
]

/** An attack as it is answered. */
export interface AttackPick extends ActPick {
  readonly card: string
  readonly zone: number
  readonly dual?: boolean
  readonly crowd?: boolean
  readonly style?: string | undefined
}

export const isAttack = (pick: ActPick, own?: OwnTurn): pick is AttackPick => attacksIn(own).includes(pick.do)

/** One way to attack: a card or a pair, in a way, with every zone it may be turned on. */
export interface Weapon {
  readonly key: string
  readonly first: AttackPick
  readonly ways: readonly AttackPick[]
}

/** What may be attacked with, in the order in which the rules list it. */
export function weaponsIn(picks: readonly ActPick[], own?: OwnTurn): readonly Weapon[] {
  const weapons = new Map<string, { first: AttackPick; ways: AttackPick[] }>()
  for (const pick of picks) {
    if (!isAttack(pick, own)) continue
    const { do: what, card, dual = false, crowd = false, style = '' } = pick
    const key = canonical([what, card, dual, crowd, style])
    const known = weapons.get(key)
    if (known) known.ways.push(pick)
    else weapons.set(key, { first: pick, ways: [pick] })
  }
  return [...weapons].map(([key, weapon]) => ({ key, ...weapon }))
}

/** A card in hand that is of no use now, and why. */
export interface Useless {
  readonly card: string
  readonly why: Refusal
}

/** Where an attack would most likely be meant: the zone that is looked at, else the nearest one with zombies in sight. */
function meantZone(kit: Kit, board: ZonesBoard, person: number, zone: number | undefined): number {
  const { zone: own } = personAt(board, person)
  return zone ?? [own, ...kit.inSight(board, person)].find((each) => hasZombies(kit, board, each)) ?? own
}

/** Weapons in hand that no answer uses, with what the rules say to the attempt. */
export function uselessOf(
  kit: Kit,
  board: ZonesBoard,
  person: number,
  weapons: readonly Weapon[],
  zone: number | undefined,
): readonly Useless[] {
  const used = new Set(weapons.flatMap(({ ways }) => ways.map(({ card }) => kit.cards[card]?.name)))
  const cards = [...new Set(held(kit, powersOf(kit, board, person), personAt(board, person)))]
  const at = meantZone(kit, board, person, zone)
  return cards.flatMap((card): Useless[] => {
    const data = kit.cards[card]
    if (!data || used.has(data.name)) return []
    const what = data.profiles[0]?.mode ?? (data.kind === 'bomb' ? 'throw' : undefined)
    if (what === undefined) return []
    const pick: AttackPick = { do: what, card, dual: false, zone: at, crowd: false, style: undefined }
    const why = kit.actions[what]?.check(kit, board, person, pick)
    return why ? [{ card, why }] : []
  })
}

/** What an attack comes to before the roll, as far as it is one of dice. */
export interface AttackFigures {
  readonly dice: number
  readonly accuracy: number
  readonly damage: number
  readonly noisy: boolean
  /** Any target may be chosen, and no friend is hit. */
  readonly free: boolean
  /** Of a zombie that stands in front and cannot be hurt so. */
  readonly vain: number | undefined
}

/** How a card is attacked with, by what the action is called; a bomb is thrown, which is no mode. */
const MODE_OF: Readonly<Record<string, number>> = {
  melee: MELEE,
  ranged: RANGED,
  'improvised-melee': MELEE,
  'improvised-ranged': RANGED,
}

export function figuresOf(
  kit: Kit,
  board: ZonesBoard,
  person: number,
  pick: AttackPick,
): AttackFigures | undefined {
  const mode = MODE_OF[pick.do === 'improvise' ? pick.card : pick.do]
  if (mode === undefined) return undefined
  const { card, dual = false, style, zone, crowd = false } = pick
  const plan = planAttack(kit, board, person, { card, dual, mode, style }, zone, crowd)
  const { count, accuracy, damage, noisy, sniper } = plan
  const others = (plan.others ?? []).reduce((sum, other) => sum + other.count, 0)
  return {
    dice: count + others,
    accuracy,
    damage,
    noisy,
    free: sniper,
    vain: hopeless(kit, board, zone, plan)?.kind,
  }
}

/** Whom misses may hit: nobody where none can be hit. */
export function inTheWay(
  kit: Kit,
  board: ZonesBoard,
  person: number,
  pick: AttackPick,
  { wounds, dice }: AttackOdds,
): readonly number[] {
  if (chanceOf(wounds) === 0) return []
  return woundable(kit, board, pick.zone, dice === 0 ? 'fire' : 'friendly-fire', dice === 0 ? [] : [person])
}

/** Whether one of them could fall, misses falling as badly as they may. */
export const couldFall = (
  board: ZonesBoard,
  friends: readonly number[],
  { wounds }: Pick<AttackOdds, 'wounds'>,
): boolean => friends.some((friend) => wounds.ways.length - 1 >= personAt(board, friend).health)

interface Counted {
  readonly of: number
  readonly ways: readonly number[]
}

/** The chance of one at least, as a part of one. */
export const chanceOf = ({ of, ways }: Counted): number => 1 - (ways[0] ?? 0) / of

/** How many on average. */
export const meanOf = ({ of, ways }: Counted): number =>
  ways.reduce((sum, each, count) => sum + each * count, 0) / of

/** Figures to be shown as bars, those beyond the last together. */
export function barsOf({ of, ways }: Counted, most: number): readonly number[] {
  const shown = ways.slice(0, most + 1).map((each) => each / of)
  const beyond = ways.slice(most + 1).reduce((sum, each) => sum + each, 0) / of
  return beyond > 0 ? [...shown.slice(0, -1), (shown.at(-1) ?? 0) + beyond] : shown
}
