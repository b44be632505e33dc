import {
  type Arm,
  canKill,
  dieHits,
  dieValue,
  type Kit,
  type Plan,
  planAttack,
  powersOf,
  RANGED,
  woundable,
  zombiesIn,
  zombiesOf,
} from '@graveshift/zones'
import type { Board } from '../board.ts'

/** Ways out of a whole: exact, in whole numbers. */
export interface Chances {
  readonly of: number
  /** Ways to have so many: the place in the list is the number. */
  readonly ways: readonly number[]
}

/**
 * What an attack may come to, hits given out as well as can be, all dice thrown again where fewer zombies fell than may
 * then be expected (Z2-RUL-17). The dice that sixes bring are counted where there is one such skill and no re-roll.
 */
export interface AttackOdds {
  readonly dice: number
  readonly kills: Chances
  /** Kills by kind of zombie, in ways times kills. */
  readonly byKind: readonly number[]
  /** Wounds for friends in the target zone, misses shared out as well as can be. */
  readonly wounds: Chances
  /** Further dice may make it better, or more re-rolls than can be counted. */
  readonly more: boolean
}

const SIDES = 6
const MOST_DICE = 16

function factorial(n: number): number {
  let product = 1
  for (let each = 2; each <= n; each++) product *= each
  return product
}

function power(base: number, times: number): number {
  let product = 1
  for (let each = 0; each < times; each++) product *= base
  return product
}

/** Zombies that fall to hits of these damages: the greatest first, each where it does most (Z2-CMB-02, Z2-CMB-09). */
function fallen(
  kit: Kit,
  standing: readonly number[],
  hits: readonly number[],
  free: boolean,
  reaps: number,
): number[] {
  const left = standing.slice()
  const kills = standing.map(() => 0)
  let again = reaps
  for (const damage of hits) {
    let rank = Number.MAX_SAFE_INTEGER
    left.forEach((count, kind) => {
      if (count > 0) rank = Math.min(rank, kit.kinds[kind]?.rank ?? rank)
    })
    let best = -1
    left.forEach((count, kind) => {
      if (count === 0 || (!free && kit.kinds[kind]?.rank !== rank) || !canKill(kit, kind, damage)) return
      if (best < 0 || (kit.kinds[kind]?.damage ?? 0) > (kit.kinds[best]?.damage ?? 0)) best = kind
    })
    if (best < 0) continue
    const times = again > 0 && (left[best] as number) > 1 ? 2 : 1
    if (times === 2) again--
    left[best] = (left[best] as number) - times
    kills[best] = (kills[best] as number) + times
  }
  return kills
}

/** Wounds of misses shared out as well as can be: each tough friend takes one, and a wound less by it (Z2-SKL-62). */
function woundsOf(
  kit: Kit,
  board: Board,
  friends: readonly number[],
  misses: number,
  damage: number,
): number {
  if (friends.length === 0) return 0
  const tough = friends.filter((friend) => powersOf(kit, board, friend).can.tough).length
  return misses * damage - Math.min(misses, tough)
}

/** Something a throw may come to, and in how many ways. */
interface Outcome {
  readonly ways: number
  readonly kills: number
  readonly byKind: readonly number[]
  readonly wounds: number
}

interface Throws {
  readonly of: number
  readonly outcomes: readonly Outcome[]
}

/** Ways times kills have to stay whole numbers. */
const MOST_WAYS = Number.MAX_SAFE_INTEGER / 128

/** A throw after which all dice may be thrown again, as often as `rest` holds: it is done where fewer fell than that brings on average. */
function withReroll({ of, outcomes }: Throws, rest: Throws): Throws {
  const brings = rest.outcomes.reduce((sum, { ways, kills }) => sum + ways * kills, 0)
  const kept = outcomes.filter(({ kills }) => kills * rest.of >= brings)
  const poor = of - kept.reduce((sum, { ways }) => sum + ways, 0)
  return {
    of: of * rest.of,
    outcomes: [
      ...kept.map((outcome) => ({ ...outcome, ways: outcome.ways * rest.of })),
      ...rest.outcomes.map((outcome) => ({ ...outcome, ways: outcome.ways * poor })),
    ],
  }
}

function chancesOf({ of, outcomes }: Throws, count: (outcome: Outcome) => number): Chances {
  const ways: number[] = []
  for (const outcome of outcomes) {
    const at = count(outcome)
    while (ways.length <= at) ways.push(0)
    ways[at] = (ways[at] as number) + outcome.ways
  }
  return { of, ways }
}

