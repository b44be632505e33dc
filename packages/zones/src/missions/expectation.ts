/** What people should expect where so large a share of games was won, up to each share: words `wins.<id>`. */
const EXPECTED = [
  [0.03, 'hardly-ever'],
  [0.12, 'one-in-twelve'],
  [0.22, 'one-in-six'],
  [0.29, 'one-in-four'],
  [0.42, 'one-in-three'],
  [0.58, 'one-in-two'],
  [0.7, 'two-in-three'],
  [0.85, 'three-in-four'],
  [1, 'nearly-always'],
] as const

/** Everything people may be told to expect. */
export const EXPECTATIONS: readonly string[] = EXPECTED.map(([, told]) => told)

/** An interval wider than this, in hundredths, says nothing in words. */
const WIDEST = 30

/** The word for how often a mission is won; undefined where too few games were played to say. */
export function expectationOf(won: number, games: number, interval: readonly number[]): string | undefined {
  const [low = 0, high = 100] = interval
  return high - low > WIDEST ? undefined : EXPECTED.find(([most]) => won / games <= most)?.[1]
}
