/** What a list has more, and what it has less, than it had; equal things count one by one. */
export function changesIn(
  before: readonly string[],
  now: readonly string[],
): { readonly gained: readonly string[]; readonly lost: readonly string[] } {
  const lost = [...before]
  const gained = now.filter((each) => {
    const at = lost.indexOf(each)
    if (at >= 0) lost.splice(at, 1)
    return at < 0
  })
  return { gained, lost }
}
