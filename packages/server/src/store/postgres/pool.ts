import { Pool, type PoolConfig, types } from 'pg'

/** So long a statement may take before the server gives it up, and then before we give the server up. */
const STATEMENT_MS = 10_000
const SILENCE_MS = 15_000
const BIGINT = 20

/** Times in ms are bigint there and numbers here. */
const numbers: PoolConfig['types'] = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === BIGINT ? Number : types.getTypeParser(oid, format)) as typeof types.getTypeParser,
}

export const clientConfig = (url: string): PoolConfig => ({
  connectionString: url,
  application_name: 'graveshift',
  connectionTimeoutMillis: 5_000,
  keepAlive: true,
  statement_timeout: STATEMENT_MS,
  query_timeout: SILENCE_MS,
  types: numbers,
})

/** Connections that may break at any time without ending the process: Node ends it for an 'error' nobody hears. */
export function makePool(url: string, connections: number): Pool {
  const pool = new Pool({ ...clientConfig(url), max: connections })
  // Of idle connections; the pool throws them away by itself.
  pool.on('error', () => {})
  // Of those in use; whoever uses one is told by a rejected query.
  pool.on('connect', (client) => void client.on('error', () => {}))
  return pool
}
