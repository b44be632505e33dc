/** Names for the things of a list: the second of a name is told apart by a number, and so on. */
export function distinct(names: readonly string[]): string[] {
  const seen = new Map<string, number>()
  return names.map((name) => {
    const times = (seen.get(name) ?? 0) + 1
    seen.set(name, times)
    return times === 1 ? name : `${name}-${times}`
  })
}
