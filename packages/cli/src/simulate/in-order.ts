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
  try {
    for (const piece of pieces) {
      running.push(work(piece))
      if (running.length >= abreast) await takeFirst()
    }
    while (running.length > 0) await takeFirst()
  } finally {
    // After a failure the others' results are not wanted any more, nor their failures.
    for (const rest of running) rest.catch(() => {})
  }
}
