import type { Telling } from '@graveshift/kernel'

/** Where a game that was not begun here comes from. */
export type GameOrigin = 'shared' | 'branch' | 'file'

/** What a game is told from others by, in the words of its own catalog. */
export interface GameLabel {
  /** Who plays, by seat. */
  readonly survivors: readonly string[]
  /** Against whom, or what it is played for. */
  readonly against: Telling
  /** What else tells it from others, such as how hard it is. */
  readonly about: readonly Telling[]
}

/** How far a game is. */
export interface GameProgress {
  readonly at: number
  readonly of: number
  /** Its round and turn, for sentences. */
  readonly round: number
  readonly turn: number
}

/** What the list of saved games shows, kept beside the record so that listing needs no rules. */
export interface GameEntry {
  readonly id: string
  readonly game: string
  /** Milliseconds since 1970. */
  readonly created: number
  readonly updated: number
  readonly label: GameLabel
  readonly progress: GameProgress
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
