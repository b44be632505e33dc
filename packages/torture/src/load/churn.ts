import { FastChance } from '@graveshift/kernel'
import { makeFolder, pause, ServerProcess, until } from '@graveshift/server/testing/server-process'
import { mode } from '../mode.ts'
import { NO_LIMITS } from '../parts/crowd.ts'
import { atLeast, atMost, seen } from '../parts/figures.ts'
import { FrugalVisitor } from '../parts/frugal-visitor.ts'
import { Player } from '../parts/player.ts'
import { askWhatIsLeft, TELLS_MEMORY } from '../parts/what-is-left.ts'

export interface ChurnFigures {
  readonly rooms: number
  /** Commands in each. */
  readonly commands: number
  readonly atOnce: number
  /** How much shorter the minute is after which a table nobody looks at leaves the memory. */
  readonly haste: number
  readonly seed: number
}

/** One look in so many fails: often enough to meet many tables, seldom enough that they can be played. */
const HANDLER_FAILS = 997
const ENDS = ['removed', 'left', 'dropped', 'wrong ticket', 'abandoned'] as const

/** Opens a table, plays a little, and ends it in one of the ways tables end. */
async function liveThrough(address: string, { commands, seed }: ChurnFigures, room: number): Promise<void> {
  const visitor = new FrugalVisitor(address)
  // A handler that fails on purpose may be this one: people try again.
  const insist = async <T extends { readonly status: number }>(ask: () => Promise<T>): Promise<T> => {
    for (let tries = 0; tries < 20; tries++) {
      const reply = await ask()
      if (reply.status < 500) return reply
    }
    throw new Error('nothing goes')
  }
  const id = new FastChance(seed + room)
  const name = Array.from({ length: 22 }, () => 'abcdefghijklmnopqrstuvwxyz'.at(id.below(26))).join('')
  const { body } = await insist(() => visitor.open({ options: { seats: 1 }, id: name }))
  const player = new Player(visitor.link(body.room), body.room, seed + room)
  player.link.start()
  const end = performance.now() + 60_000
  await player.play(() => player.acknowledged < commands && performance.now() < end)
  const how = ENDS[room % ENDS.length]
  if (how === 'removed')
    await insist(() => visitor.ask('DELETE', `/api/tables/${body.room}`, { id: name.toUpperCase() }))
  // Whoever leaves is not told any more that he did.
  if (how === 'left') await player.do({ kind: 'leave' }, () => player.link.status === 'open')
  if (how === 'wrong ticket') {
    const socket = visitor.socket()
    socket.on('open', () => socket.send('{"type":"hello","v":2,"ticket":"wrong","form":"log","last":-1}'))
    await new Promise((closed) => socket.once('close', closed))
  }
  player.link.stop()
}

/** T23: tables come and go; what they took is given back. */
export async function openAndClose(figures: ChurnFigures) {
  const folder = makeFolder()
  const server = new ServerProcess(folder.path, {
    ...NO_LIMITS,
    LOG_LEVEL: 'fatal',
    IDLE_MINUTES: '1',
    HASTE: String(figures.haste),
    HANDLER_FAILS: String(HANDLER_FAILS),
    ...TELLS_MEMORY,
  })
  try {
    const address = await server.address()
    const many = async (from: number, rooms: number) => {
      let next = from
      const worker = async () => {
        for (let room = next++; room < from + rooms; room = next++) await liveThrough(address, figures, room)
      }
      await Promise.all(Array.from({ length: figures.atOnce }, worker))
    }
    /** Until the last table has left the memory, and keep-alive connections are over. */
    const rest = async () => {
      const visitor = new FrugalVisitor(address)
      await until(async () => {
        await pause(250)
        const { body } = await visitor.ask('GET', '/metrics')
        return /^graveshift_tables_loaded 0$/m.test(body) && /^graveshift_sockets 0$/m.test(body)
      })
    }
    // What is made once stays: it is not counted.
    await many(0, Math.min(200, Math.ceil(figures.rooms / 2)))
    await rest()
    const before = await askWhatIsLeft(server)
    await many(1_000_000, figures.rooms)
    await rest()
    const after = await askWhatIsLeft(server)
    const wrong = Object.entries(after.left).flatMap(([kind, count]) => {
      const was = before.left[kind] ?? 0
      // Connections of this very process are its own affair.
      return kind === 'TCPSocketWrap' || count <= was ? [] : [`${count} ${kind} are left of ${was}`]
    })
    return { wrong, grown: (after.heap - before.heap) / 2 ** 20, heap: after.heap / 2 ** 20 }
  } finally {
    await server.kill()
    folder.remove()
  }
}

export const churn = mode({
  tests: 'T23',
  about: 'tables opened, played and closed in every way; what they took is given back',
  day: { rooms: 300, commands: 20, atOnce: 20, haste: 10, seed: 1 },
  night: { rooms: 20_000, haste: 1 },
  async run(figures) {
    const { wrong, grown, heap } = await openAndClose(figures)
    const measured = [
      atLeast('tables', figures.rooms, 20_000),
      atMost('heap grown by', grown, 5, 'MB'),
      seen('heap', heap, 'MB'),
    ]
    return [{ test: 'T23', measured, wrong }]
  },
})
