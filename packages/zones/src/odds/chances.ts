/** ExactWays out of a whole, in whole numbers of any size: exact. The place in the list is the number. */
export interface ExactWays {
  readonly of: bigint
  readonly ways: readonly bigint[]
}

/** ExactWays out of a whole, in numbers that everybody can read. */
export interface Chances {
  readonly of: number
  /** ExactWays to have so many: the place in the list is the number. */
  readonly ways: readonly number[]
}

/** Exact odds of one attack, or of several in a row. */
export interface Exact {
  readonly kills: ExactWays
  /** Kills by kind of zombie, in ways times kills. */
  readonly byKind: readonly bigint[]
  readonly wounds: ExactWays
}

/** ExactWays times kills have to stay whole numbers. */
const MOST_WAYS = BigInt(Number.MAX_SAFE_INTEGER) / 128n
/** What is too fine to be written is told in parts of this. */
const FINE = 10n ** 13n

function commonDivisor(one: bigint, other: bigint): bigint {
  let [a, b] = [one, other]
  while (b > 0n) [a, b] = [b, a % b]
  return a
}

function trimmed(ways: readonly bigint[]): number[] {
  const told = ways.map(Number)
  while (told.length > 1 && told.at(-1) === 0) told.pop()
  return told
}

/** In parts of `FINE`, each rounded down, and what is left given to those that lost most: the sum stays whole. */
function roundedWays({ of, ways }: ExactWays): bigint[] {
  const told = ways.map((each) => (each * FINE) / of)
  const lost = ways.map((each, at) => ({ at, part: (each * FINE) % of }))
  lost.sort((one, other) => (other.part > one.part ? 1 : other.part < one.part ? -1 : one.at - other.at))
  let left = FINE - told.reduce((sum, each) => sum + each, 0n)
  for (const { at } of lost) {
    if (left === 0n) break
    told[at] = (told[at] ?? 0n) + 1n
    left--
  }
  return told
}

interface Told {
  readonly chances: Chances
  /** Sums of ways times something, by the same whole. */
  readonly sums: readonly number[]
  readonly rounded: boolean
}

/** As it is where that can be written, else in lowest terms, else rounded. */
export function toldAs(exact: ExactWays, sums: readonly bigint[] = []): Told {
  const { of, ways } = exact
  const by =
    of <= MOST_WAYS
      ? 1n
      : [...ways, ...sums].reduce((found, each) => (found === 1n ? found : commonDivisor(found, each)), of)
  if (of / by <= MOST_WAYS)
    return {
      chances: { of: Number(of / by), ways: trimmed(ways.map((each) => each / by)) },
      sums: sums.map((each) => Number(each / by)),
      rounded: false,
    }
  return {
    chances: { of: Number(FINE), ways: trimmed(roundedWays(exact)) },
    sums: sums.map((each) => Number((each * FINE + of / 2n) / of)),
    rounded: true,
  }
}

function bothWays(one: ExactWays, other: ExactWays): ExactWays {
  const ways = Array<bigint>(one.ways.length + other.ways.length - 1).fill(0n)
  one.ways.forEach((first, at) => {
    other.ways.forEach((second, next) => {
      ways[at + next] = (ways[at + next] ?? 0n) + first * second
    })
  })
  return { of: one.of * other.of, ways }
}

/** Two attacks that know nothing of each other: what they come to together. */
export function together(one: Exact, other: Exact): Exact {
  return {
    kills: bothWays(one.kills, other.kills),
    byKind: one.byKind.map((each, kind) => each * other.kills.of + (other.byKind[kind] ?? 0n) * one.kills.of),
    wounds: bothWays(one.wounds, other.wounds),
  }
}
