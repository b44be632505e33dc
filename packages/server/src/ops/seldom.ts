/** Lets something through at most once in a span, so that what goes on and on is told and does not fill a log. */
export function seldom(spanMs: number, monotonic: () => number = () => performance.now()): () => boolean {
  let last = Number.NEGATIVE_INFINITY
  return () => {
    if (monotonic() - last < spanMs) return false
    last = monotonic()
    return true
  }
}
