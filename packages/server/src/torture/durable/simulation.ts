import { parseArgs } from 'node:util'
import { simulate } from '@graveshift/table/host/testing'
import type { Mode } from './mode.ts'

/** T7: many seeds of two nodes, a store and six clients in one process and in virtual time. */
export const simulation: Mode = async (args) => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      seeds: { type: 'string', default: '1000' },
      from: { type: 'string', default: '1' },
      moves: { type: 'string', default: '300' },
    },
  })
  const [seeds, from, moves] = [Number(values.seeds), Number(values.from), Number(values.moves)]
  const began = performance.now()
  const sum = { operations: 0, done: 0, entries: 0, crashes: 0, wrong: 0, replayed: 0 }
  for (let seed = from; seed < from + seeds; seed++) {
    const run = await simulate(seed, moves)
    sum.operations += run.operations
    sum.done += run.done
    sum.entries += run.entries
    sum.crashes += run.crashes
    const again = seed % 50 === 0 ? await simulate(seed, moves) : run
    if (again !== run) sum.replayed++
    const wrong = again.trace === run.trace ? run.wrong : [...run.wrong, 'another trace for the same seed']
    if (wrong.length === 0) continue
    sum.wrong++
    process.stdout.write(
      `T7 seed ${seed}: ${wrong.join('; ')} -- npm run torture -- sim --from ${seed} --seeds 1 --moves ${moves}\n`,
    )
  }
  const seconds = Math.round((performance.now() - began) / 100) / 10
  process.stdout.write(
    `T7: ${seeds} seeds, ${sum.operations} commands (${sum.done} written), ${sum.entries} entries, ` +
      `${sum.crashes} crashes, ${sum.replayed} seeds run twice, ${sum.wrong} wrong, ${seconds} s\n`,
  )
  return sum.wrong === 0
}
