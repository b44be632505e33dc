import { type ReactNode, type RefObject, use, useMemo, useState } from 'react'
import {
  type AnyTable,
  CalmTableContext,
  type FarTable,
  FarTableContext,
  TableContext,
} from './table-state.ts'
import { useKeptFocus } from './use-kept-focus.ts'
import { useLate } from './use-late.ts'

/** The table as it was, as long as nothing but the figure in the hand has changed. */
export function useCalm(table: AnyTable): AnyTable {
  const { store, session, seq, board, busy, until, shown, open, choice, acting, looked } = table
  const { narrow, guarded, refusal, pointer, proposed, followed } = table
  const { thinking, said, left } = table.helpers
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
      shown,
      open,
      choice,
      acting,
      looked,
      narrow,
      guarded,
      refusal,
      pointer,
      proposed,
      followed,
      thinking,
      said,
      left,
    ],
  )
}

function useFar({ calm, undoable, safety }: FarTable): FarTable {
  const now = useMemo(() => ({ calm, undoable, safety }), [calm, undoable, safety])
  const late = useLate(now)
  // Another game is another table: nothing of the one before is seen on it.
  return late.calm.store === calm.store ? late : now
}

interface Props extends FarTable {
  readonly children: ReactNode
}

/** Around the whole table: holds what its far parts show. */
export function TableContexts({ children, ...far }: Props) {
  return <FarTableContext value={useFar(far)}>{children}</FarTableContext>
}

interface NearProps {
  readonly table: AnyTable
  readonly calm: AnyTable
  readonly children: ReactNode
}

/**
 * Around what answers the hand at once. Beside the far parts and not around them: React would look through all that
 * lies inside for somebody who wants to know of the change.
 */
export function Near({ table, calm, children }: NearProps) {
  return (
    <TableContext value={table}>
      <CalmTableContext value={calm}>{children}</CalmTableContext>
    </TableContext>
  )
}

/**
 * Around the question: it follows the hand at once, and a decision in the next frame. The frame of the decision itself
 * has enough to do with drawing it.
 */
export function Asking({ root, ...now }: NearProps & { readonly root: RefObject<HTMLElement | null> }) {
  const { session, seq, busy, choice } = now.table
  // biome-ignore lint/correctness/useExhaustiveDependencies: another object for another question
  const question = useMemo(() => ({}), [session, seq, busy, choice?.id])
  const [shown, setShown] = useState(now)
  const isTime = useLate(question, { whole: true }) === question
  // Another game is another table, here too.
  const isOther = shown.table.store !== now.table.store
  if ((isTime || isOther) && shown.table !== now.table) setShown(now)
  useKeptFocus(root)
  return (
    <Near table={shown.table} calm={shown.calm}>
      {now.children}
    </Near>
  )
}

/** Around what is far from the hand: it follows a frame later, so that the answer to the hand need not wait for it. */
export function Far({ children }: { readonly children: ReactNode }) {
  const far = use(FarTableContext)
  return <CalmTableContext value={far?.calm}>{children}</CalmTableContext>
}
