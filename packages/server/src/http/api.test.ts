import { request as httpRequest } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freshToken } from '../identity/tokens.ts'
import { type Running, startServer } from '../testing/running.ts'
import { until } from '../testing/server-process.ts'
import { Visitor } from '../testing/visitor.ts'

let server: Running
const visitor = () => new Visitor(server.address)

beforeAll(async () => {
  server = await startServer({ TABLES_PER_HOUR: '1000', WRONG_KEYS_PER_MINUTE: '1000' })
})
afterAll(() => server.end())

async function table(options: Readonly<Record<string, unknown>> = {}) {
  const host = visitor()
  const { body } = await host.open(options)
  return { host, room: body.room as string, person: body.person as string, keys: body.keys }
}

describe('opening a table', () => {
  test('gives its host a session, a name and three keys', async () => {
    const host = visitor()
    const { status, body, headers } = await host.open({ title: 'Friday' })
    expect(status).toBe(201)
    expect(body).toEqual({
      room: expect.stringMatching(/^[\w-]{22}$/),
      person: expect.stringMatching(/^[\w-]{8}$/),
      keys: {
        invite: expect.stringMatching(/^[\w-]{22}$/),
        watch: expect.stringMatching(/^[\w-]{22}$/),
        seat: expect.stringMatching(/^[\w-]{22}$/),
      },
    })
    const [cookie] = headers.getSetCookie()
    expect(cookie).toMatch(/^graveshift=[\w-]{22}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/)
    expect((await host.ask('GET', '/api/tables')).body).toEqual([
      {
        room: body.room,
        person: body.person,
        title: 'Friday',
        phase: 'lobby',
        awaited: true,
        updated: expect.any(Number),
      },
    ])
    expect((await visitor().ask('GET', '/api/tables')).body).toEqual([])
  })

  test('asked again with the same id it is the same table, even when the first answer and its cookie got lost', async () => {
    const id = freshToken()
    const { body } = await visitor().open({ id })
    const again = visitor()
    const second = await again.open({ id })
    expect(second.body).toEqual(body)
    expect((await again.ticket(body.room)).status).toBe(200)
  })

  test('what cannot be is refused by a key', async () => {
    const host = visitor()
    expect((await host.open({ game: 'chess' })).body.error).toBe('no-such-game')
    expect((await host.open({ options: { seats: 99 } })).status).toBe(400)
    expect((await host.open({ name: '' })).body).toEqual({ error: 'bad-request', field: 'name' })
    expect((await host.open({ id: 'short' })).body).toEqual({ error: 'bad-request', field: 'id' })
    expect((await host.open({ extra: 1 })).body).toEqual({ error: 'bad-request', field: 'extra' })
  })
})

describe('joining', () => {
  test('an invitation makes a player, a watch key a spectator', async () => {
    const { host, room, keys } = await table()
    const [ben, cid] = [visitor(), visitor()]
    const player = await ben.join(room, keys.invite, 'Ben')
    expect(player.body).toEqual({ room, person: expect.any(String), keys: { seat: expect.any(String) } })
    const watcher = await cid.join(room, keys.watch, 'Cid')
    const link = host.link(room)
    link.start()
    await until(() => link.status === 'open')
    const people = [...(link.replica.room?.people ?? [])].map(([id, { name, role }]) => [id, name, role])
    expect(people).toContainEqual([player.body.person, 'Ben', 'player'])
    expect(people).toContainEqual([watcher.body.person, 'Cid', 'spectator'])
    link.stop()
  })

  test('whoever was invited learns whose table it is before coming in, and leaves no trace', async () => {
    const { room, keys } = await table({ title: 'Friday', name: 'Ann' })
    const before = await server.program.service.store.read(room, 0)
    const about = (key: string | undefined) => visitor().ask('POST', `/api/tables/${room}/about`, { key })
    for (const key of [keys.invite, keys.watch]) {
      const { body, headers } = await about(key)
      expect(body).toEqual({ title: 'Friday', phase: 'lobby', host: 'Ann' })
      expect(headers.getSetCookie()).toEqual([])
    }
    expect((await about(keys.seat)).status).toBe(403)
    expect((await about(freshToken())).body).toEqual({ error: 'wrong-key' })
    expect(await server.program.service.store.read(room, 0)).toEqual(before)
  })

  test('the same id again is the same person with the same key; the log does not tell the id', async () => {
    const { room, keys } = await table()
    const id = freshToken()
    const first = await visitor().join(room, keys.invite, 'Ben', id)
    const again = await visitor().join(room, keys.invite, 'Ben', id)
    expect(again.body).toEqual(first.body)
    const entries = await server.program.service.store.read(room, 0)
    expect(entries.map(({ body }) => body).join()).not.toContain(id)
  })

  test('the same invitation twice in one browser is one person', async () => {
    const { room, keys } = await table()
    const ben = visitor()
    const { body } = await ben.join(room, keys.invite, 'Ben')
    expect((await ben.join(room, keys.invite, 'Ben')).body).toEqual({ room, person: body.person, keys: {} })
    expect((await ben.join(room, keys.watch, 'Ben')).body.person).toBe(body.person)
  })

  test('the table may say no, by its own words', async () => {
    const { room, keys } = await table({ name: 'Ann' })
    const answer = await visitor().join(room, keys.invite, 'Ann')
    expect([answer.status, answer.body.error]).toEqual([409, 'name-taken'])
  })

  test('a key that is not one, of another kind, or of another table opens nothing', async () => {
    const { room, keys } = await table()
    const other = await table()
    for (const [at, key] of [
      [room, freshToken()],
      [room, keys.seat],
      [room, other.keys.invite],
      [freshToken(), keys.invite],
    ] as const) {
      const answer = await visitor().join(at, key, 'Eve')
      expect([answer.status, answer.body]).toEqual([403, { error: 'wrong-key' }])
    }
  })

  test('a personal link makes another device the same person', async () => {
    const { room, person, keys } = await table()
    const phone = visitor()
    const answer = await phone.ask('POST', `/api/tables/${room}/return`, { key: keys.seat })
    expect(answer.body).toEqual({ room, person })
    expect((await phone.ticket(room)).status).toBe(200)
    expect((await phone.ask('POST', `/api/tables/${room}/return`, { key: keys.invite })).status).toBe(403)
  })
})

