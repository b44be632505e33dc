import type { Game } from '@graveshift/kernel'
import { midGame, type Setup } from './mix.ts'

const COUNT = 1440

function heap(): number {
  if (!globalThis.gc) throw new Error('memory needs node --expose-gc')
  // Twice, because what the first round frees may have kept other things alive.
  globalThis.gc()
  globalThis.gc()
  return process.memoryUsage().heapUsed
}

/** Bytes for each of many things that are alive at the same time, made one after the other by number. */
export function bytesOf(make: (index: number) => unknown, count: number): number {
  const alive: unknown[] = []
  const before = heap()
  for (let index = 0; index < count; index++) alive.push(make(index))
  const bytes = heap() - before
  if (alive.length !== count) throw new Error('something got lost')
  return Math.round(bytes / count)
}

/** The same for states; they share nothing but the content, as on a server. */
export const bytesEach = <G extends Game>(mix: readonly Setup<G>[], count = COUNT): number =>
  bytesOf((index) => midGame(mix[index % mix.length] as Setup<G>, index), count)
