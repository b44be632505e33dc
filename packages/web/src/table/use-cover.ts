import { useSettings } from '../app/settings.ts'
import type { GameView } from '../store/game-view.ts'
import type { AnyTable } from './table-state.ts'
import { useKept } from './use-kept.ts'

// Who holds the device is forgotten with the page: after a reload nobody knows who looks at it.
const HOLDERS = new WeakMap<GameView, { readonly seat: number | undefined }>()

/** Passing the device: whether the cover lies on the table now, and how it is lifted. */
export function useCover({ store, session, choice, acting }: AnyTable, isPassed: boolean) {
  const { cover } = useSettings()
  const [holder, setHolder] = useKept(HOLDERS, store, { seat: undefined })
  // Without a cover the device is always with whoever acts.
  if (!cover && holder.seat !== acting) setHolder({ seat: acting })
  const isWithAnother = choice !== undefined && holder.seat !== acting
  return {
    lies: isPassed && cover && session.seats > 1 && isWithAnother,
    lift: () => setHolder({ seat: acting }),
  }
}
