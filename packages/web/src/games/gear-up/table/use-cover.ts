import { useSettings } from '../../../app/settings.ts'
import type { GearUpStore } from '../../../store/gear-up.ts'
import { useKept } from '../../../table/use-kept.ts'
import type { TableState } from './table-state.ts'

// Who holds the device is forgotten with the page: after a reload nobody knows who looks at it.
const HOLDERS = new WeakMap<GearUpStore, { readonly seat: number | undefined }>()

/** Passing the device: whether the cover lies on the table now, and how it is lifted. */
export function useCover({ store, board, choice, acting }: TableState, isPassed: boolean) {
  const { cover } = useSettings()
  const [holder, setHolder] = useKept(HOLDERS, store, { seat: undefined })
  // Without a cover the device is always with whoever acts.
  if (!cover && holder.seat !== acting) setHolder({ seat: acting })
  const isWithAnother = choice !== undefined && holder.seat !== acting
  return {
    lies: isPassed && cover && board.seats.length > 1 && isWithAnother,
    lift: () => setHolder({ seat: acting }),
  }
}
