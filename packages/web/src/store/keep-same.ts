type Fields = Readonly<Record<string, unknown>>

/**
 * The second value, made of the first one's parts wherever they are equal: what has not changed is the same object,
 * and need not be drawn again. For plain JSON. Run for every decision, so nothing is made that is not needed.
 */
export function keepSame<T>(before: unknown, after: T): T {
  if (typeof before !== 'object' || typeof after !== 'object' || before === null || after === null)
    return after
  if (before === after) return after
  if (Array.isArray(after)) return (Array.isArray(before) ? keepItems(before, after) : after) as T
  return Array.isArray(before) ? after : (keepFields(before as Fields, after as Fields) as T)
}

function keepItems(before: readonly unknown[], after: readonly unknown[]): readonly unknown[] {
  let same = before.length === after.length
  let made: unknown[] | undefined
  after.forEach((now, index) => {
    const kept = keepSame(before[index], now)
    if (kept !== now) {
      made ??= [...after]
      made[index] = kept
    }
    same &&= kept === before[index]
  })
  return same ? before : (made ?? after)
}

function keepFields(before: Fields, after: Fields): Fields {
  const keys = Object.keys(after)
  let same = keys.length === Object.keys(before).length
  let made: Record<string, unknown> | undefined
  for (const key of keys) {
    const now = after[key]
    const kept = keepSame(before[key], now)
    if (kept !== now) {
      made ??= { ...after }
      made[key] = kept
    }
    same &&= kept === before[key] && (kept !== undefined || Object.hasOwn(before, key))
  }
  return same ? before : (made ?? after)
}
