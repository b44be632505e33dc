import type { ZonesBoard } from '../board.ts'
import type { ActPick } from '../game.ts'
import type { Gates } from '../map/board.ts'
import type { Look } from '../policy/look.ts'
import type { Orders } from '../policy/orders.ts'

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
  /** How much of the mission is done, in thousandths of a goal. */
  progress(board: B): number
  /** The same as a share of all its goals. */
  share(board: B): number
  /** Who is to go where, and what for. */
  orders(board: B): Orders
  /** What an action is worth to somebody, if the mission or the game knows. */
  worthOf(look: Look<B>, pick: ActPick): number | undefined
  /** Gates that nobody can open now. */
  locked(board: B): Gates
  /** Wounds that a zone itself brings upon those who are there when the round ends. */
  harm(board: B, zone: number): number
  /** Somebody on whom others wait. */
  goesFirst(board: B, person: number): boolean
  /** How much of the time is gone, in thousandths; 0 where there is plenty. */
  late(board: B): number
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
