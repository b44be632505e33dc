import { type Entry, readEntry } from '../../../room/entry.ts'
import type { MemoryStore } from '../../../store/memory-store.ts'
import type { Operation, SimClient } from './sim-client.ts'

/** The whole log. */
export async function entriesOf(store: MemoryStore, room: string): Promise<Entry[]> {
  const entries: Entry[] = []
  for (;;) {
    const page = await store.read(room, entries.length)
    if (page.length === 0) return entries
    for (const { body } of page) {
      const entry = readEntry(body)
      if (entry) entries.push(entry)
    }
  }
}

/** What is wrong with a run, each as a sentence; nothing if all is well. */
export async function violations(
  store: MemoryStore,
  room: string,
  clients: readonly SimClient[],
): Promise<string[]> {
  const entries = await entriesOf(store, room)
  const operations = clients.flatMap((client) => client.operations)
  return [
    ...outcomes(entries, operations),
    ...realTime(operations),
    ...clients.flatMap((client, index) => prefix(entries, client, index)),
    ...converged(entries, clients),
  ]
}

/** ok: exactly once, where it was said to be; fail: never; unknown: at most once. */
function outcomes(entries: readonly Entry[], operations: readonly Operation[]): string[] {
  const written = new Map<string, number[]>()
  // A written no is what keeps the rest from being written.
  for (const { id, seq, act } of entries)
    if (act.kind !== 'voided') written.set(id, [...(written.get(id) ?? []), seq])
  return operations.flatMap(({ id, settled }) => {
    const seqs = written.get(id) ?? []
    if (!settled) return [`${id} was never answered`]
    if ('done' in settled)
      return seqs.length === 1 && seqs[0] === settled.done
        ? []
        : [`${id}: done at ${settled.done}, is at ${seqs}`]
    return seqs.length === 0 ? [] : [`${id}: refused, and written at ${seqs}`]
  })
}

/** What was answered before another was sent comes before it. */
function realTime(operations: readonly Operation[]): string[] {
  const done = operations
    .flatMap(({ id, sent, at, settled }) =>
      settled && 'done' in settled && at !== undefined ? [{ id, sent, at, seq: settled.done }] : [],
    )
    .toSorted((one, two) => one.seq - two.seq)
  let latest = { sent: Number.NEGATIVE_INFINITY, id: '' }
  return done.flatMap(({ id, sent, at }) => {
    // In the order of the log nobody may have been answered before an earlier one was sent.
    if (at < latest.sent) return [`${id} was answered before ${latest.id} was sent, but is written after it`]
    if (sent > latest.sent) latest = { sent, id }
    return []
  })
}

/** What a client has seen is the beginning of the log, without a gap. */
function prefix(entries: readonly Entry[], { seen, first }: SimClient, index: number): string[] {
  return seen.flatMap(([seq, link], at) =>
    seq === first + at && entries[seq]?.link === link
      ? []
      : [`client ${index} saw ${seq} (${link}) as number ${first + at}`],
  )
}

function converged(entries: readonly Entry[], clients: readonly SimClient[]): string[] {
  const last = entries.at(-1)
  return clients.flatMap(({ link: { replica, status } }, index) => {
    if (status !== 'open') return [`client ${index} is ${status}`]
    if (replica.link !== last?.link) return [`client ${index} is at ${replica.head} of ${last?.seq}`]
    return replica.session?.log().at(-1)?.hash === replica.room?.play?.hash
      ? []
      : [`client ${index}: another game`]
  })
}
