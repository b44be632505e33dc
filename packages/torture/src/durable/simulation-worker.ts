import { parentPort, workerData } from 'node:worker_threads'
import { GAMES } from '@graveshift/games'
import { nth } from '@graveshift/kernel'
import { hashNatively } from '@graveshift/server/native-hash'
import { ALLEY, type Disaster, simulate } from '@graveshift/table/host/testing'

export interface Seeds {
  readonly from: number
  readonly seeds: number
  readonly commands: number
}

export interface SimulatedSeeds {
  readonly seeds: number
  operations: number
  done: number
  twice: number
  readonly disasters: Partial<Record<Disaster, number>>
  readonly wrong: string[]
}

/** Of the many seeds of the light game some are of a real one, each in turn, and some are run twice. */
const REAL_EVERY = 25
const TWICE_EVERY = 20

async function run({ from, seeds, commands }: Seeds): Promise<SimulatedSeeds> {
  const sum: SimulatedSeeds = { seeds, operations: 0, done: 0, twice: 0, disasters: {}, wrong: [] }
  for (let seed = from; seed < from + seeds; seed++) {
    const real = seed % REAL_EVERY === 0 ? nth(GAMES, (seed / REAL_EVERY) % GAMES.length) : undefined
    const game = (await real?.load()) ?? ALLEY
    const one = await simulate(seed, commands, game)
    sum.operations += one.operations
    sum.done += one.done
    for (const [name, times] of Object.entries(one.disasters) as [Disaster, number][])
      sum.disasters[name] = (sum.disasters[name] ?? 0) + times
    sum.wrong.push(...one.wrong.map((what) => `seed ${seed}: ${what} (--from ${seed} --seeds 1)`))
    if (seed % TWICE_EVERY !== 0) continue
    sum.twice++
    if ((await simulate(seed, commands, game)).trace !== one.trace) sum.wrong.push(`seed ${seed}: two traces`)
  }
  return sum
}

hashNatively()
parentPort?.postMessage(await run(workerData as Seeds))
