/** Where this browser keeps how much bots and the coach think. */
const KEY = 'graveshift.effort'

/** How much bots and the coach think, in parts of what is usual: less where a device is slow. */
export function effort(): number {
  try {
    const kept = Number(localStorage.getItem(KEY) ?? 1)
    return kept > 0 && kept < 1 ? kept : 1
  } catch {
    // Some browsers keep nothing.
    return 1
  }
}