describe('keys', () => {
  test('a new one ends the old one at once; asked again with the same id it is the same', async () => {
    const { host, room, keys } = await table()
    const id = freshToken()
    const made = await host.ask('POST', `/api/tables/${room}/keys`, { kind: 'invite', id })
    expect((await host.ask('POST', `/api/tables/${room}/keys`, { kind: 'invite', id })).body).toEqual(
      made.body,
    )
    expect((await visitor().join(room, keys.invite, 'Eve')).status).toBe(403)
    expect((await visitor().join(room, made.body.key, 'Ben')).status).toBe(200)
    expect((await visitor().join(room, keys.watch, 'Cid')).status).toBe(200)
  })

  test('only the host gives new ones, and everybody a personal one for himself', async () => {
    const { host, room, person, keys } = await table()
    const ben = visitor()
    const joined = await ben.join(room, keys.invite, 'Ben')
    const ask = (who: Visitor, body: object) =>
      who.ask('POST', `/api/tables/${room}/keys`, { id: freshToken(), ...body })
    expect((await ask(ben, { kind: 'invite' })).body.error).toBe('host-decides')
    expect((await ask(ben, { kind: 'seat', person })).body.error).toBe('host-decides')
    expect((await ask(visitor(), { kind: 'invite' })).body.error).toBe('not-here')
    const own = await ask(ben, { kind: 'seat' })
    expect(
      (await visitor().ask('POST', `/api/tables/${room}/return`, { key: own.body.key })).body.person,
    ).toBe(joined.body.person)
    const givenBack = await ask(host, { kind: 'seat', person: joined.body.person })
    const back = (key: string) => visitor().ask('POST', `/api/tables/${room}/return`, { key })
    expect((await back(own.body.key)).status).toBe(403)
    expect((await back(givenBack.body.key)).body.person).toBe(joined.body.person)
    // A lost device is signed out, whoever made the new link; the one that made it is not.
    expect((await ben.ticket(room)).body).toEqual({ error: 'not-here' })
    const other = visitor()
    await other.ask('POST', `/api/tables/${room}/return`, { key: givenBack.body.key })
    const third = visitor()
    await third.ask('POST', `/api/tables/${room}/return`, { key: givenBack.body.key })
    const lost = third.link(room)
    lost.start()
    await until(() => lost.status === 'open')
    expect((await ask(other, { kind: 'seat' })).status).toBe(200)
    expect((await other.ticket(room)).status).toBe(200)
    await until(() => lost.status === 'stopped')
    // The host's own link is another person's, and stays.
    expect((await back(keys.seat)).body.person).toBe(person)
  })

  test('only hashes of keys and sessions are kept', async () => {
    const { host, room, keys } = await table()
    const rows = JSON.stringify(await server.program.service.store.keys(room))
    for (const key of Object.values<string>(keys)) expect(rows).not.toContain(key)
    expect(await server.program.service.store.person(room, host.cookie.split('=')[1] ?? '')).toBeUndefined()
  })
})

