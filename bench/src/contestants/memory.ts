import type { GearUp, Options } from '@graveshift/gear-up'
import type { State } from '@graveshift/kernel'
import type { Amounts, Contestant } from '../clock.ts'
import { MIX, midGame } from '../mix.ts'

const COUNT = 1440
const sixSeats = MIX.filter(({ survivors }) => survivors.length === 6)

function heap(): number {
  if (!globalThis.gc) throw new Error('memory needs node --expose-gc')
  // Twice, because what the first round frees may have kept other things alive.
  globalThis.gc()
  globalThis.gc()
  return process.memoryUsage().heapUsed
}

/** Bytes for each of many states that are alive at the same time. */
function bytesEach(make: (index: number) => State<GearUp>): number {
  const alive: State<GearUp>[] = []
  const before = heap()
  for (let index = 0; index < COUNT; index++) alive.push(make(index))
  const bytes = heap() - before
  if (alive.length !== COUNT) throw new Error('states got lost')
  return Math.round(bytes / COUNT)
}

/** States of separate games share nothing but the content, as on a server. */
function games(setups: readonly Options[]): number {
  return bytesEach((index) => midGame(setups[index % setups.length] as Options, index))
}

// The first time the engine's own code and its compiled forms come into memory too.
games(MIX)
// Bytes do not vary from round to round as times do: once is enough.
const measured: Amounts = { state: games(MIX), 'six seats': games(sixSeats) }

export const contestant: Contestant = () => measured
