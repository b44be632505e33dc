import { createServer } from 'node:http'
import type { TestProject } from 'vitest/node'
import { startPostgres, type TestPostgres } from './start-postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where a test asks for the run's PostgreSQL. */
    readonly postgresOnDemand: string
  }
}

/** One PostgreSQL for a whole run of tests, started by the first test that asks for it (test-database.ts). */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  let running: Promise<TestPostgres> | undefined
  const door = createServer(async (_, response) => {
    try {
      running ??= startPostgres()
      response.end((await running).url)
    } catch (error) {
      response.writeHead(500).end(String(error))
    }
  })
  await new Promise<void>((open) => door.listen(0, '127.0.0.1', open))
  const address = door.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  project.provide('postgresOnDemand', `http://127.0.0.1:${address.port}/`)
  // Only tests keep the run alive.
  door.unref()
  return async () => {
    door.close()
    await (await running?.catch(() => undefined))?.end()
  }
}