describe('the end of a table', () => {
  test('is the host’s to decide; afterwards there is nothing left', async () => {
    const { host, room, keys } = await table()
    const ben = visitor()
    await ben.join(room, keys.invite, 'Ben')
    const link = ben.link(room)
    link.start()
    await until(() => link.status === 'open')
    const id = freshToken()
    expect((await ben.ask('DELETE', `/api/tables/${room}`, { id })).body).toEqual({ error: 'host-decides' })
    expect((await host.ask('DELETE', `/api/tables/${room}`, { id })).body).toEqual({ removed: room })
    await until(() => link.status === 'stopped')
    expect((await host.ticket(room)).body).toEqual({ error: 'not-here' })
    expect((await visitor().join(room, keys.invite, 'Eve')).status).toBe(403)
    expect(await server.program.service.store.head(room)).toBe(-1)
  })
})

describe('what is not let in', () => {
  const post = (body: string, headers: Record<string, string> = {}) =>
    visitor().ask('POST', '/api/tables', body, headers)

  test('bodies that are too large, too deep, not JSON, or reach for the language', async () => {
    expect((await post(`{"name":"${'x'.repeat(33_000)}"}`)).body).toEqual({ error: 'too-large' })
    expect((await post('['.repeat(17) + ']'.repeat(17))).body).toEqual({ error: 'too-deep' })
    expect((await post('['.repeat(16) + ']'.repeat(16))).body.error).toBe('bad-request')
    expect((await post('{"name":')).body).toEqual({ error: 'not-json' })
    expect((await post('{"__proto__":{}}')).body).toEqual({ error: 'not-plain' })
    expect((await post('name=Ann', { 'content-type': 'application/x-www-form-urlencoded' })).status).toBe(415)
  })

  test('GET changes nothing: there is no such route', async () => {
    const { room } = await table()
    for (const path of ['about', 'join', 'return', 'keys', 'ticket', 'record', 'replay'])
      expect((await visitor().ask('GET', `/api/tables/${room}/${path}`)).status).toBe(404)
  })

  test('T33: requests and sockets from pages of another origin, in fifteen forms', async () => {
    const { port, host } = new URL(server.address)
    const wrong = [
      undefined,
      'null',
      '',
      'http://localhost',
      `http://localhost.evil.example:${port}`,
      `http://evil.example/${host}`,
      `http://evil.example:${port}`,
      `https://${host}`,
      `ws://${host}`,
      `http://${host}/`,
      `HTTP://${host}`,
      `http://LOCALHOST:${port}`,
      `http://127.0.0.1:${Number(port) + 1}`,
      `http://127.0.0.1.:${port}`,
      `http://user@${host}`,
      `http://${host}, http://evil.example`,
    ]
    for (const origin of wrong) {
      expect([origin, await statusWith(origin, 'POST', '/api/tables')]).toEqual([origin, 403])
      expect([origin, await statusWith(origin, 'DELETE', '/api/tables/x')]).toEqual([origin, 403])
      expect([origin, await statusWith(origin, 'GET', '/api/socket', true)]).toEqual([origin, 403])
    }
    for (const origin of [`http://${host}`, `http://localhost:${port}`, `http://[::1]:${port}`]) {
      expect([origin, await statusWith(origin, 'POST', '/api/tables')]).toEqual([origin, 400])
      expect([origin, await statusWith(origin, 'GET', '/api/socket', true)]).toEqual([origin, 101])
    }
  })

  /** By Node's own client, which says whatever it is told to say. */
  function statusWith(
    origin: string | undefined,
    method: string,
    path: string,
    upgrade = false,
  ): Promise<number> {
    const headers = {
      ...(origin === undefined ? {} : { origin }),
      ...(upgrade
        ? {
            connection: 'Upgrade',
            upgrade: 'websocket',
            'sec-websocket-version': '13',
            'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
          }
        : {}),
    }
    return new Promise((give, fail) => {
      const asked = httpRequest(server.address + path, { method, headers })
      asked.on('response', (response) => {
        response.resume()
        give(response.statusCode ?? 0)
      })
      asked.on('upgrade', (response, socket) => {
        socket.destroy()
        give(response.statusCode ?? 0)
      })
      asked.on('error', fail)
      asked.end()
    })
  }
})

test('answers forbid to tell where a visitor came from, and keep no table in caches', async () => {
  const { headers } = await visitor().ask('GET', '/api/tables')
  expect(headers.get('referrer-policy')).toBe('no-referrer')
  expect(headers.get('cache-control')).toBe('no-store')
})
