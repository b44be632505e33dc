/** Thousandths of the chance to win as whole points, for words that count them; nothing is never less than nothing. */
export const wholePoints = (thousandths: number): number => Math.round(thousandths / 10) + 0

/** The same to be read, with a minus sign where a figure needs one. */
export function pointsOf(thousandths: number): string {
  const points = wholePoints(thousandths)
  return points < 0 ? `−${-points}` : String(points)
}

/** A figure with its sign as people write it: some languages would have a hyphen. */
export const signedBy =
  (format: Intl.NumberFormat) =>
  (figure: number): string =>
    format
      .formatToParts(figure)
      .map(({ type, value }) => (type === 'minusSign' ? '−' : value))
      .join('')
