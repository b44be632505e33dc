/** Why a connection was closed, and so what the client does next. */
export const CLOSE = {
  /** The server is going down or was too slow: come back at once, after a little chance. */
  retryNow: 4000,
  /** Too much at the moment: come back, with growing pauses. */
  retryLater: 4001,
  /** The page is too old for this server. */
  reloadPage: 4002,
  /** Not welcome any more: kicked, signed out, no such table, or a broken client. */
  stop: 4003,
} as const

export type CloseReason = keyof typeof CLOSE

/** Any other code, such as a lost network's, means to come back. */
export function closeReason(code: number): CloseReason {
  for (const reason of Object.keys(CLOSE) as CloseReason[]) if (CLOSE[reason] === code) return reason
  return 'retryLater'
}
