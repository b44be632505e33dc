import type { Game, State } from '@graveshift/kernel'
import { midGame, type Setup } from './mix.ts'

const COUNT = 1440

function heap(): number {
  if (!globalThis.gc) throw new Error('memory needs node --expose-gc')
  // Twice, because what the first round frees may have kept other things alive.
  globalThis.gc()
  globalThis.gc()
  return process.memoryUsage().heapUsed
}

/** Bytes for each of many states that are alive at the same time; they share nothing but the content, as on a server. */
export function bytesEach<G extends Game>(mix: readonly Setup<G>[], count = COUNT): number {
  const alive: State<G>[] = []
  const before = heap()
  for (let index = 0; index < count; index++) alive.push(midGame(mix[index % mix.length] as Setup<G>, index))
  const bytes = heap() - before
  if (alive.length !== count) throw new Error('states got lost')
  return Math.round(bytes / count)
}
