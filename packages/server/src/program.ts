import { randomBytes } from 'node:crypto'
import { GAMES } from '@graveshift/games'
import { Host } from '@graveshift/table/host'
import { type Counts, StoreError } from '@graveshift/table/store'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { registerAdmin } from './admin/routes.ts'
import { BotPool } from './bots/bot-pool.ts'
import { wakeBots } from './bots/wake-bots.ts'
import { buildOf } from './build-of.ts'
import { buildServer } from './build-server.ts'
import { nodeClock } from './clock.ts'
import { loadRules } from './games.ts'
import { Access } from './http/access.ts'
import { registerApi } from './http/api.ts'
import { answerErrors } from './http/errors.ts'
import { addressesBehind, isProxyAmong } from './identity/addresses.ts'
import { checkSeals } from './identity/check-seals.ts'
import { allowOrigins } from './identity/origins.ts'
import { adminToken, serverKey } from './identity/server-key-file.ts'
import { Sessions } from './identity/sessions.ts'
import { Tickets } from './identity/tickets.ts'
import { guardConnections } from './limits/connections.ts'
import { hashNatively } from './native-hash.ts'
import { registerHealth } from './ops/health.ts'
import { keepHouse } from './ops/housekeeping.ts'
import { lineWriter } from './ops/line-writer.ts'
import { Metrics } from './ops/metrics.ts'
import { registerMetrics } from './ops/metrics-route.ts'
import { registerSecurity } from './ops/security-txt.ts'
import { seldom } from './ops/seldom.ts'
import type { Service } from './service.ts'
import { type Settings, SetupError } from './settings.ts'
import { Sockets } from './socket/sockets.ts'
import { openStore, sqliteFile } from './store/open-store.ts'
import { Threads } from './threads/threads.ts'

const MEGABYTE = 1024 * 1024

/** A server with everything it needs, not listening yet. */
export interface Program {
  readonly server: FastifyInstance
  readonly service: Service
  readonly sockets: Sockets
  /** Ends what is done from time to time. */
  readonly rest: () => void
}

export async function makeProgram(settings: Settings, log: Logger): Promise<Program> {
  // Most tables play the first game: whoever opens one must not wait for it.
  await GAMES[0]?.load()
  hashNatively()
  const addressOf = addressesBehind(settings.trustProxy)
  const key = serverKey(settings)
  const metrics = new Metrics(true)
  const token = adminToken(settings)
  const { store, bus } = await openTables(settings, () => endWithoutFile(settings, log))
  try {
    await checkSeals(store, key)
  } catch (error) {
    await bus.close()
    await store.close()
    throw error
  }
  const threads = new Threads(settings.botThreads)
  const archivists = new Threads(1)
  const bots = settings.botThreads > 0 ? new BotPool(settings, metrics, threads) : undefined
  // A database that is away is away for all tables at once.
  const mayTellStore = seldom(60_000)
  const host = new Host({
    store,
    bus,
    clock: nodeClock,
    bytes: (count) => randomBytes(count),
    sealer: key,
    loadModule: loadRules,
    idleMs: settings.idleMinutes * 60_000,
    ...(bots ? { bots } : {}),
    report: ({ room, what, message }) => {
      metrics.trouble(what)
      if (what === 'store' && !mayTellStore()) return
      log[what === 'store' || what === 'bot' ? 'warn' : 'error'](
        { room, what, message },
        'trouble at a table',
      )
    },
  })
  const server = await buildServer({ ...settings, log })
  const service: Service = {
    settings,
    log,
    metrics,
    store,
    bus,
    host,
    bots,
    threads,
    archivists,
    key,
    tickets: new Tickets(key),
    sessions: new Sessions(settings.publicUrl?.protocol === 'https:'),
    allowOrigin: allowOrigins(settings.publicUrl, () => server.addresses()[0]?.port ?? settings.port),
    addressOf,
    build: buildOf(settings.clientFolder),
    closing: false,
  }
  const access = new Access(service)
  const sockets = new Sockets(service)
  answerErrors(server, (error) => metrics.storeFailed(error))
  registerHealth(server, service)
  registerMetrics(server, service)
  registerSecurity(server, service)
  await registerApi(server, service, access)
  await registerAdmin(server, service, { access, sockets, token })
  sockets.listen(server.server)
  guardConnections(server.server, { settings, metrics, log, isProxy: isProxyAmong(settings.trustProxy) })
  metrics.gauge('graveshift_tables_loaded', 'Tables in memory', () => host.loaded)
  metrics.gauge('graveshift_sockets', 'Open connections to tables', () => sockets.size)
  metrics.gauge('graveshift_bots_pending', 'Bots that think or wait for a thread', () => bots?.pending ?? 0)
  const counts = shared(() => store.counts())
  metrics.gauge('graveshift_tables_stored', 'Tables in the database', async () => (await counts()).rooms)
  metrics.gauge('graveshift_entries_stored', 'Entries in the database', async () => (await counts()).entries)
  metrics.gauge('graveshift_data_bytes', 'What the data takes', async () => (await counts()).bytes)
  const rests = [keepHouse(service), wakeBots(service)]
  const rest = () => {
    for (const end of rests) end()
  }
  return { server, service, sockets, rest }
}

/** One look at the database for all figures of one page, and none where it is away. */
function shared(look: () => Promise<Counts>): () => Promise<Counts> {
  let last: Promise<Counts> | undefined
  return () => {
    last ??= look().catch(() => ({ rooms: Number.NaN, entries: Number.NaN, bytes: Number.NaN }))
    setTimeout(() => {
      last = undefined
    }, 1_000).unref()
    return last
  }
}

/** Whatever would be written from now on would be gone with the next start: better nobody goes on. */
function endWithoutFile({ dataFolder }: Settings, log: Logger): void {
  log.fatal({ dataFolder }, 'the file of the tables was removed or replaced under this server; it ends')
  lineWriter(2).write(
    `graveshift: ${sqliteFile(dataFolder)} was removed or replaced while the server was running. Put it back, or restore the last backup, and start again.\n`,
  )
  process.exit(1)
}

async function openTables(settings: Settings, gone: () => void): ReturnType<typeof openStore> {
  const { dataFolder, databaseUrl, connections, mostMegabytes, acceptLoss } = settings
  try {
    return await openStore({
      dataFolder,
      connections,
      acceptLoss,
      gone,
      ...(databaseUrl === undefined ? {} : { databaseUrl }),
      ...(mostMegabytes === undefined ? {} : { mostBytes: mostMegabytes * MEGABYTE }),
    })
  } catch (error) {
    if (error instanceof StoreError) throw new SetupError(error.message, { cause: error })
    throw error
  }
}
