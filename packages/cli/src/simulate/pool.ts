import { Piscina } from 'piscina'
import { inOrder } from './in-order.ts'
import type { Order } from './order.ts'
import { stretches } from './stretches.ts'
import type { Stretch } from './worker.ts'

/** So many games are handed out for each thread, so that none has to wait for the next. */
const AHEAD = 4

/** Hands over the lines of games in the order of their numbers. */
export type Take = (lines: string[]) => Promise<void>

/** Threads of this machine that play stretches of games. */
export interface Threads {
  play(stretch: Stretch): Promise<string[]>
  close(): Promise<void>
}

export function startThreads(count: number, signal: AbortSignal): Threads {
  const pool = new Piscina<Stretch, string[]>({
    filename: new URL('./worker.mjs', import.meta.url).href,
    minThreads: count,
    maxThreads: count,
  })
  return {
    play: (stretch) => pool.run(stretch, { name: 'playStretch', signal }) as Promise<string[]>,
    close: () => pool.destroy(),
  }
}

/** Plays games [from, to) on so many threads of this machine. */
export async function playOnThreads(
  order: Order,
  from: number,
  to: number,
  count: number,
  take: Take,
  signal: AbortSignal,
): Promise<void> {
  const threads = startThreads(count, signal)
  try {
    await inOrder(
      stretches(from, to, 1),
      AHEAD * count,
      ([first, last]) => threads.play({ order, from: first, to: last }),
      take,
    )
  } finally {
    await threads.close()
  }
}
