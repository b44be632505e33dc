/** Games from one number up to another, cut where numbers divide by `length`: wherever one begins, cuts are the same. */
export function* stretches(
  from: number,
  to: number,
  length: number,
): Generator<readonly [from: number, to: number]> {
  for (let at = from; at < to; ) {
    const end = Math.min(to, (Math.floor(at / length) + 1) * length)
    yield [at, end]
    at = end
  }
}
