import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { makeDatabase, type TestDatabase, tell } from '../../testing/postgres/test-database.ts'
import { PostgresBus } from './bus.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await makeDatabase()
})
afterAll(() => database.remove())

const listen = (bus: PostgresBus, topic: string) => {
  const said: string[] = []
  const end = bus.subscribe(topic, { heard: (text) => said.push(text), missed: () => said.push('missed') })
  return { said, end }
}

const withTwo = async (test: (a: PostgresBus, b: PostgresBus) => Promise<void>) => {
  const [a, b] = [await PostgresBus.open(database.url), await PostgresBus.open(database.url)]
  try {
    await test(a, b)
  } finally {
    await Promise.all([a.close(), b.close()])
  }
}

/** Waits without saying how long it may take. */
const until = (test: () => void) => vi.waitFor(test, { timeout: 50_000, interval: 10 })

describe('PostgresBus', () => {
  it('tells the others on the topic, in order, and never itself', () =>
    withTwo(async (a, b) => {
      const [own, other, deaf] = [listen(a, 'x'), listen(b, 'x'), listen(b, 'y')]
      const texts = Array.from({ length: 250 }, (_, index) => `${index}\nü 🧟 'quoted'`)
      for (const text of texts) a.publish('x', text)
      await until(() => expect(other.said).toEqual(texts))
      expect([own.said, deaf.said]).toEqual([[], []])
    }))

  it('says that something was missed when it is too long to carry', () =>
    withTwo(async (a, b) => {
      const { said } = listen(b, 'x')
      a.publish('x', 'long'.repeat(3_000))
      a.publish('x', 'short')
      await until(() => expect(said).toEqual(['missed', 'short']))
    }))

  it('leaves alone who does not listen any more', () =>
    withTwo(async (a, b) => {
      const [gone, stays] = [listen(b, 'x'), listen(b, 'x')]
      gone.end()
      a.publish('x', '1')
      await until(() => expect(stays.said).toEqual(['1']))
      expect(gone.said).toEqual([])
    }))

  it('says that something was missed when its connection was cut, and hears again', () =>
    withTwo(async (a, b) => {
      const { said } = listen(b, 'x')
      await tell(
        database.url,
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like '%listen%' and pid <> pg_backend_pid()`,
      )
      a.publish('x', 'in between')
      await until(() => expect(said).toContain('missed'))
      await until(() => {
        a.publish('x', 'after')
        expect(said).toContain('after')
      })
    }))
})
