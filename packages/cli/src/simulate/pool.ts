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
  readonly count: number
  play(stretch: Stretch): Promise<string[]>
  close(): Promise<void>
}

/** They start with the first games they are to play. */
export function startThreads(count: number, signal: AbortSignal): Threads {
  let pool: Piscina<Stretch, string[]> | undefined
  const started = () =>
    (pool ??= new Piscina<Stretch, string[]>({
      filename: new URL('./worker.mjs', import.meta.url).href,
      minThreads: count,
      maxThreads: count,
    }))
  return {
    count,
    play: (stretch) => started().run(stretch, { name: 'playStretch', signal }) as Promise<string[]>,
    close: async () => pool?.destroy(),
  }
}

/** Plays games [from, to) on threads of this machine. */
export const playOnThreads = (
  order: Order,
  from: number,
  to: number,
  threads: Threads,
  take: Take,
): Promise<void> =>
  inOrder(
    stretches(from, to, 1),
    AHEAD * threads.count,
    ([first, last]) => threads.play({ order, from: first, to: last }),
    take,
  )
