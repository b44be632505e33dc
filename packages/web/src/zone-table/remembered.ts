/** What is made of something that does not change: once, and kept as long as that is. */
export function remembered<K extends object, V>(make: (from: K) => V): (from: K) => V {
  const made = new WeakMap<K, { readonly value: V }>()
  return (from) => {
    const known = made.get(from)
    if (known) return known.value
    const value = make(from)
    made.set(from, { value })
    return value
  }
}
