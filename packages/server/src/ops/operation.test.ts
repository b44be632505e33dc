import { readFileSync, statSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freshToken } from '../identity/tokens.ts'
import { type Running, startServer, tokenFile } from '../testing/running.ts'
import { until } from '../testing/server-process.ts'
import { Visitor } from '../testing/visitor.ts'

let server: Running
const visitor = () => new Visitor(server.address)

beforeAll(async () => {
  server = await startServer({ SECURITY_CONTACT: 'mailto:safe@example.org', WRONG_KEYS_PER_MINUTE: '3' })
})
afterAll(() => server.end())

describe('health', () => {
  test('alive and ready', async () => {
    expect((await visitor().ask('GET', '/healthz')).body).toEqual({ status: 'ok' })
    expect((await visitor().ask('GET', '/readyz')).body).toEqual({ status: 'ready' })
  })

  test('not ready while it goes down or its database is away', async () => {
    const { service } = server.program
    service.closing = true
    expect((await visitor().ask('GET', '/readyz')).body).toEqual({ status: 'closing' })
    service.closing = false
    const other = await startServer()
    await other.program.service.store.close()
    const answer = await new Visitor(other.address).ask('GET', '/readyz')
    expect([answer.status, answer.body]).toEqual([503, { status: 'store-away' }])
    await other.end()
  })
})

describe('metrics', () => {
  test('tell of tables, sockets, commands, times and the process, and name nobody', async () => {
    const ann = visitor()
    const { body } = await ann.open({ name: 'Annabella' })
    const link = ann.link(body.room)
    link.start()
    await until(() => link.status === 'open')
    await link.do({ kind: 'sit', seat: 0 })
    await link.do({ kind: 'start' })
    const { body: text } = await visitor().ask('GET', '/metrics')
    for (const line of [
      'graveshift_tables_loaded 1',
      'graveshift_sockets 1',
      'graveshift_tables_stored 1',
      'graveshift_commands_total{outcome="done"} 1',
      'graveshift_commands_total{outcome="refused"} 1',
      'graveshift_ack_seconds_count 1',
      'nodejs_eventloop_lag_p99_seconds',
      'graveshift_http_seconds_bucket{le="10",method="POST",route="/api/tables/:room/ticket",status="2xx"} 1',
    ])
      expect(text).toContain(line)
    for (const secret of ['Annabella', body.room, body.person, ann.cookie]) expect(text).not.toContain(secret)
    link.stop()
  })

  test('are for this computer only, and not for what a proxy on it brings', async () => {
    const far = await visitor().ask('GET', '/metrics', undefined, { 'x-forwarded-for': '203.0.113.7' })
    expect(far.status).toBe(403)
  })

  test('are for whoever has the token, if there is one', async () => {
    const other = await startServer({ METRICS_TOKEN: 'f3a9c1d07b52e8461a0c' })
    const ask = (authorization: string) =>
      new Visitor(other.address).ask(
        'GET',
        '/metrics',
        undefined,
        authorization === '' ? {} : { authorization },
      )
    expect((await ask('')).status).toBe(403)
    expect((await ask('Bearer f3a9c1d07b52e8461a0')).status).toBe(403)
    expect((await ask('Bearer f3a9c1d07b52e8461a0c')).status).toBe(200)
    await other.end()
  })
})

describe('security.txt', () => {
  test('has a contact, a policy that is there, and a time to come', async () => {
    const { body } = await visitor().ask('GET', '/.well-known/security.txt')
    expect(body).toMatch(/^Contact: mailto:safe@example\.org$/m)
    expect(body).toContain(`\nPolicy: http://localhost:${new URL(server.address).port}/.well-known/`)
    const policy = /^Policy: \S+?(\/\.well-known\/\S+)$/m.exec(body)?.[1] ?? ''
    expect((await visitor().ask('GET', policy)).body).toContain('Reporting a weakness')
    expect(Date.parse(/^Expires: (\S+)$/m.exec(body)?.[1] ?? '')).toBeGreaterThan(Date.now())
  })
})

