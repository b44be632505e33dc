import { makeFolder, ServerProcess } from '../../packages/server/src/testing/server-process.ts'
import { Visitor } from '../../packages/server/src/testing/visitor.ts'
import { gather, NO_LIMITS } from '../../packages/server/src/torture/parts/crowd.ts'
import { gauge, keepRate } from '../../packages/server/src/torture/parts/rate.ts'

/** Tables of one person each over real sockets: as fast as answers come, then at a given rate. */
export async function measureOurs(tables: number, seconds: number, rate: number) {
  const folder = makeFolder()
  const server = new ServerProcess(folder.path, NO_LIMITS)
  try {
    const address = await server.address()
    const players = await gather({ tables, people: 1, seed: 1, visitor: () => new Visitor(address) })
    await keepRate(players, Number.POSITIVE_INFINITY, 1)
    const cpu = () => gauge(new Visitor(address), 'process_cpu_seconds_total')
    const before = await cpu()
    const fast = await keepRate(players, Number.POSITIVE_INFINITY, seconds)
    const perCpuSecond = fast.times.length / ((await cpu()) - before)
    const paced = await keepRate(players, rate, seconds)
    for (const { link } of players) link.stop()
    return { fast: { ...fast, perCpuSecond }, paced }
  } finally {
    await server.kill()
    folder.remove()
  }
}
