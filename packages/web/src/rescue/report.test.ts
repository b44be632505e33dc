import { afterEach, expect, test, vi } from 'vitest'
import { played } from '../testing/first-game.ts'
import { recordToTell } from './game-at-hand.ts'
import { reportText } from './report.ts'

afterEach(() => vi.unstubAllGlobals())

const key = 'k'.repeat(22)

function reported(session: ReturnType<typeof played>, error: unknown = new Error('it bit')) {
  const page = {
    innerWidth: 390,
    innerHeight: 844,
    location: { hash: `#/table/${'r'.repeat(22)}/seat/${key}` },
  }
  vi.stubGlobal('window', page)
  vi.stubGlobal('navigator', { userAgent: 'a browser', languages: ['en'] })
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('document', {
    querySelector: (wanted: string) => ({ content: wanted.includes('build') ? '0123abcd' : '1.2.3' }),
  })
  const text = reportText('coach', { error, components: 'at Coach' }, () => recordToTell({ session }))
  return { text, report: JSON.parse(text) }
}

test('a report holds version, browser, error and the whole log', () => {
  const session = played({ seats: 2 }, 8, 20)
  const { report } = reported(session)
  expect(report).toMatchObject({
    version: '1.2.3 · 0123abcd',
    browser: 'a browser',
    window: '390x844',
    screen: 'table',
    part: 'coach',
    error: { name: 'Error', message: 'it bit' },
    components: 'at Coach',
  })
  expect(report.error.stack).toContain('report.test')
  expect(report.record.batches).toEqual(JSON.parse(JSON.stringify(session.log())))
})

test('of a game that goes on neither seed nor secret is told, and never a key of the address', () => {
  const session = played({ seats: 2 }, 8, 20)
  const [chance] = session.record({ for: 'host' }).chance
  const { text } = reported(session)
  expect(chance?.seed).toBe('test-8')
  for (const hidden of [chance?.seed, chance?.secret, key]) expect(text).not.toContain(hidden)
})

test('of a game that is over the seed is told, and its last decision can still be taken back', () => {
  const session = played({ seats: 1 }, 8)
  const { horizon } = session
  expect(reported(session).report.seed).toBe('test-8')
  expect(session.horizon).toBe(horizon)
})

test('a game that cannot be told does not keep the rest from being told', () => {
  const session = played({ seats: 1 }, 8, 3)
  vi.spyOn(session, 'record').mockImplementation(() => {
    throw new Error('no record')
  })
  expect(reported(session, 'thrown as a text').report).toMatchObject({
    recordError: 'Error: no record',
    error: { message: 'thrown as a text' },
  })
})
