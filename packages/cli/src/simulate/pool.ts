import { Piscina } from 'piscina'
import { inOrder } from './in-order.ts'
import type { Order } from './order.ts'
import { stretches } from './stretches.ts'
import type { Stretch } from './worker.ts'

/** So many games are handed out for each thread, so that none has to wait for the next. */
const AHEAD = 4

/** Plays games [from, to) on so many threads of this machine; their lines come in order. */
export async function playOnThreads(
  order: Order,
  from: number,
  to: number,
  threads: number,
  take: (lines: string[]) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  const pool = new Piscina<Stretch, string[]>({
    filename: new URL('./worker.ts', import.meta.url).href,
    minThreads: threads,
    maxThreads: threads,
  })
  try {
    await inOrder(
      stretches(from, to, 1),
      AHEAD * threads,
      ([first, last]) =>
        pool.run({ order, from: first, to: last }, { name: 'playStretch', signal }) as Promise<string[]>,
      take,
    )
  } finally {
    await pool.destroy()
  }
}
