/** Games played and won. */
export interface Count {
  games: number
  won: number
}

export const noCount = (): Count => ({ games: 0, won: 0 })

export function addGame(count: Count, won: boolean): void {
  count.games++
  if (won) count.won++
}

export interface Share {
  readonly share: number
  readonly low: number
  readonly high: number
}

/** 95 of 100 such intervals hold the true share. */
const Z = 1.959964

/** A share known no better than this says little. */
const WIDEST = 0.2

/** Whether there were games enough to say how large a share is. */
export const isTelling = ({ low, high }: Share): boolean => high - low <= WIDEST

/** Whether an interval leaves no doubt about lying within bounds or outside of them. */
export const isBeyondDoubt = (low: number, high: number, least: number, most: number): boolean =>
  (low >= least && high <= most) || high < least || low > most

/** Wilson's interval: honest for small numbers and near 0 and 1 too. */
export function shareOf({ games, won }: Readonly<Count>): Share {
  if (games === 0) return { share: 0, low: 0, high: 1 }
  const share = won / games
  const z2 = Z * Z
  const middle = (share + z2 / (2 * games)) / (1 + z2 / games)
  const half = (Z / (1 + z2 / games)) * Math.sqrt((share * (1 - share)) / games + z2 / (4 * games * games))
  return { share, low: Math.max(0, middle - half), high: Math.min(1, middle + half) }
}
