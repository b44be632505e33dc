import { USUAL_DIE } from '../combat/dice.ts'
import { dieHits, dieValue, MOST_SIX_DICE, type Plan } from '../combat/plan.ts'

const SIDES = USUAL_DIE.faces.length
const SIX = 6

/** Faces of a die by what they do. */
export interface Faces {
  /** Count as a six and hit. */
  readonly six: number
  /** Count as a six and miss, as a natural 1 does with much added to it (Z2-RUL-18). */
  readonly lame: number
  readonly plain: number
  readonly miss: number
}

/** Faces by what they do; a six that is no better than any hit is one. */
export function facesOf(
  { accuracy, plus, sixDie, sixDamage }: Pick<Plan, 'accuracy' | 'plus' | 'sixDie' | 'sixDamage'>,
  shown: readonly number[] = USUAL_DIE.faces,
): Faces {
  const faces = { six: 0, lame: 0, plain: 0, miss: 0 }
  for (const die of shown) {
    const hits = dieHits(die, plus, accuracy)
    const six = dieValue(die, plus) === SIX && (sixDie > 0 || (hits && sixDamage > 0))
    faces[six ? (hits ? 'six' : 'lame') : hits ? 'plain' : 'miss']++
  }
  return faces
}

const rows: bigint[][] = [[1n]]

/** In how many orders so many of so many can come. */
function orders(of: number, some: number): bigint {
  while (rows.length <= of) {
    const last = rows[rows.length - 1] as bigint[]
    rows.push([1n, ...last.map((each, at) => each + (last[at + 1] ?? 0n))])
  }
  return rows[of]?.[some] ?? 0n
}

const powers: bigint[][] = []

/** Of a number of faces; remembered, because the same are asked for again and again. */
function power(faces: number, times: number): bigint {
  while (powers.length <= faces) powers.push([1n])
  const known = powers[faces] as bigint[]
  while (known.length <= times) known.push((known[known.length - 1] as bigint) * BigInt(faces))
  return known[times] as bigint
}

/** Ways for so many dice to fall. */
export const allWays = (dice: number): bigint => power(SIDES, dice)

/** Ways for `of` dice that show one of two groups of faces to show so many of the first. */
export const split = (of: number, some: number, first: number, second: number): bigint =>
  orders(of, some) * power(first, some) * power(second, of - some)

/** Dice that sixes brought have come to an end: how many there were, how many of them sixes, in how many orders. */
export interface End {
  readonly dice: number
  readonly sixes: number
  readonly orders: bigint
}

/**
 * All ends of the dice that `first` sixes bring, and theirs (Z2-SKL-14): die after die, six or not, until as many were
 * thrown as the sixes brought, or as there may be (Z2-RUL-55). Whether `enough` sixes end it early is the caller's to say.
 */
export function endsOf(
  sixDie: number,
  first: number,
  enough: number,
  { six, lame, plain, miss }: Faces,
): End[] {
  const ends: End[] = []
  let running = new Map<number, bigint>([[0, 1n]])
  for (let dice = 0; running.size > 0; dice++) {
    const next = new Map<number, bigint>()
    const add = (sixes: number, ways: bigint) => next.set(sixes, (next.get(sixes) ?? 0n) + ways)
    for (const [sixes, ways] of running) {
      const brought = Math.min(MOST_SIX_DICE, sixDie * (first + sixes))
      if (dice === brought || first + sixes >= enough) ends.push({ dice, sixes, orders: ways })
      else {
        if (plain + miss > 0) add(sixes, ways)
        if (six + lame > 0) add(sixes + 1, ways)
      }
    }
    running = next
  }
  return ends
}

/** A first throw: ways out of six to the number of dice. */
export interface Throw {
  readonly ways: bigint
  readonly sixes: number
  readonly six: number
  readonly plain: number
  readonly misses: number
}

export function throwsOf(count: number, { six, lame, plain, miss }: Faces): Throw[] {
  const found: Throw[] = []
  for (let sixes = 0; sixes <= count; sixes++)
    for (let hitting = lame > 0 ? 0 : sixes; hitting <= sixes; hitting++)
      for (let others = 0; sixes + others <= count; others++) {
        const rest = count - sixes
        const ways =
          orders(count, sixes) * split(sixes, hitting, six, lame) * split(rest, others, plain, miss)
        if (ways > 0n)
          found.push({ ways, sixes, six: hitting, plain: others, misses: count - hitting - others })
      }
  return found
}
