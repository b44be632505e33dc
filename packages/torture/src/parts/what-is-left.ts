import { type ServerProcess, until } from '@graveshift/server/testing/server-process'

/** What a server still holds after it threw away what nobody uses. */
export interface Left {
  /** Bytes. */
  readonly heap: number
  /** Timers, handles and the like, by kind. */
  readonly left: Readonly<Record<string, number>>
}

/** For a server that shall be asked. */
export const TELLS_MEMORY = { NODE_OPTIONS: `--import ${new URL('./tell-memory.ts', import.meta.url).href}` }

export async function askWhatIsLeft(server: ServerProcess): Promise<Left> {
  const had = server.said.length
  server.signal('SIGUSR2')
  const told = () => /LEFT (.*)\n/.exec(server.said.slice(had))?.[1]
  await until(() => told() !== undefined)
  return JSON.parse(told() ?? '') as Left
}
