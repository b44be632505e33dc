import { nth, type Refusal } from '@graveshift/kernel'
import type { Board, Event } from '../../board.ts'
import type { Arm, Content } from '../../content/compile.ts'
import { COLOURS, type Colour } from '../../content/types.ts'
import type { Choice, Pick } from '../../game.ts'
import { armOf } from '../../seats.ts'

/** What this turn has seen so far: the little that events and boards do not say by themselves. */
export interface TurnMemory {
  readonly pushed: Set<number>
  /** Zombies that moved, and how often. */
  readonly moved: Map<number, number>
  readonly declined: Set<number>
  /** Seats in their second activation, and the squares drawn in it. */
  readonly second: Map<number, number>
  readonly screamed: boolean
}

/** One event, with the board before and after it. */
export interface Happening {
  readonly content: Content
  readonly event: Event
  readonly before: Board
  readonly after: Board
  /** The decision it follows from; undefined at the start of a game. */
  readonly choice: Choice | undefined
  readonly pick: Pick | undefined
  /** What else the same decision has brought so far. */
  readonly batch: readonly Event[]
  readonly turn: TurnMemory
}

/** One decision, with what it brought. */
export interface Decision {
  readonly content: Content
  readonly choice: Choice
  readonly pick: Pick
  readonly before: Board
  readonly after: Board
  readonly events: readonly Event[]
  readonly forced: readonly { readonly choice: Choice; readonly pick: Pick }[]
  /** Questions open afterwards. */
  readonly open: readonly Choice[]
  /** Whether chance was used. */
  readonly drew: boolean
  readonly turn: TurnMemory
}

/** An answer that was refused. */
export interface Denial {
  readonly content: Content
  readonly choice: Choice | undefined
  readonly board: Board
  readonly refusal: Refusal
  /** The answer was legal a moment ago, before somebody else's. */
  readonly planned: boolean
}

/** A situation that a ruling is about: seen at an event, at a decision or at a refusal, or printed in the content. */
export interface Situation {
  readonly at?: (happening: Happening) => boolean
  readonly decided?: (decision: Decision) => boolean
  readonly denied?: (denial: Denial) => boolean
  readonly printed?: (content: Content) => boolean
}

export const at = (check: NonNullable<Situation['at']>): Situation => ({ at: check })
export const decided = (check: NonNullable<Situation['decided']>): Situation => ({ decided: check })
export const denied = (check: NonNullable<Situation['denied']>): Situation => ({ denied: check })
export const printed = (check: NonNullable<Situation['printed']>): Situation => ({ printed: check })

export const left = ({ gained, used }: { readonly gained: number; readonly used: number }) => gained - used

export function colourOf(content: Content, board: Board): Colour | undefined {
  return content.turnCards[board.card ?? '']?.colour
}

/** The seat's weapon of this turn. */
export function weaponOf(content: Content, board: Board, seat: number): Arm | undefined {
  const colour = colourOf(content, board)
  return colour ? armOf(content, board, seat, { colour }) : undefined
}

/** What a choice to draw is about: the weapon of the turn, or a companion. */
export function armOfChoice(content: Content, board: Board, choice: Choice, pick: Pick): Arm | undefined {
  if (choice.kind === 'draw' || choice.kind === 'sweep' || choice.kind === 'again')
    return armOf(content, board, choice.seat, choice.wield)
  if (choice.kind !== 'attack') return undefined
  if ('companion' in pick && pick.companion !== undefined)
    return armOf(content, board, choice.seat, { companion: pick.companion })
  return weaponOf(content, board, choice.seat)
}

export function frenzyOf(board: Board, seat: number, colour: Colour): number {
  return nth(nth(board.seats, seat).frenzy, COLOURS.indexOf(colour))
}

export const ownZombies = (board: Board, seat: number) =>
  board.zombies.filter((zombie) => zombie.seat === seat)