/**
 * Throws where each six brings one more die (Z2-SKL-14): every die is a chain of sixes that ends in another face, so
 * the sixes do not depend on what the chains end in. Sixes beyond the zombies bring nothing and count as one.
 * Undefined where the ways are too many, or where a six may miss.
 */
function chains(
  { count, accuracy, plus }: Plan,
  zombies: number,
  outcomeOf: (ways: number, sixes: number, plain: number, misses: number) => Outcome,
): Throws | undefined {
  let six = 0
  let plainly = 0
  for (let die = 1; die <= SIDES; die++) {
    const hits = dieHits(die, plus, accuracy)
    if (dieValue(die, plus) === SIDES) {
      if (!hits) return undefined
      six++
    } else if (hits) plainly++
  }
  const ending = SIDES - six
  const sixesOf = power(SIDES, count + zombies - 1)
  const of = sixesOf * power(ending, count)
  if (count === 0 || of > MOST_WAYS) return undefined
  const outcomes: Outcome[] = []
  let orders = 1
  let rest = sixesOf
  for (let sixes = 0; sixes <= zombies; sixes++) {
    const exactly = orders * power(six, sixes) * power(ending, count) * power(SIDES, zombies - 1 - sixes)
    const ways = sixes < zombies ? exactly : rest
    rest -= ways
    orders = (orders * (count + sixes)) / (sixes + 1)
    for (let plain = 0; plain <= count; plain++) {
      const misses = count - plain
      const ends = factorial(count) / (factorial(plain) * factorial(misses))
      const both = ways * ends * power(plainly, plain) * power(ending - plainly, misses)
      if (both > 0) outcomes.push(outcomeOf(both, sixes, plain, misses))
    }
  }
  return { of, outcomes }
}

/** The odds of one combat action; undefined where there are too many dice to count all throws. */
export function attackOdds(
  kit: Kit,
  board: Board,
  person: number,
  arm: Arm,
  zone: number,
  crowd: boolean,
): AttackOdds | undefined {
  const plan = planAttack(kit, board, person, arm, zone, crowd)
  const { count, accuracy, damage, plus, sniper, steady, sixDie, sixDamage, reaps, again } = plan
  if (count > MOST_DICE) return undefined
  let hitting = 0
  let best = 0
  for (let die = 1; die <= SIDES; die++) {
    if (!dieHits(die, plus, accuracy)) continue
    if (sixDamage > 0 && dieValue(die, plus) === SIDES) best++
    else hitting++
  }
  const missing = SIDES - hitting - best
  const standing = kit.kinds.map((_, kind) => zombiesOf(kit, board, zone, kind))
  const friends =
    arm.mode === RANGED && !sniper && !steady ? woundable(kit, board, zone, 'friendly-fire', [person]) : []
  const outcomeOf = (ways: number, sixes: number, plain: number, misses: number): Outcome => {
    const hits = [...Array<number>(sixes).fill(damage + sixDamage), ...Array<number>(plain).fill(damage)]
    const byKind = fallen(kit, standing, hits, sniper, reaps)
    const kills = byKind.reduce((sum, each) => sum + each, 0)
    return { ways, kills, byKind, wounds: woundsOf(kit, board, friends, misses, damage) }
  }
  const chained =
    sixDie === 1 && again.length === 0 ? chains(plan, zombiesIn(kit, board, zone), outcomeOf) : undefined
  const thrown: Outcome[] = []
  for (let sixes = 0; sixes <= count; sixes++)
    for (let plain = 0; plain + sixes <= count; plain++) {
      const misses = count - plain - sixes
      const orders = factorial(count) / (factorial(sixes) * factorial(plain) * factorial(misses))
      const ways = orders * power(best, sixes) * power(hitting, plain) * power(missing, misses)
      if (ways > 0) thrown.push(outcomeOf(ways, sixes, plain, misses))
    }
  const once: Throws = chained ?? { of: power(SIDES, count), outcomes: thrown }
  let whole = once
  let left = again.length
  for (; left > 0 && whole.of * once.of <= MOST_WAYS; left--) whole = withReroll(once, whole)
  return {
    dice: count,
    kills: chancesOf(whole, ({ kills }) => kills),
    byKind: kit.kinds.map((_, kind) =>
      whole.outcomes.reduce((sum, { ways, byKind }) => sum + ways * (byKind[kind] ?? 0), 0),
    ),
    wounds: chancesOf(whole, ({ wounds }) => wounds),
    more: left > 0 || (sixDie > 0 && !chained),
  }
}
