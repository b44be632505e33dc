import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MemoryStore } from '@graveshift/table/store'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { checkSettings, hints } from './check-settings.ts'
import { checkSeals } from './identity/check-seals.ts'
import { ServerKey } from './identity/server-key.ts'
import { adminToken, serverKey } from './identity/server-key-file.ts'
import { readSettings } from './settings.ts'

const check = (environment: Record<string, string>) => () => checkSettings(readSettings(environment))
const GOOD = 'b1d7f0a93c5e2846b1d7f0a93c5e2846b1d7f0a93c5e2846b1d7f0a93c5e2846'

describe('a start is refused, in plain words and with a way out,', () => {
  test.each([
    ['weak-secrets', { ADMIN_TOKEN: 'short' }],
    ['weak-secrets', { ADMIN_TOKEN: 'changeme-changeme-changeme' }],
    ['weak-secrets', { METRICS_TOKEN: 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa' }],
    ['plain-http', { PUBLIC_URL: 'http://table.example.org' }],
    ['plain-http', { PUBLIC_URL: 'http://192.168.1.5:8080' }],
    ['own-key', { DATABASE_URL: 'postgres://db/x' }],
    ['own-key', { DATABASE_URL: 'postgres://db/x', SERVER_KEY: GOOD }],
  ])('%s: %o', (risk, environment) => {
    expect(check(environment)).toThrow(`ACCEPT_RISK=${risk}`)
    expect(check({ ...environment, ACCEPT_RISK: risk })).not.toThrow()
  })

  test.each([
    {},
    { PUBLIC_URL: 'https://table.example.org' },
    { PUBLIC_URL: 'http://localhost:8080' },
    { DATABASE_URL: 'postgres://db/x', SERVER_KEY: GOOD, ADMIN_TOKEN: 'V1StGXR8_Z5jdHi6B-myT0' },
    { ADMIN_TOKEN: 'V1StGXR8_Z5jdHi6B-myT0' },
  ])('but not with %o', (environment) => {
    expect(check(environment)).not.toThrow()
  })

  test('all at once', () => {
    const bad = { PUBLIC_URL: 'http://x.example', ADMIN_TOKEN: 'short', ACCEPT_RISK: '' }
    expect(check(bad)).toThrow(/ADMIN_TOKEN.*\n.*PUBLIC_URL/)
    expect(check({ ACCEPT_RISK: 'everything' })).toThrow('it may have own-key, plain-http')
  })
})

test('what perhaps is not meant is hinted at', () => {
  const hinted = (environment: Record<string, string>) => hints(readSettings(environment), environment)
  expect(hinted({})).toEqual([])
  expect(hinted({ HOST: '0.0.0.0' })).toHaveLength(1)
  expect(hinted({ PUBLIC_URL: 'https://x.example' })[0]).toContain('TRUST_PROXY')
  expect(hinted({ PUBLIC_URL: 'https://x.example', TRUST_PROXY: 'loopback' })).toEqual([])
  for (const slip of ['PUBLIC_ULR', 'PUBLC_URL', 'PUBLIC_URLS', 'PUBLIC-URL'])
    expect(hinted({ [slip]: 'https://x.example' })).toEqual([
      `${slip} is no setting here. Was PUBLIC_URL meant?`,
    ])
  expect(hinted({ PATH: '/bin', HOME: '/', PUBLIC: 'x', PORTS: '1', POSTGRES_URL: 'x' })).toEqual([])
})

test('all wrong settings are told at once', () => {
  expect(() => readSettings({ PORT: 'x', PUBLIC_URL: 'y' })).toThrow(/PORT is "x"[\s\S]*\nPUBLIC_URL is "y"/)
})

test.each(['table.example.org', 'https://x.example/path', 'ftp://x.example', 'https://me:pw@x.example'])(
  'PUBLIC_URL=%s is no address people type',
  (url) => {
    expect(() => readSettings({ PUBLIC_URL: url })).toThrow('PUBLIC_URL is')
  },
)

describe('the server key', () => {
  let dataFolder: string
  beforeEach(() => {
    dataFolder = mkdtempSync(join(tmpdir(), 'graveshift-key-'))
  })
  afterEach(() => rmSync(dataFolder, { recursive: true }))
  const given = () => ({ dataFolder, acceptRisk: [], serverKey: undefined, adminToken: undefined })

  test('is made at the first start, for its owner only, and stays', () => {
    const first = serverKey(given())
    const file = join(dataFolder, 'server.key')
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(readFileSync(file, 'utf8')).toMatch(/^[0-9a-f]{64}\n$/)
    expect(serverKey(given()).token('x')).toBe(first.token('x'))
    expect(adminToken(given())).toMatch(/^[\w-]{22}$/)
    expect(adminToken(given())).toBe(adminToken(given()))
  })

  test('that others can read is refused', () => {
    serverKey(given())
    chmodSync(join(dataFolder, 'server.key'), 0o644)
    expect(() => serverKey(given())).toThrow(/can be read by others \(mode 644\)\. Say: chmod 600/)
    expect(() => serverKey({ ...given(), acceptRisk: ['readable-key'] })).not.toThrow()
  })

  test('that is cut off, not random or too short is refused', () => {
    writeFileSync(join(dataFolder, 'server.key'), 'abc\n', { mode: 0o600 })
    expect(() => serverKey(given())).toThrow('64 hexadecimal digits')
    expect(() => serverKey({ ...given(), serverKey: 'changeme' })).toThrow('64 hexadecimal digits')
    expect(() => serverKey({ ...given(), serverKey: '0'.repeat(64) })).toThrow('not random')
    expect(() => serverKey({ ...given(), serverKey: GOOD })).not.toThrow()
  })

  test('that is missing beside tables is not made anew', () => {
    writeFileSync(join(dataFolder, 'tables.sqlite'), 'tables')
    expect(() => serverKey(given())).toThrow(/server\.key is missing.*Give it back/)
    expect(existsSync(join(dataFolder, 'server.key'))).toBe(false)
    expect(() => serverKey({ ...given(), serverKey: GOOD })).not.toThrow()
  })

  test('that cannot be read is said in a sentence', () => {
    mkdirSync(join(dataFolder, 'server.key'), { mode: 0o700 })
    expect(() => serverKey(given())).toThrow(/server\.key cannot be read \(.*It must belong to/)
  })

  test.each(['', '\n', 'admin', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaa'])(
    'and a token in its file that is as good as none (%j)',
    (text) => {
      writeFileSync(join(dataFolder, 'admin.token'), text, { mode: 0o600 })
      expect(() => adminToken(given())).toThrow(/admin\.token is empty or can be guessed/)
      expect(() => adminToken({ ...given(), acceptRisk: ['weak-secrets'] })).not.toThrow()
      expect(readFileSync(join(dataFolder, 'admin.token'), 'utf8')).toBe(text)
    },
  )

  test('that is not the one the tables were sealed with is refused', async () => {
    const [old, other] = [new ServerKey(Buffer.alloc(32, 1)), new ServerKey(Buffer.alloc(32, 2))]
    const store = new MemoryStore()
    await checkSeals(store, other)
    await store.create({
      room: 'r',
      entries: [{ seq: 0, id: 'i', at: 1, body: '{}' }],
      also: { sealed: { round: 1, text: old.seal(Buffer.alloc(32, 7), 'r/1') } },
    })
    await checkSeals(store, old)
    await expect(checkSeals(store, other)).rejects.toThrow('another server key')
  })

  test('seals so that nothing can be changed or moved', () => {
    const key = new ServerKey(Buffer.alloc(32, 1))
    const sealed = key.seal(Buffer.from('secret'), 'room/1')
    expect(Buffer.from(key.open(sealed, 'room/1')).toString()).toBe('secret')
    expect(key.seal(Buffer.from('secret'), 'room/1')).not.toBe(sealed)
    expect(() => key.open(sealed, 'room/2')).toThrow()
    const last = sealed.endsWith('A') ? 'B' : 'A'
    expect(() => key.open(sealed.slice(0, -2) + last + sealed.slice(-1), 'room/1')).toThrow()
    expect(JSON.stringify(key)).toBe('{}')
  })
})
