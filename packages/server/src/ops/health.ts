import { statfsSync } from 'node:fs'
import { StorageFull } from '@graveshift/table/store'
import type { FastifyInstance } from 'fastify'
import { freshToken } from '../identity/tokens.ts'
import type { Service } from '../service.ts'

const PATIENCE_MS = 2_000
/** Below this it is a matter of hours. */
const LEAST_ROOM = 32 * 1024 * 1024

/** Whether the process lives, and whether it can do its work. */
export function registerHealth(server: FastifyInstance, service: Service): void {
  server.get('/healthz', () => ({ status: 'ok' }))

  server.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    if (service.closing) return reply.code(503).send({ status: 'closing' })
    const no = await whyNot(service)
    if (no) return reply.code(503).send({ status: no })
    return { status: 'ready' }
  })
}

/** What play needs: something is written and confirmed, and there is room for more. */
async function whyNot({ store, settings }: Service): Promise<'store-away' | 'storage-full' | undefined> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<'store-away'>((give) => {
    timer = setTimeout(() => give('store-away'), PATIENCE_MS).unref()
  })
  const wall = Date.now()
  // Like a ticket that was used: swept away soon.
  const written = store.spend(`ready-${freshToken()}`, wall).then(
    () => (hasRoom(settings) ? undefined : 'storage-full'),
    (error) => (error instanceof StorageFull ? 'storage-full' : 'store-away'),
  )
  try {
    return await Promise.race([written, late])
  } finally {
    clearTimeout(timer)
  }
}

/** On the disk of the data folder; a database elsewhere looks after its own. */
function hasRoom({ databaseUrl, dataFolder }: Service['settings']): boolean {
  if (databaseUrl !== undefined) return true
  const { bavail, bsize } = statfsSync(dataFolder)
  return bavail * bsize >= LEAST_ROOM
}
