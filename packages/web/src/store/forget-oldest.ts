/** So many games lie open in a tab at most, besides those that are not saved yet. */
export const MOST_OPEN = 3

/** Lets go of the games that were longest not looked at and can be opened anew, never of the last one. */
export function forgetOldest<S>(open: Map<string, S>, isSafe: (store: S) => boolean): void {
  const last = [...open.keys()].at(-1)
  for (const [id, store] of open) {
    if (open.size <= MOST_OPEN) return
    if (id !== last && isSafe(store)) open.delete(id)
  }
}
