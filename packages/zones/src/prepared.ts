import type { Json } from '@graveshift/kernel'

const KEPT = 32

/**
 * Rules are the same for the same options. Those of options that somebody holds are kept, and a few others, because
 * bots and tests start the same game again.
 */
export function preparedBy<O extends { readonly position?: Json }, R>(
  make: (options: O) => R,
): (options: O) => R {
  // Beside the options, which are their owner's: a host hands the same object over with every question.
  const prepared = new WeakMap<O, R>()
  const recent = new Map<string, R>()
  return (options) => {
    const known = prepared.get(options)
    if (known) return known
    const key = options.position === undefined ? JSON.stringify(options) : undefined
    const same = key === undefined ? undefined : recent.get(key)
    const fresh = same ?? make(options)
    prepared.set(options, fresh)
    if (key !== undefined) {
      recent.set(key, fresh)
      const [oldest] = recent.keys()
      if (recent.size > KEPT && oldest !== undefined) recent.delete(oldest)
    }
    return fresh
  }
}
