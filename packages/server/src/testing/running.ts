import { join } from 'node:path'
import { makeLog } from '../ops/log.ts'
import { stop } from '../ops/stop.ts'
import { makeProgram, type Program } from '../program.ts'
import { readSettings } from '../settings.ts'
import { makeFolder } from './server-process.ts'

export interface Running {
  readonly address: string
  readonly program: Program
  /** All lines of its log. */
  readonly log: string[]
  end(): Promise<void>
}

/** A whole server inside the test's own process, with real sockets and a real database. */
export async function startServer(environment: Readonly<Record<string, string>> = {}): Promise<Running> {
  const folder = makeFolder()
  const settings = readSettings({
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: folder.path,
    CLIENT_DIR: folder.path,
    ...environment,
  })
  const log: string[] = []
  const program = await makeProgram(settings, makeLog('debug', { write: (line) => void log.push(line) }))
  await program.server.listen({ port: settings.port, host: settings.host })
  const port = program.server.addresses()[0]?.port
  return {
    address: `http://127.0.0.1:${port}`,
    program,
    log,
    async end() {
      await stop(program, () => {})
      folder.remove()
    },
  }
}

export const tokenFile = ({ program }: Running): string =>
  join(program.service.settings.dataFolder, 'admin.token')
