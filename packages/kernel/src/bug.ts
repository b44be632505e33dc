/** A broken invariant: our mistake, never the player's. What a player does wrong is a Refusal. */
export class Bug extends Error {
  override readonly name = 'Bug'
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
