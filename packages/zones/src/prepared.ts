import type { Json } from '@graveshift/kernel'

const KEPT = 32

/** What options of a game on zones have at least. */
interface Prepared {
  readonly teams: unknown
  readonly position?: Json
}

/**
 * Rules are the same for the same options, whoever plays. Those of options that somebody holds are kept, and a few
 * others, because simulations, bots and tests play the same mission again and again.
 */
export function preparedBy<O extends Prepared, R>(make: (options: O) => R): (options: O) => R {
  // Beside the options, which are their owner's: a host hands the same object over with every question.
  const prepared = new WeakMap<O, R>()
  const recent = new Map<string, R>()
  return (options) => {
    const known = prepared.get(options)
    if (known) return known
    const { teams: _, ...terms } = options
    const key = options.position === undefined ? JSON.stringify(terms) : undefined
    const same = key === undefined ? undefined : recent.get(key)
    const fresh = same ?? make(options)
    prepared.set(options, fresh)
    if (key !== undefined && same === undefined) {
      recent.set(key, fresh)
      const [oldest] = recent.keys()
      if (recent.size > KEPT && oldest !== undefined) recent.delete(oldest)
    }
    return fresh
  }
}

/** What is made of the last thing asked about: whoever looks ahead begins the same game again and again. */
export function keepLast<K extends object, V>(make: (from: K) => V): (from: K) => V {
  let last: { readonly from: K; readonly made: V } | undefined
  return (from) => {
    if (last?.from !== from) last = { from, made: make(from) }
    return last.made
  }
}
