import type { ZonesBoard } from '../board.ts'

/** What a game and its mission ask of the team, as far as bots go by it. */
export interface Aims<B extends ZonesBoard> {
  /** Actions by what they are worth at first sight; for those not named that depends on where they lead. */
  readonly worth: Readonly<Record<string, number>>
  /** Actions that cost more than they bring but in cases that bots do not understand. */
  readonly never: ReadonlySet<string>
  /** Whether a card opens closed gates. */
  opens(card: string): boolean
  /** The cards that the mission asks for. */
  wantedCards(): ReadonlySet<string>
  /** Where the team is wanted next. */
  focus(board: B): readonly number[]
  /** Whether the team still has to search for what the mission asks for. */
  isSearching(board: B): boolean
  /** How much of the mission is done, in thousandths. */
  progress(board: B): number
}

/** What the actions of all games on zones are worth at first sight. */
export const ZONES_WORTH: Readonly<Record<string, number>> = {
  rally: 200,
  search: 70,
  reload: 30,
  eat: 20,
  trade: -60,
  reorganise: -80,
  noise: -80,
  end: -20,
  taunt: -60,
  lead: 0,
}

/** Actions of all games on zones that bots leave alone. */
export const ZONES_NEVER: readonly string[] = ['noise', 'taunt']
