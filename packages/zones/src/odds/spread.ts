import { MOST_SIX_DICE, type Plan } from '../combat/plan.ts'
import type { ExactWays } from './chances.ts'
import { allWays, type End, endsOf, type Faces, facesOf, split, type Throw, throwsOf } from './dice.ts'

/** What a throw may come to: hits by their cell, and misses. Each on its own: nobody asks for both. */
export interface Spread {
  readonly hits: ExactWays
  readonly misses: ExactWays
}

export interface Roll {
  readonly plan: Plan
  /** Zombies there: more hits than these are lost. */
  readonly zombies: number
  /** Kills of so many hits by sixes and so many others. */
  kills(six: number, plain: number): number
  /** Whether misses matter. */
  readonly risky: boolean
  /** What lies there already, and is not thrown any more. */
  readonly thrown?: Throw | undefined
}

/** Hits as one number: no more of either kind than there are zombies, and sixes only where these are enough. */
export const cellOf = (zombies: number, six: number, plain: number): number =>
  six >= zombies ? zombies * (zombies + 1) : six * (zombies + 1) + Math.min(zombies, plain)

/** The hits that a cell stands for: by sixes, and others. */
export const hitsIn = (zombies: number, cell: number): [six: number, plain: number] => [
  Math.floor(cell / (zombies + 1)),
  cell % (zombies + 1),
]

/** ExactWays by what they come to. */
class Sums {
  readonly ways: bigint[] = []

  add(at: number, ways: bigint): void {
    while (this.ways.length <= at) this.ways.push(0n)
    this.ways[at] = (this.ways[at] as bigint) + ways
  }
}

interface Hits {
  readonly six: number
  readonly plain: number
  readonly ways: bigint
}

/** Hits as far as they matter: no more than there are zombies, and sixes apart only where they do more damage. */
type Sort = (six: number, plain: number) => Pick<Hits, 'six' | 'plain'>

const sorting = ({ sixDamage }: Plan, zombies: number): Sort =>
  sixDamage > 0
    ? (six, plain) => ({ six: Math.min(zombies, six), plain: Math.min(zombies, plain) })
    : (six, plain) => ({ six: 0, plain: Math.min(zombies, six + plain) })

/** Hits among the dice that sixes brought, in ways out of those of `dice` dice. */
function hitsOf(ends: readonly End[], dice: number, faces: Faces, sort: Sort): Hits[] {
  const found = new Map<number, Hits>()
  for (const end of ends)
    for (let six = faces.lame > 0 ? 0 : end.sixes; six <= end.sixes; six++)
      for (let plain = 0; plain + end.sixes <= end.dice; plain++) {
        const ways =
          allWays(dice - end.dice) *
          end.orders *
          split(end.sixes, six, faces.six, faces.lame) *
          split(end.dice - end.sixes, plain, faces.plain, faces.miss)
        if (ways === 0n) continue
        const hits = sort(six, plain)
        const key = hits.six * (MOST_SIX_DICE + 1) + hits.plain
        found.set(key, { ...hits, ways: ways + (found.get(key)?.ways ?? 0n) })
      }
  return [...found.values()]
}

/** Misses among them, by number. */
function missesOf(ends: readonly End[], dice: number, faces: Faces): readonly bigint[] {
  const sums = new Sums()
  for (const end of ends)
    for (let lame = 0; lame <= (faces.lame > 0 ? end.sixes : 0); lame++)
      for (let miss = 0; miss + end.sixes <= end.dice; miss++) {
        const ways =
          allWays(dice - end.dice) *
          end.orders *
          split(end.sixes, lame, faces.lame, faces.six) *
          split(end.dice - end.sixes, miss, faces.miss, faces.plain)
        if (ways > 0n) sums.add(lame + miss, ways)
      }
  return sums.ways
}

/** A first throw with all that may follow it. */
interface Begun extends Throw {
  readonly hits: readonly Hits[]
  readonly more: readonly bigint[]
  /** ExactWays times kills. */
  readonly expected: bigint
}

/** What may be thrown, with the whole that hits and misses are ways out of. */
interface Course {
  readonly begun: readonly Begun[]
  /** Dice that are counted after the first throw: for hits, and for misses. */
  readonly later: readonly [hits: bigint, misses: bigint]
  readonly whole: readonly [hits: bigint, misses: bigint]
}