describe('the admin page', () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  const signIn = (who: Visitor, token: string) =>
    who.ask('POST', '/admin/sign-in', new URLSearchParams({ token }).toString(), form)

  test('lists, exports and deletes tables for whoever has the token', async () => {
    expect(statSync(tokenFile(server)).mode & 0o777).toBe(0o600)
    const token = readFileSync(tokenFile(server), 'utf8').trim()
    const { body: table } = await visitor().open({ title: '<script>alert(1)</script>' })
    const keeper = visitor()
    expect((await keeper.ask('GET', '/admin')).body).toContain('name="token"')
    expect((await signIn(keeper, token)).status).toBe(303)
    expect(keeper.cookie).toMatch(/^graveshift-admin=/)

    const list = await keeper.ask('GET', '/admin')
    expect(list.body).toContain(`/admin/tables/${table.room}`)
    expect(list.body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(list.body).not.toContain('<script')
    expect(list.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'self';/)
    expect((await keeper.ask('GET', `/admin/tables/${table.room}`)).body).toContain('Export the log')

    const exported = await keeper.ask('POST', `/admin/tables/${table.room}/export`, '', form)
    const entries = exported.body
      .trim()
      .split('\n')
      .map((line: string) => JSON.parse(line))
    expect(entries.map(({ act }: { act: { kind: string } }) => act.kind)).toEqual(['opened', 'joined'])

    const path = `/admin/tables/${table.room}/delete`
    expect((await keeper.ask('POST', path, '', form)).status).toBe(400)
    expect((await keeper.ask('POST', path, 'sure=yes', form)).status).toBe(303)
    expect(await server.program.service.store.head(table.room)).toBe(-1)
    expect((await keeper.ask('GET', `/admin/tables/${table.room}`)).status).toBe(404)
  })

  test('takes names off the lists of the tables of the day', async () => {
    const { store } = server.program.service
    const row = { game: 'gear-up', day: '2026-11-15', seats: 1, help: 'none', helps: '', won: 1, turns: 9 }
    const id = freshToken()
    await store.addDaily({ ...row, id, name: '<i>Eve</i>', health: 3, score: 5, at: 1 }, 'a-session')
    const keeper = visitor()
    await signIn(keeper, readFileSync(tokenFile(server), 'utf8').trim())
    expect((await keeper.ask('GET', '/admin/daily')).headers.get('location')).toMatch(
      /^\/admin\/daily\/2\d{3}-/,
    )
    const { body } = await keeper.ask('GET', `/admin/daily/${row.day}`)
    expect(body).toContain('&lt;i&gt;Eve&lt;/i&gt;')
    const path = `/admin/daily/${row.day}/${id}/remove`
    expect(body).toContain(path)
    expect((await keeper.ask('POST', path, '', form)).status).toBe(303)
    expect((await keeper.ask('POST', path, '', form)).status).toBe(404)
    expect((await keeper.ask('GET', `/admin/daily/${row.day}`)).body).toContain('Nothing is listed')
    expect((await keeper.ask('GET', '/admin/daily/2026-02-30')).status).toBe(404)
  })

  test('is closed to everybody else', async () => {
    const { body: table } = await visitor().open()
    for (const [method, path] of [
      ['GET', '/admin/daily'],
      ['GET', '/admin/daily/2026-11-15'],
      ['POST', `/admin/daily/2026-11-15/${freshToken()}/remove`],
      ['GET', `/admin/tables/${table.room}`],
      ['POST', `/admin/tables/${table.room}/export`],
      ['POST', `/admin/tables/${table.room}/delete`],
    ] as const) {
      const eve = visitor()
      eve.cookie = `graveshift-admin=${(Date.now() + 1e6).toString(36)}.${freshToken()}`
      const answer = await eve.ask(method, path, method === 'POST' ? 'sure=yes' : undefined, form)
      expect([path, answer.status]).toEqual([path, 403])
    }
    const stranger = visitor()
    stranger.origin = 'http://evil.example'
    expect((await signIn(stranger, 'x')).status).toBe(403)
    for (let tries = 0; tries < 3; tries++) expect((await signIn(visitor(), freshToken())).status).toBe(403)
    expect((await signIn(visitor(), freshToken())).status).toBe(429)
  })
})
