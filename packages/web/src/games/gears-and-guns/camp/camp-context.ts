import type { Camp, CampBoard, CampChoice, CampPick } from '@graveshift/gears-and-guns'
import type { Session } from '@graveshift/table'
import { useAnyTable } from '../../../table/table-state.ts'

/** The camp as its parts see it. */
interface CampTableState {
  readonly board: CampBoard
  readonly session: Session<Camp>
  readonly choice: CampChoice | undefined
  readonly acting: number
  readonly picks: readonly CampPick[]
  give(pick: CampPick): void
}

/** The table around, which is that of a camp. */
export function useCamp(): CampTableState {
  const { store, session, choice, acting, submit } = useAnyTable()
  return {
    board: store.board as CampBoard,
    session: session as unknown as Session<Camp>,
    choice: choice as CampChoice | undefined,
    acting,
    picks: choice ? (store.picks(choice) as readonly CampPick[]) : [],
    give: (pick) => submit(pick),
  }
}