function courseOf({ plan, zombies, kills, risky, thrown }: Roll): Course {
  const faces = facesOf(plan)
  const sort = sorting(plan, zombies)
  const firsts = thrown ? [thrown] : throwsOf(plan.count, faces)
  const sixes = [...new Set(firsts.map((first) => first.sixes))]
  // Where sixes that hit are as many as the zombies, nothing that comes changes who falls.
  const enough = faces.lame > 0 ? Number.MAX_SAFE_INTEGER : zombies
  const ends = new Map(sixes.map((count) => [count, endsOf(plan.sixDie, count, enough, faces)]))
  const forHits = Math.max(0, ...[...ends.values()].flatMap((list) => list.map(({ dice }) => dice)))
  const forMisses = risky && plan.sixDie > 0 ? MOST_SIX_DICE : 0
  const after = new Map(
    sixes.map((count) => {
      const hits = hitsOf(ends.get(count) ?? [], forHits, faces, sort)
      const all = risky ? endsOf(plan.sixDie, count, Number.MAX_SAFE_INTEGER, faces) : []
      return [count, { hits, more: missesOf(all, forMisses, faces) }]
    }),
  )
  const known = new Map<number, bigint>()
  const worth = (six: number, plain: number): bigint => {
    const cell = cellOf(zombies, six, plain)
    const found = known.get(cell) ?? BigInt(kills(Math.min(six, zombies), Math.min(plain, zombies)))
    known.set(cell, found)
    return found
  }
  const begun = firsts.map((first): Begun => {
    const { hits = [], more = [] } = after.get(first.sixes) ?? {}
    const begun = { ...first, ...sort(first.six, first.plain) }
    const expected = hits.reduce(
      (sum, { six, plain, ways }) => sum + ways * worth(begun.six + six, begun.plain + plain),
      0n,
    )
    return { ...begun, hits, more, expected }
  })
  const once = thrown ? 1n : allWays(plan.count)
  const later = [allWays(forHits), allWays(forMisses)] as const
  return { begun, later, whole: [once * later[0], once * later[1]] }
}

/** A spread with the ways times kills it brings. */
interface Judged extends Spread {
  readonly brings: bigint
}

/** A throw, after which all dice may be thrown again as `rest` says: it is done where that brings more on average. */
function thrown({ begun, later, whole }: Course, zombies: number, rest: Judged | undefined): Judged {
  const hits = new Sums()
  const misses = new Sums()
  let brings = 0n
  let poor = 0n
  for (const first of begun) {
    if (rest && first.expected * rest.hits.of < rest.brings * later[0]) {
      poor += first.ways
      continue
    }
    const times = first.ways * (rest?.hits.of ?? 1n)
    brings += times * first.expected
    for (const { six, plain, ways } of first.hits)
      hits.add(cellOf(zombies, first.six + six, first.plain + plain), times * ways)
    const missing = first.ways * (rest?.misses.of ?? 1n)
    first.more.forEach((ways, more) => {
      misses.add(first.misses + more, missing * ways)
    })
  }
  rest?.hits.ways.forEach((ways, cell) => {
    hits.add(cell, poor * later[0] * ways)
  })
  rest?.misses.ways.forEach((ways, count) => {
    misses.add(count, poor * later[1] * ways)
  })
  return {
    hits: { of: whole[0] * (rest?.hits.of ?? 1n), ways: hits.ways },
    misses: { of: whole[1] * (rest?.misses.of ?? 1n), ways: misses.ways },
    brings: brings + poor * later[0] * (rest?.brings ?? 0n),
  }
}

/**
 * All throws of an attack, exactly. All dice are thrown again, as often as may be, where fewer zombies are to be expected
 * than that brings (Z2-RUL-17); then come the dice that sixes bring, which are not thrown again (Z2-SKL-14).
 */
export function spreadOf(roll: Roll): Spread {
  const course = courseOf(roll)
  let spread = thrown(course, roll.zombies, undefined)
  for (let left = roll.plan.again.length; left > 0; left--) spread = thrown(course, roll.zombies, spread)
  return spread
}
