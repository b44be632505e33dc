import type { ZonesBoard } from '../board.ts'
import type { Gates } from '../map/board.ts'
import type { Orders } from '../policy/orders.ts'
import type { Carried } from '../slots.ts'

/** What it costs to enter zones beside the step itself: noise that wakes, a way through fire. */
export interface Tolls {
  /** The same number for the same tolls: below 2 to the power of 21. */
  readonly key: number
  /** By zone, in steps. */
  readonly steps: Uint8Array
}

/** What a game and its mission ask of the team, as far as bots go by it. */
export interface Aims<B extends ZonesBoard> {
  /** Whether a card opens closed gates. */
  opens(card: string): boolean
  /** The cards that the mission asks for. */
  wantedCards(): ReadonlySet<string>
  /** Whether somebody has what the mission asks of everybody. */
  hasShare(bearer: Carried): boolean
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
  /** Where all shall be in the end, and the exit by which they leave; NONE where there is none. */
  lastPlaces(board: B): readonly number[]
  exit(): number
  /** Steps from place to place beyond the next one, where all must go from one to the other. */
  stepsAfter(board: B): number
  /** Gates that nobody can open now. */
  locked(board: B): Gates
  /** What it costs to enter zones; undefined where it costs nothing anywhere. */
  tolls(board: B): Tolls | undefined
  /** Zombies of a zone and kind that sit out their next activation. */
  idle(board: B, zone: number, kind: number): number
  /** Wounds that a zone itself brings upon those who are there when the round ends. */
  harm(board: B, zone: number): number
  /** Whether somebody who ends the turn in a zone is out of it all, if no zombie is there. */
  isWayOut(board: B, person: number, zone: number): boolean
  /** Somebody on whom others wait. */
  goesFirst(board: B, person: number): boolean
  /** How much of the time is gone, in thousandths; 0 where there is plenty. */
  late(board: B): number
}
