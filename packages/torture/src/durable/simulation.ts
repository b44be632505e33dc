import type { Disaster } from '@graveshift/table/host/testing'
import { mode } from '../mode.ts'
import { atLeast, seen } from '../parts/figures.ts'
import { onCores } from '../parts/on-cores.ts'
import type { Seeds, SimulatedSeeds } from './simulation-worker.ts'

const PIECE = 250

export const simulation = mode({
  tests: 'T7',
  about: 'two nodes, a store on a failing disk and six clients in virtual time under one seed',
  day: { seeds: 400, from: 1, commands: 300 },
  night: { seeds: 20_000 },
  async run({ seeds: wanted, from, commands }) {
    const pieces: Seeds[] = []
    for (let first = from; first < from + wanted; first += PIECE)
      pieces.push({ from: first, seeds: Math.min(PIECE, from + wanted - first), commands })
    const sums = await onCores<SimulatedSeeds>(new URL('./simulation-worker.ts', import.meta.url), pieces)
    const sum = (of: (one: SimulatedSeeds) => number) => sums.reduce((total, one) => total + of(one), 0)
    const seeds = sum((one) => one.seeds)
    const names: readonly Disaster[] = ['crash', 'power', 'full', 'partition', 'sleep', 'wall', 'clock']
    const measured = [
      atLeast('seeds', seeds, 20_000),
      atLeast('commands a seed', sum(({ operations }) => operations) / seeds, 300),
      seen(
        'written',
        sum(({ done }) => done),
      ),
      ...names.map((name) =>
        seen(
          name,
          sum(({ disasters }) => disasters[name] ?? 0),
        ),
      ),
      seen(
        'seeds run twice',
        sum(({ twice }) => twice),
      ),
    ]
    return [{ test: 'T7', measured, wrong: sums.flatMap(({ wrong }) => wrong) }]
  },
})
