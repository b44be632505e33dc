/** A broken invariant: our mistake, never the player's. What a player does wrong is a Refusal. */
export class Bug extends Error {
  override readonly name = 'Bug'
}

/** Also one thrown by frozen rules, which have a class of their own. */
export const isBug = (error: unknown): error is Bug => error instanceof Error && error.name === 'Bug'

/**
 * The last element; undefined of an empty list. There `list[list.length - 1]` would be looked for under the name '-1',
 * and V8 is slow at that place from then on.
 */
export function last<T>(list: readonly T[]): T | undefined {
  return list.length === 0 ? undefined : list[list.length - 1]
}

/**
 * The element at an index that is known to exist. Asked of lists of every form, so slow (10 ns): what is asked a
 * thousand times a game looks into its list itself.
 */
export function nth<T>(list: ArrayLike<T>, index: number): T {
  const item = list[index]
  if (item === undefined) throw new Bug(`index ${index} outside a list of ${list.length}`)
  return item
}
