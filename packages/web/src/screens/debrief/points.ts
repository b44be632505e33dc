/** Thousandths of the chance to win as points, with a minus sign where a figure needs one. */
export function pointsOf(thousandths: number): string {
  const points = Math.round(thousandths / 10)
  return points < 0 ? `−${-points}` : String(Math.abs(points))
}
