import { readFileSync } from 'node:fs'
import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import type { Logger } from 'pino'
import type { Metrics } from '../ops/metrics.ts'
import { seldom } from '../ops/seldom.ts'
import type { Settings } from '../settings.ts'

/** Open files that are no connections: the database, its threads, whatever Node itself needs. */
const OTHER_FILES = 150
const FEWEST = 20
const LOG_EVERY_MS = 60_000

/** How many files this process may have open; unknown where the system does not say. */
export function mostFiles(): number | undefined {
  try {
    const found = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1]
    return found === undefined ? undefined : Number(found)
  } catch {
    return undefined
  }
}

interface Guarded {
  readonly settings: Pick<Settings, 'connectionsPerAddress'>
  readonly metrics: Metrics
  readonly log: Logger
  /** Behind a proxy there are many people. */
  readonly isProxy: (address: string) => boolean
  readonly files?: number | undefined
}

/**
 * Connections before anybody spoke on them: so many an address, and never so many that no file is left for those who
 * play.
 */
export function guardConnections(server: Server, guarded: Guarded): void {
  const { settings, metrics, log, isProxy, files = mostFiles() } = guarded
  const open = new Map<string, number>()
  const mayTell = seldom(LOG_EVERY_MS)
  const refused = (what: string) => {
    metrics.limited('connections')
    if (mayTell()) log.warn({ what, most: server.maxConnections }, 'connections are turned away')
  }
  if (files !== undefined) server.maxConnections = Math.max(FEWEST, files - OTHER_FILES)
  server.on('drop', () => refused('no files left for more connections'))
  server.prependListener('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? ''
    if (isProxy(address)) return
    const here = (open.get(address) ?? 0) + 1
    if (here > settings.connectionsPerAddress) {
      refused('too many from one address')
      socket.destroy()
      return
    }
    open.set(address, here)
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1
      if (left > 0) open.set(address, left)
      else open.delete(address)
    })
  })
}
