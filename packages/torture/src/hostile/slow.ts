import { connect, type Socket } from 'node:net'
import { makeFolder, pause, ServerProcess, until } from '@graveshift/server/testing/server-process'
import { Visitor } from '@graveshift/server/testing/visitor'
import type { WebSocket } from 'ws'
import { mode } from '../mode.ts'
import { gather, NO_LIMITS } from '../parts/crowd.ts'
import { atLeast, atMost, quantile, seen } from '../parts/figures.ts'
import { judgeAfter } from '../parts/judge-after.ts'
import { processFigures } from '../parts/process-figures.ts'
import { gauge, keepRate } from '../parts/rate.ts'

export interface SlowFigures {
  readonly headers: number
  readonly frames: number
  readonly deaf: number
  readonly seconds: number
  readonly seed: number
}

const UPGRADE = (origin: string, host: string) =>
  `GET /api/socket HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${origin}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
  'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n'

/** The beginning of a masked text frame of 100 bytes that never gets to its end. */
const FRAME = Buffer.concat([Buffer.from([0x81, 0x80 | 100, 0, 0, 0, 0]), Buffer.alloc(100, 0x20)])

interface Enemies {
  readonly ages: number[]
  alive: number
  readonly sockets: Set<Socket>
}

/** Connections that send one byte now and then. Gives how long each of them lived. */
function drip(count: number, address: URL, bytes: () => Buffer): Enemies {
  const enemies: Enemies = { ages: [], alive: 0, sockets: new Set() }
  for (let each = 0; each < count; each++) {
    const text = bytes()
    const began = performance.now()
    const socket = connect({
      port: Number(address.port),
      host: address.hostname,
      localAddress: `127.0.2.${1 + (each % 250)}`,
    })
    enemies.alive++
    enemies.sockets.add(socket)
    const begin = text.indexOf('\r\n\r\n') + 4
    // Of an upgrade all but the frames after it goes at once.
    let sent = begin > 3 && text.length > begin ? begin : 0
    if (sent > 0) socket.write(text.subarray(0, sent))
    const timer = setInterval(() => {
      if (sent < text.length - 1) socket.write(text.subarray(sent, ++sent))
    }, 1000)
    socket.on('error', () => {})
    socket.resume()
    socket.on('close', () => {
      clearInterval(timer)
      enemies.alive--
      enemies.sockets.delete(socket)
      enemies.ages.push(performance.now() - began)
    })
  }
  return enemies
}

/** T25: drips of headers and frames, and sockets that never read, while somebody wants to play. */
export async function besiege({ headers, frames, deaf, seconds, seed }: SlowFigures) {
  const folder = makeFolder()
  // What one connection may send is limited as it is every day.
  const { MESSAGES_PER_SECOND: _, MESSAGES_AT_ONCE: __, ...limits } = NO_LIMITS
  const server = new ServerProcess(folder.path, limits)
  const all = new Set<Enemies>()
  try {
    const address = new URL(await server.address())
    const visitor = () => new Visitor(address.origin)
    const players = await gather({ tables: 10, people: 1, seed, visitor })
    // A log that is long enough to fill a line with.
    const host = visitor()
    const { body } = await host.open({ options: { seats: 1 } })
    const link = host.link(body.room)
    link.start()
    for (let entry = 0; entry < 60; entry++)
      await link.do({ kind: 'rename', name: `${'n'.repeat(30)} ${entry}`, language: 'en' })
    link.stop()
    await keepRate(players, 50, 3)
    const before = processFigures(server.pid).megabytes

    const dripping = [
      drip(headers, address, () =>
        Buffer.from(`GET / HTTP/1.1\r\nHost: ${address.host}\r\nX-Slow: ${'y'.repeat(500)}`),
      ),
      drip(frames, address, () => Buffer.concat([Buffer.from(UPGRADE(address.origin, address.host)), FRAME])),
    ]
    for (const enemies of dripping) all.add(enemies)
    let most = before
    let over = false
    const watch = (async () => {
      while (!over) {
        most = Math.max(most, processFigures(server.pid).megabytes)
        await pause(200)
      }
    })()
    const never = neverRead(deaf, host, body.room, () => over)
    const { times, unanswered } = await keepRate(players, 50, seconds)
    await until(() => dripping.every(({ alive }) => alive === 0))
    over = true
    const silent = await never
    const quiet = performance.now()
    // Whether a line that nobody reads has ended, only its other end can tell.
    await until(async () => (await gauge(visitor(), 'graveshift_sockets')) <= players.length)
    const letGo = performance.now() - quiet
    for (const socket of silent) socket.terminate()
    await watch
    const slow = (await gauge(visitor(), 'graveshift_limited_total{what="slow-reader"}')) || 0
    const { wrong } = await judgeAfter(folder.path, server, players)
    if (unanswered > 0) wrong.push(`${unanswered} honest commands were never answered`)
    return {
      wrong,
      times,
      headers: Math.max(0, ...(dripping[0]?.ages ?? [])),
      frames: Math.max(0, ...(dripping[1]?.ages ?? [])),
      letGo,
      slow,
      grown: most - before,
    }
  } finally {
    for (const { sockets } of all) for (const socket of sockets) socket.destroy()
    await server.kill()
    folder.remove()
  }
}

/**
 * Sockets at a table that read nothing: every other one is silent as well, and must be let go for it; the rest goes on
 * asking for the log, and is let go when too much waits for it.
 */
async function neverRead(
  count: number,
  visitor: Visitor,
  room: string,
  isOver: () => boolean,
): Promise<WebSocket[]> {
  const silent: WebSocket[] = []
  await Promise.all(
    Array.from({ length: count }, async (_, each) => {
      const { body } = await visitor.ticket(room)
      const socket = visitor.socket()
      await new Promise((open) => socket.once('open', open))
      socket.send(JSON.stringify({ type: 'hello', v: 2, ticket: body.ticket, form: 'log', last: -1 }))
      await new Promise((welcome) => socket.once('message', welcome))
      socket.pause()
      if (each % 2 === 0) {
        silent.push(socket)
        return
      }
      while (!isOver() && socket.readyState === socket.OPEN) {
        socket.send('{"type":"tail","from":0}', () => {})
        await pause(200)
      }
      socket.terminate()
    }),
  )
  return silent
}

export const slow = mode({
  tests: 'T25',
  about: 'headers and frames drop by drop, sockets that never read, and somebody who wants to play',
  day: { headers: 200, frames: 100, deaf: 10, seconds: 20, seed: 1 },
  night: { headers: 5000, frames: 1000, deaf: 500, seconds: 60 },
  async run(figures) {
    const it = await besiege(figures)
    const measured = [
      atLeast('header drippers', figures.headers, 5000),
      atMost('the last of them cut after', it.headers / 1000, 15, 's'),
      atLeast('frame drippers', figures.frames, 1000),
      atMost('the last of them cut after', it.frames / 1000, 15, 's'),
      atLeast('never read', figures.deaf, 500),
      seen('the last silent one let go after the others ended', it.letGo / 1000, 's'),
      seen('of those that went on asking let go at 1 MB', it.slow),
      atMost('honest answer p99', quantile(it.times, 0.99), 200, 'ms'),
      atMost('grown by', it.grown, 100, 'MB'),
    ]
    return [{ test: 'T25', measured, wrong: it.wrong }]
  },
})
