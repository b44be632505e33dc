// The process beside the server: threads that think, and nothing that anybody would miss.
import { Piscina } from 'piscina'
import type { ThreadReply, ThreadRequest } from './messages.ts'

/** An idle thread is kept so long for what comes next. */
const IDLE_MS = 60_000

const pool = new Piscina({
  filename: new URL('./work.ts', import.meta.url).href,
  minThreads: 0,
  maxThreads: Number(process.argv[2]),
  idleTimeout: IDLE_MS,
  env: {},
  execArgv: [],
})

async function answer({ id, name, task, ms }: ThreadRequest): Promise<ThreadReply> {
  try {
    return { id, gives: await pool.run(task, { name, signal: AbortSignal.timeout(ms) }) }
  } catch (error) {
    const { name: kind, message } = error instanceof Error ? error : new Error(String(error))
    return { id, late: kind === 'AbortError', message }
  }
}

process.on('message', async (asked: ThreadRequest) => process.send?.(await answer(asked)))
// The server is gone, in order or not.
process.on('disconnect', () => process.exit())
