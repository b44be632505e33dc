import type { GearUp } from '@graveshift/gear-up'
import { type ReactNode, use, useMemo } from 'react'
import type { Snapshot } from '../../store/game-store.ts'
import {
  type CalmTable,
  CalmTableContext,
  type FarTable,
  FarTableContext,
  TableContext,
  type TableState,
} from './table-state.ts'
import { useLate } from './use-late.ts'

/** The table as it was, as long as nothing but the figure in the hand has changed. */
function useCalm(table: TableState): CalmTable {
  const { store, session, seq, board, busy, until, open, choice, acting, looked } = table
  const { narrow, guarded, refusal, pointer } = table
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it can do follows from these, too
  return useMemo(
    () => table,
    [
      store,
      session,
      seq,
      board,
      busy,
      until,
      open,
      choice,
      acting,
      looked,
      narrow,
      guarded,
      refusal,
      pointer,
    ],
  )
}

function useFar(calm: CalmTable, { undoable, safety }: Snapshot<GearUp>): FarTable {
  const now = useMemo(() => ({ calm, undoable, safety }), [calm, undoable, safety])
  const late = useLate(now)
  // Another game is another table: nothing of the one before is seen on it.
  return late.calm.store === calm.store ? late : now
}

interface Props {
  readonly table: TableState
  readonly snapshot: Snapshot<GearUp>
  readonly children: ReactNode
}

export function TableContexts({ table, snapshot, children }: Props) {
  const calm = useCalm(table)
  return (
    <TableContext value={table}>
      <CalmTableContext value={calm}>
        <FarTableContext value={useFar(calm, snapshot)}>{children}</FarTableContext>
      </CalmTableContext>
    </TableContext>
  )
}

/** Around what is far from the hand: it follows a frame later, so that the answer to the hand need not wait for it. */
export function Far({ children }: { readonly children: ReactNode }) {
  const far = use(FarTableContext)
  return <CalmTableContext value={far?.calm}>{children}</CalmTableContext>
}
