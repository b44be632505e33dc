import type { NewEntry, Store } from '../store.ts'

/** A store of its own for one test. */
export interface StoreBed {
  readonly store: Store
  /** Another node on the same data, where several may be open at a time. */
  readonly beside?: () => Promise<Store>
  /** The same data, opened again after the store was closed, where it outlives that. */
  readonly reopen?: () => Promise<Store>
  /** Throws everything away; closed stores may be among it. */
  end(): Promise<void>
}

/** So that a test's entries differ from each other without being written out. */
export const entry = (seq: number, id = `id-${seq}`, body = `{"seq":${seq},"id":"${id}"}`): NewEntry => ({
  seq,
  id,
  body,
  at: 1_000 + seq,
})

export const entries = (from: number, count: number): NewEntry[] =>
  Array.from({ length: count }, (_, index) => entry(from + index))

/** A room with entries 0 to count - 1. */
export async function openRoom(store: Store, room: string, count = 1): Promise<void> {
  const made = await store.create({ room, entries: entries(0, count) })
  if (made !== 'done') throw new Error(`room ${room} ${made}`)
}
