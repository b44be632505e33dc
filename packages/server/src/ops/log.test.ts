import { expect, test } from 'vitest'
import { makeLog } from './log.ts'

function logged(write: (log: ReturnType<typeof makeLog>) => void): string {
  const lines: string[] = []
  write(makeLog('debug', { write: (line) => void lines.push(line) }))
  return lines.join('')
}

test.each([
  'key',
  'keys',
  'ticket',
  'cookie',
  'session',
  'token',
  'secret',
  'authorization',
  'headers',
  'body',
  'nonce',
  'serverKey',
  'databaseUrl',
])('%s is never written, at any depth', (name) => {
  const text = logged((log) => {
    log.info({ [name]: 'hidden-thing' }, 'one')
    log.info({ deep: { list: [{ [name]: { inner: 'hidden-thing' } }] } }, 'two')
    log.child({ room: 'r' }).warn({ [name]: ['hidden-thing'] }, 'three')
  })
  expect(text).not.toContain('hidden-thing')
  expect(text.trim().split('\n')).toHaveLength(3)
})

test('errors are written with their cause, without what they carry', () => {
  const cause = Object.assign(new Error('could not connect to postgres://me:hidden-thing@db/x'), {
    code: 'E1',
  })
  const error = Object.assign(new Error('failed', { cause }), { request: { key: 'hidden-thing' } })
  const text = logged((log) => log.error({ err: error }, 'trouble'))
  expect(text).not.toContain('hidden-thing')
  expect(JSON.parse(text).err).toMatchObject({ message: 'failed', cause: { code: 'E1' } })
})

test('links lose their keys', () => {
  const text = logged((log) => log.info({ at: 'http://x/#/table/abc/invite/hidden-thing' }, 'seen'))
  expect(text).not.toContain('hidden-thing')
})
