import type { IncomingMessage } from 'node:http'
import { describe, expect, test } from 'vitest'
import { SetupError } from '../settings.ts'
import { addressesBehind, householdOf } from './addresses.ts'
import { allowOrigins } from './origins.ts'
import { ServerKey } from './server-key.ts'
import { Sessions } from './sessions.ts'
import { Tickets } from './tickets.ts'
import { hashOfToken } from './tokens.ts'

describe('tickets', () => {
  const key = new ServerKey(Buffer.alloc(32, 1))
  const holder = { room: 'r'.repeat(22), person: 'p'.repeat(8), session: hashOfToken('s') }

  test('say whom they admit, for thirty seconds, to every server with the same key', () => {
    const ticket = new Tickets(key).make(holder, 1_000)
    expect(ticket.length).toBeLessThanOrEqual(200)
    const other = new Tickets(new ServerKey(Buffer.alloc(32, 1)))
    expect(other.read(ticket, 31_000)).toMatchObject({ ...holder, until: 31_000 })
    expect(other.read(ticket, 31_001)).toBe('old')
    expect(new Tickets(key).make(holder, 1_000)).not.toBe(ticket)
  })

  test('that were changed, made by another key, or are none admit nobody', () => {
    const tickets = new Tickets(key)
    const ticket = tickets.make(holder, 1_000)
    const forged = new Tickets(new ServerKey(Buffer.alloc(32, 2))).make(holder, 1_000)
    for (const text of [forged, ticket.replace('pppp', 'qqqq'), ticket.slice(0, -1), '', '.', 'a.b.c.d.e.f'])
      expect(tickets.read(text, 1_000)).toBeUndefined()
  })
})

describe('sessions', () => {
  const cookieOf = (secure: boolean) => {
    const cookies: string[] = []
    const reply = { header: (_name: string, value: string) => cookies.push(value) }
    new Sessions(secure).take({ headers: {} } as never, reply as never)
    return cookies[0]
  }

  test('over https only by a cookie that no other host can set', () => {
    expect(cookieOf(true)).toMatch(
      /^__Host-graveshift=[\w-]{22}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
    )
    expect(cookieOf(false)).toMatch(/^graveshift=[\w-]{22}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/)
  })

  test('are found among other cookies, and only if they have the form of one', () => {
    const find = (cookie: string) => new Sessions(false).find({ headers: { cookie } } as never)
    const token = 'abcdefghijklmnopqrstuv'
    expect(find(`a=b; graveshift=${token}; c`)).toBe(hashOfToken(token))
    for (const cookie of ['', 'graveshift=short', `xgraveshift=${token}`, `graveshift=${token}x`])
      expect(find(cookie)).toBeUndefined()
  })
})

test('with a public address only that one is allowed', () => {
  const allow = allowOrigins(new URL('https://table.example.org'), () => 8080)
  expect(allow('https://table.example.org')).toBe(true)
  for (const origin of [
    'http://table.example.org',
    'https://table.example.org:8443',
    'https://www.table.example.org',
    'http://localhost:8080',
  ])
    expect(allow(origin)).toBe(false)
})

describe('addresses', () => {
  const request = (remoteAddress: string, forwarded?: string) =>
    ({
      headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
      socket: { remoteAddress },
    }) as unknown as IncomingMessage

  test('what a visitor claims is believed of known proxies only', () => {
    expect(addressesBehind([])(request('198.51.100.1', '203.0.113.7'))).toBe('198.51.100.1')
    const behind = addressesBehind(['loopback'])
    expect(behind(request('127.0.0.1', '203.0.113.7'))).toBe('203.0.113.7')
    expect(behind(request('127.0.0.1', '1.2.3.4, 203.0.113.7'))).toBe('203.0.113.7')
    expect(behind(request('198.51.100.1', '203.0.113.7'))).toBe('198.51.100.1')
    expect(() => addressesBehind(['nonsense'])).toThrow(SetupError)
  })

  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('%s counts as %s', (address, household) => {
    expect(householdOf(address)).toBe(household)
  })
})
