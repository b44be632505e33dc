type Count = readonly [won: number, games: number]

/**
 * Games that teams of strong bots won, by difficulty and number of seats (first entry: one seat). Not part of the
 * content: found by playing it (docs/balance), and to be found anew when it changes.
 */
export const MEASURED: Readonly<Record<string, readonly Count[]>> = {
  easy: [
    [313, 384],
    [294, 384],
    [326, 384],
    [311, 384],
    [333, 384],
    [335, 384],
  ],
  standard: [
    [240, 384],
    [212, 384],
    [221, 384],
    [228, 384],
    [237, 384],
    [202, 384],
  ],
  hard: [
    [123, 384],
    [142, 384],
    [120, 384],
    [111, 384],
    [135, 384],
    [105, 384],
  ],
  nightmare: [
    [46, 384],
    [58, 384],
    [60, 384],
    [76, 384],
    [70, 384],
    [59, 384],
  ],
}

/** How many of a hundred such games strong bots win. */
export function winsOfHundred(difficulty: string, seats: number): number | undefined {
  const [won, games] = MEASURED[difficulty]?.[seats - 1] ?? []
  return won === undefined || games === undefined ? undefined : Math.floor((200 * won + games) / (2 * games))
}
