const UNITS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const

/** So many seconds in the largest unit that fits, for the word `online.span`. */
export function spanOf(seconds: number): { readonly unit: string; readonly count: number } {
  const [unit, size] = UNITS.find(([, each]) => seconds >= each) ?? ['second', 1]
  return { unit, count: Math.round(seconds / size) }
}
