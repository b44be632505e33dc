import type { Store } from '@graveshift/table/store'

const DAY = 24 * 60 * 60 * 1000
/** Rooms a batch. Each room is a transaction of its own, so that players never wait for more than one removal. */
const BATCH = 20

export interface Retention {
  /** RETENTION_DAYS: tables nobody used for so long are removed. */
  readonly days: number
  /** Wall clock in ms. */
  readonly now: number
  /** What was used since this stays, whatever the wall clock says now. */
  readonly notSince: number
  /** Lets others have their turn between two rooms, and may say stop by false. */
  pause(): Promise<boolean>
}

/** Removes tables that nobody used for long; gives how many. One that is used meanwhile stays. */
export async function removeOld(store: Store, { days, now, notSince, pause }: Retention): Promise<number> {
  if (!(days > 0)) throw new RangeError(`${days} days`)
  const time = Math.min(now - days * DAY, notSince)
  let removed = 0
  for (;;) {
    const rooms = await store.olderThan(time, BATCH)
    let gone = 0
    for (const room of rooms) {
      if (await store.remove(room, time)) gone++
      if (!(await pause())) return removed + gone
    }
    removed += gone
    // A batch that were all used meanwhile, or removed by another node, is no reason to go round for ever.
    if (rooms.length < BATCH || gone === 0) return removed
  }
}
