import type { Game, GameModule, Telling } from '@graveshift/kernel'

/** Where a game that was not begun here comes from. */
export type GameOrigin = 'shared' | 'branch' | 'file'

/** What a game is told from others by, in the words of its own catalog. */
export interface GameLabel {
  /** Who plays, by seat: whoever is pictured. */
  readonly survivors: readonly string[]
  /** Against whom, or what it is played for. */
  readonly against: Telling
  /** The whole label, where the game is not told by who plays against whom. */
  readonly title?: Telling
  /** What else tells it from others, such as how hard it is. */
  readonly about: readonly Telling[]
}

/** How far a game is. */
export interface GameProgress {
  readonly at: number
  /** Of how much, where that is known. */
  readonly of?: number
  /** The time at its table, in the words of its own catalog. */
  readonly time: Telling
}

/** How far the game of a board is. */
export function progressOf<G extends Game>(
  { progress, tellTime }: GameModule<G>,
  board: G['board'],
): GameProgress {
  const { at, of } = progress(board)
  return { at, ...(of === undefined ? {} : { of }), time: tellTime(at) }
}

/** Which game of a campaign this is. */
export interface CampaignPlace {
  readonly id: string
  readonly at: number
  /** It is over and the campaign has gone on from it: nothing in it can change any more. */
  readonly counted?: true
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
  readonly campaign?: CampaignPlace
}
