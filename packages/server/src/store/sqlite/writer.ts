import type { Writes } from '../write.ts'

/** Who writes: all or nothing, durable when resolved. Rejects with StoreErrors. */
export interface Writer {
  write<K extends keyof Writes>(kind: K, given: Writes[K]['given']): Promise<Writes[K]['gives']>
  /** Writes what was asked for, and takes nothing more. */
  close(): Promise<void>
}
