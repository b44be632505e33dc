import type { BoardView, Choice } from '@graveshift/gear-up'
import type { Json, Refusal } from '@graveshift/kernel'
import { createContext, use } from 'react'
import type { Bots } from '../../../bots/use-bots.ts'
import type { Safety } from '../../../store/game-store.ts'
import type { GearUpStore } from '../../../store/gear-up.ts'
import type { Shown } from '../../../table/play/beat.ts'
import type { Followed } from '../../../table/play/deeds.ts'
import type { GearUpSession } from './place/judge.ts'
import type { Drawing } from './place/use-placement.ts'
import type { Pointer } from './play/point-at.ts'

/** What every part of the table may know and do. */
export interface TableState {
  readonly store: GearUpStore
  readonly session: GearUpSession
  readonly seq: number
  /** The table as it is shown, which may still be on its way to how it is. */
  readonly board: BoardView
  readonly busy: boolean
  readonly until: number
  /** What is seen happening now. */
  readonly shown: Shown | undefined
  /** Whether the last batch was shown on its way. */
  readonly wasShown: boolean
  skip(): void

  readonly open: readonly Choice[]
  /** The question in front; none while the table moves or the game is over. */
  readonly choice: Choice | undefined
  /** Whose question it is, or was last. */
  readonly acting: number
  act(seat: number): void
  /** Whose street lies in the middle. */
  readonly looked: number
  look(seat: number): void
  /** Phones: the target shown large. */
  readonly focus: number | undefined
  focusOn(target: number): void
  readonly narrow: boolean

  readonly drawing: Drawing | undefined
  /** The next legal place for the figure in the hand: on the target at hand, else on any in sight. */
  findFit(): void
  /** Looked for, and there is none. */
  readonly fitless: boolean
  /** Draws the ghost, or says why not. */
  draw(): void
  /** Answers the question in front. With `guard`, what would turn up a card is asked back once. */
  submit(pick: Json, guard?: boolean): void
  /** The answer that was asked back. */
  readonly guarded: Json | undefined
  undo(): void
  readonly refusal: Refusal | undefined
  /** The bots at this table: who thinks, and what was said last. */
  readonly helpers: Bots
  /** What the others and the game did last, and where it is to be seen. */
  readonly followed: Followed

  readonly pointer: Pointer | undefined
  point(pointer: Pointer | undefined): void
  /** The answer to the question in front that the coach has shown, to be played or let be. */
  readonly proposed: Json | undefined
  /** Shows an answer and what it is about; none takes it away. */
  propose(pick: Json | undefined, pointer?: Pointer): void
}

export const TableContext = createContext<TableState | undefined>(undefined)

/** All of the table that stays as it is while a hand moves a figure over it. */
export type CalmTable = Omit<TableState, 'drawing' | 'focus' | 'focusOn' | 'findFit' | 'fitless' | 'draw'>

export const CalmTableContext = createContext<CalmTable | undefined>(undefined)

/** The table for what is only looked at: nothing is in the hand, and nothing can be drawn. */
export function onlyLookedAt(calm: CalmTable): TableState {
  const nothing = () => undefined
  return {
    ...calm,
    drawing: undefined,
    focus: undefined,
    focusOn: nothing,
    findFit: nothing,
    fitless: false,
    draw: nothing,
  }
}

/** The table as those parts of it show it that follow a frame later. */
export interface FarTable {
  readonly calm: CalmTable
  readonly undoable: boolean
  readonly safety: Safety
}

export const FarTableContext = createContext<FarTable | undefined>(undefined)

export function useFarTable(): FarTable {
  const far = use(FarTableContext)
  if (!far) throw new Error('no table around this')
  return far
}

/** For whatever shows no figure in the hand: it is not made anew with every move of it. */
export function useCalmTable(): CalmTable {
  const table = use(CalmTableContext)
  if (!table) throw new Error('no table around this')
  return table
}

export function useTable(): TableState {
  const table = use(TableContext)
  if (!table) throw new Error('no table around this')
  return table
}
