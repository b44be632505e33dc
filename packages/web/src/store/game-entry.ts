/** Where a game that was not begun here comes from. */
export type GameOrigin = 'shared' | 'branch' | 'file'

/** What the list of saved games shows, kept beside the record so that listing needs no rules. */
export interface GameEntry {
  readonly id: string
  readonly game: 'gear-up'
  /** Milliseconds since 1970. */
  readonly created: number
  readonly updated: number
  readonly survivors: readonly string[]
  readonly boss: string
  readonly difficulty: string
  readonly round: number
  readonly turn: number
  readonly outcome: string | undefined
  /** The last link of the record's chain: says whether another version of the game goes on from this one. */
  readonly link?: string
  /** A name given by the player. */
  readonly title?: string
  /** By seat: which bot plays it, or null. */
  readonly bots?: readonly (string | null)[]
  /** Not begun here: from a file or a link, or branched off another game. All but one's own files do not count in statistics. */
  readonly origin?: GameOrigin
}
