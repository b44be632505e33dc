/**
 * The second value, made of the first one's parts wherever they are equal: what has not changed is the same object,
 * and need not be drawn again. For plain JSON.
 */
export function keepSame<T>(before: unknown, after: T): T {
  if (Object.is(before, after)) return after
  if (typeof before !== 'object' || typeof after !== 'object' || before === null || after === null)
    return after
  if (Array.isArray(before) !== Array.isArray(after)) return after
  const old = before as Readonly<Record<string, unknown>>
  const made: Record<string, unknown> = {}
  const keys = Object.keys(after)
  let same = keys.length === Object.keys(old).length
  for (const key of keys) {
    made[key] = keepSame(old[key], after[key as keyof T])
    same &&= Object.is(made[key], old[key]) && Object.hasOwn(old, key)
  }
  if (same) return before as T
  return (Array.isArray(after) ? keys.map((key) => made[key]) : made) as T
}
