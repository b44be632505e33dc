import { type ReactNode, useMemo } from 'react'
import { type CalmTable, CalmTableContext, TableContext, type TableState } from './table-state.ts'

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

interface Props {
  readonly table: TableState
  readonly children: ReactNode
}

export function TableContexts({ table, children }: Props) {
  return (
    <TableContext value={table}>
      <CalmTableContext value={useCalm(table)}>{children}</CalmTableContext>
    </TableContext>
  )
}
