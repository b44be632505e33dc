// Runs one PostgreSQL server for as long as somebody holds its standard input, and leaves nothing behind: when the
// holder ends, even by kill -9, the pipe closes. One word a line on standard input: kill, start, stop; each is answered
// with a line on standard output. The first line tells the port.
import { join } from 'node:path'
import { Instance } from './instance.ts'
import { guard } from './obey.ts'

await guard('graveshift-postgres-', async (scratch) => {
  const server = await Instance.make(scratch, join(scratch, 'data'), JSON.parse(process.argv[2] ?? '{}'))
  await server.start()
  return {
    first: String(server.port),
    words: {
      kill: () => server.end('SIGKILL'),
      stop: () => server.end('SIGINT'),
      start: () => server.start(),
    },
    end: () => server.end('SIGQUIT'),
  }
})
