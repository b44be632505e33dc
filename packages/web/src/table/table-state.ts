import type { Game, Json, Refusal } from '@graveshift/kernel'
import type { Session } from '@graveshift/table'
import { createContext, use } from 'react'
import type { Bots } from '../bots/use-bots.ts'
import type { GameView, Safety } from '../store/game-view.ts'
import type { Shown } from './play/beat.ts'
import type { Followed } from './play/deeds.ts'
import type { Pointer } from './pointer.ts'

/** What every part of a table may know and do, whatever the game. */
export interface SharedTable<G extends Game = Game, Board = Json> {
  readonly store: GameView<G>
  readonly session: Session<G>
  readonly seq: number
  /** The table as it is shown, which may still be on its way to how it is. */
  readonly board: Board
  readonly busy: boolean
  readonly until: number
  /** What is seen happening now. */
  readonly shown: Shown | undefined
  /** Whether the last batch was shown on its way. */
  readonly wasShown: boolean
  skip(): void

  readonly open: readonly G['choice'][]
  /** The question in front; none while the table moves or the game is over. */
  readonly choice: G['choice'] | undefined
  /** Whose question it is, or was last. */
  readonly acting: number
  act(seat: number): void
  /** Whose part of the table lies in the middle. */
  readonly looked: number
  look(seat: number): void
  readonly narrow: boolean

  /** Answers the question in front. With `guard`, what would turn up a card is asked back once. */
  submit(pick: G['pick'], guard?: boolean): void
  /** The answer that was asked back. */
  readonly guarded: G['pick'] | undefined
  undo(): void
  readonly refusal: Refusal | undefined
  /** The bots at this table: who thinks, and what was said last. */
  readonly helpers: Bots
  /** What the others and the game did last, and where it is to be seen. */
  readonly followed: Followed

  readonly pointer: Pointer | undefined
  point(pointer: Pointer | undefined): void
  /** The answer to the question in front that the coach has shown, to be played or let be. */
  readonly proposed: G['pick'] | undefined
  /** Shows an answer and what it is about; none takes it away. */
  propose(pick: G['pick'] | undefined, pointer?: Pointer): void
}

/** A table of any game, for parts that every table has. */
export type AnyTable = SharedTable

export const TableContext = createContext<AnyTable | undefined>(undefined)
export const CalmTableContext = createContext<AnyTable | undefined>(undefined)

/** The table as those parts of it show it that follow a frame later. */
export interface FarTable {
  readonly calm: AnyTable
  readonly undoable: boolean
  readonly safety: Safety
}

export const FarTableContext = createContext<FarTable | undefined>(undefined)

export function useFarTable(): FarTable {
  const far = use(FarTableContext)
  if (!far) throw new Error('no table around this')
  return far
}

/** For whatever does not follow the hand: it is not made anew with every move of it. */
export function useAnyTable(): AnyTable {
  const table = use(CalmTableContext)
  if (!table) throw new Error('no table around this')
  return table
}

/** The table as the hand moves over it. */
export function useMovingTable(): AnyTable {
  const table = use(TableContext)
  if (!table) throw new Error('no table around this')
  return table
}
