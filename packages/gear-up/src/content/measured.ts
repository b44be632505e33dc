type Count = readonly [won: number, games: number]

/**
 * Games that teams of strong bots won, by difficulty and number of seats (first entry: one seat). Not part of the
 * content: found by playing it (docs/balance), and to be found anew when it changes.
 */
export const MEASURED: Readonly<Record<string, readonly Count[]>> = {
  easy: [
    [156, 192],
    [169, 192],
    [163, 192],
    [159, 192],
    [166, 192],
    [167, 192],
  ],
  standard: [
    [115, 192],
    [122, 192],
    [111, 192],
    [116, 192],
    [110, 192],
    [103, 191],
  ],
  hard: [
    [61, 192],
    [72, 192],
    [68, 192],
    [54, 192],
    [63, 192],
    [55, 191],
  ],
  nightmare: [
    [21, 192],
    [29, 192],
    [37, 192],
    [34, 192],
    [34, 192],
    [31, 191],
  ],
}

/** How many of a hundred such games strong bots win. */
export function winsOfHundred(difficulty: string, seats: number): number | undefined {
  const [won, games] = MEASURED[difficulty]?.[seats - 1] ?? []
  return won === undefined || games === undefined ? undefined : Math.floor((200 * won + games) / (2 * games))
}
