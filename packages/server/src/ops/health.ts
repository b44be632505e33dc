import type { FastifyInstance } from 'fastify'
import type { Service } from '../service.ts'

const PATIENCE_MS = 2_000

/** Whether the process lives, and whether it can do its work. */
export function registerHealth(server: FastifyInstance, service: Service): void {
  server.get('/healthz', () => ({ status: 'ok' }))

  server.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    if (service.closing) return reply.code(503).send({ status: 'closing' })
    if (!(await isReachable(service))) return reply.code(503).send({ status: 'store-away' })
    return { status: 'ready' }
  })
}

async function isReachable({ store }: Service): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<boolean>((give) => {
    timer = setTimeout(() => give(false), PATIENCE_MS).unref()
  })
  const asked = store.head('-').then(
    () => true,
    () => false,
  )
  try {
    return await Promise.race([asked, late])
  } finally {
    clearTimeout(timer)
  }
}
