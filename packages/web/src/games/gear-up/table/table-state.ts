import type { BoardView, GearUp } from '@graveshift/gear-up'
import { type AnyTable, type SharedTable, useAnyTable, useMovingTable } from '../../../table/table-state.ts'
import type { Drawing } from './place/use-placement.ts'

/** All of the table that stays as it is while a hand moves a figure over it. */
export type CalmTable = SharedTable<GearUp, BoardView>

/** What every part of the table of Gear Up may know and do. */
export interface TableState extends CalmTable {
  /** Phones: the target shown large. */
  readonly focus: number | undefined
  focusOn(target: number): void

  readonly drawing: Drawing | undefined
  /** The next legal place for the figure in the hand: on the target at hand, else on any in sight. */
  findFit(): void
  /** Looked for, and there is none. */
  readonly fitless: boolean
  /** Draws the ghost, or says why not. */
  draw(): void
}

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

/** The table as its shared parts know it. */
export const shared = (table: CalmTable): AnyTable => table as unknown as AnyTable

/** For whatever shows no figure in the hand: it is not made anew with every move of it. */
export const useCalmTable = (): CalmTable => useAnyTable() as unknown as CalmTable

export const useTable = (): TableState => useMovingTable() as unknown as TableState
