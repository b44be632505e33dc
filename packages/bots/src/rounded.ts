/** The nearest whole number. */
export const rounded = (value: number): number => Math.floor(value + 0.5)

const EXACT = 1_000_000

/** A square root to six places, from whole numbers alone: every engine finds the same. */
export function rootOf(value: number): number {
  const wanted = Math.floor(value * EXACT * EXACT)
  if (wanted <= 0) return 0
  let root = wanted
  for (
    let next = Math.floor((root + 1) / 2);
    next < root;
    next = Math.floor((root + Math.floor(wanted / root)) / 2)
  )
    root = next
  return root / EXACT
}
