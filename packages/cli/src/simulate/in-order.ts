/**
 * Runs pieces of work side by side, so many at a time, and hands over what they give in the order of the pieces.
 * Whoever is slow holds back only what comes after.
 */
export async function inOrder<Piece, Result>(
  pieces: Iterable<Piece>,
  abreast: number,
  work: (piece: Piece) => Promise<Result>,
  take: (result: Result) => Promise<void>,
): Promise<void> {
  const running: Promise<Result>[] = []
  const takeFirst = async () => {
    const first = running.shift()
    if (first) await take(await first)
  }
  for (const piece of pieces) {
    const begun = work(piece)
    // Its failure is met when its turn comes, and not at all after an earlier one.
    begun.catch(() => {})
    running.push(begun)
    if (running.length >= abreast) await takeFirst()
  }
  while (running.length > 0) await takeFirst()
}
