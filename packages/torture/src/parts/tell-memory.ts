// Loaded before the server by NODE_OPTIONS=--import: at SIGUSR2 it throws away what nobody uses and says what is left.
// HANDLER_FAILS=N: every N-th look into the database fails in a way nobody foresaw.
// HASTE=N: waits of a minute and more are N times shorter.
import { StatementSync } from 'node:sqlite'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collect: () => void = runInNewContext('gc')

process.on('SIGUSR2', async () => {
  for (let round = 0; round < 4; round++) {
    collect()
    await new Promise((later) => setTimeout(later, 50))
  }
  const left: Record<string, number> = {}
  for (const kind of process.getActiveResourcesInfo()) left[kind] = (left[kind] ?? 0) + 1
  process.stderr.write(`LEFT ${JSON.stringify({ heap: process.memoryUsage().heapUsed, left })}\n`)
})

const every = Number(process.env.HANDLER_FAILS ?? 0)
if (every > 0) {
  let looks = 0
  const { all } = StatementSync.prototype
  StatementSync.prototype.all = function (this: StatementSync, ...args: unknown[]) {
    if (++looks % every === 0) throw new TypeError('a handler failed, on purpose')
    return Reflect.apply(all, this, args)
  } as typeof all
}

const haste = Number(process.env.HASTE ?? 1)
if (haste > 1) {
  const { setTimeout: wait } = globalThis
  globalThis.setTimeout = ((run: () => void, ms: number) =>
    wait(run, ms >= 60_000 ? ms / haste : ms)) as typeof setTimeout
}
