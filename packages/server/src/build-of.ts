import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The name of the build in a client's folder, as its page tells it; undefined if it tells none. */
export function buildOf(clientFolder: string): string | undefined {
  const page = join(clientFolder, 'index.html')
  if (!existsSync(page)) return undefined
  return /<meta name="build" content="([0-9a-z-]{1,100})"/.exec(readFileSync(page, 'utf8'))?.[1]
}
