import { TABLE } from '@graveshift/table/room'
import { StoreError } from '@graveshift/table/store'
import type { Service } from '../service.ts'

const HOUR_MS = 3_600_000
const BETWEEN_ROOMS_MS = 50
/** So many tables at a time: whoever is at a table wakes it anyway. */
const MOST = 500

/**
 * Tables whose bots were to move when a server went away, and to which nobody has come since: looking at them is enough
 * for the bots to go on. At the start, and from time to time for those that another server left.
 */
export function wakeBots(service: Service): () => void {
  const { store, host, log, bots } = service
  let stopped = false
  const wake = async (): Promise<void> => {
    try {
      for (const room of await store.awaiting(TABLE, MOST)) {
        if (stopped || service.closing) return
        await host.look(room, () => {})
        await new Promise((on) => setTimeout(on, BETWEEN_ROOMS_MS).unref())
      }
    } catch (error) {
      if (!(error instanceof StoreError)) log.error({ err: error }, 'could not wake bots')
    }
  }
  if (!bots) return () => {}
  void wake()
  const timer = setInterval(wake, HOUR_MS).unref()
  return () => {
    stopped = true
    clearInterval(timer)
  }
}
