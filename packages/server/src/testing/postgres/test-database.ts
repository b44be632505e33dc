import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { inject } from 'vitest'
// Where 'postgresOnDemand' is declared, for packages that borrow this file alone.
import type {} from './on-demand.ts'

/** DATABASE_URL_TEST, or the run's own server. */
async function serverAddress(): Promise<string> {
  const given = process.env.DATABASE_URL_TEST
  if (given !== undefined && given !== '') return given
  const answer = await fetch(inject('postgresOnDemand'))
  const text = await answer.text()
  if (!answer.ok) throw new Error(text)
  return text
}

export interface TestDatabase {
  readonly url: string
  remove(): Promise<void>
}

export async function tell(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}

/** An empty database of one's own on a server that is there. */
export async function makeDatabase(server?: string): Promise<TestDatabase> {
  const url = new URL(server ?? (await serverAddress()))
  const name = `graveshift_test_${randomBytes(6).toString('hex')}`
  await tell(url.href, `create database ${name}`)
  const own = new URL(url)
  own.pathname = `/${name}`
  return { url: own.href, remove: () => tell(url.href, `drop database ${name} with (force)`) }
}
