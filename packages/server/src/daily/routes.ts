import { isFault } from '@graveshift/kernel'
import { dailyCommitment, dailySeed, dayAfter, dayAt, dayNumber } from '@graveshift/table'
import type { FastifyInstance } from 'fastify'
import { loadGame } from '../games.ts'
import { read, readBodies } from '../http/body.ts'
import { Problem, tooMany } from '../http/problem.ts'
import { Throttle } from '../limits/throttle.ts'
import type { Service } from '../service.ts'
import { isUndone } from '../threads/threads.ts'
import { DAILY_HELPS, type DailyHelp, daySchema, gameSchema, listSchema, playedSchema } from './schemas.ts'

const HOUR = 3_600_000
/** A whole game as steps: some 20 KB for one seat, ten times as much for six. */
const LONGEST_GAME = 512 * 1024
/** Playing a long game again takes a second; one that is not done after this is not worth more. */
const CHECK_MS = 20_000
/** So many are checked or wait for it. */
const MOST_CHECKS = 20
/** Rows of a list. */
const MOST_ROWS = 100

/** Who began before midnight may finish after it: a day's games are taken until the end of the next. */
const isOpen = (day: string, today: string): boolean => day === today || dayAfter(day, 1) === today

/**
 * Tables of the day. The seed of a day hangs on the server's key, so that nobody can tell it before; it is given out
 * once the day has come, and what it will be is promised the day before.
 */
export async function dailyRoutes(api: FastifyInstance, service: Service): Promise<void> {
  const { settings, store, key, sessions, metrics, threads } = service
  const handed = new Throttle(settings.dailyPerHour, HOUR, () => performance.now())
  let checking = 0

  const seedOf = (game: string, day: string) =>
    dailySeed(game, day, key.derive('daily', game, day).subarray(0, 16).toString('hex'))

  const tableOf = async (game: string) => {
    const { daily } = (await loadGame(game)) ?? {}
    if (!daily) throw new Problem(404, 'no-such-game')
    return daily
  }

  /** What everybody may know of a day that has come. */
  const known = (game: string, day: string) => {
    const seed = seedOf(game, day)
    return { game, day, seed, commitment: dailyCommitment(seed) }
  }

  /** A day that has come. */
  const dayOf = (day: string, today: string): string => {
    if (dayNumber(day) === undefined || day > today) throw new Problem(404, 'no-such-day')
    return day
  }

  api.get('/api/daily/:game', async (request, reply) => {
    const { game } = read(gameSchema, request.params)
    const { fewest, most } = await tableOf(game)
    const day = dayAt(Date.now())
    const next = dayAfter(day, 1)
    reply.header('cache-control', 'no-store')
    return {
      ...known(game, day),
      fewest,
      most,
      next: { day: next, commitment: dailyCommitment(seedOf(game, next)) },
    }
  })

  api.get('/api/daily/:game/:day', async (request, reply) => {
    const { game, day: wanted } = read(daySchema, request.params)
    const { seats, help } = read(listSchema, request.query)
    await tableOf(game)
    const today = dayAt(Date.now())
    const day = dayOf(wanted, today)
    const [rows, counts] = await Promise.all([
      store.dailies({ game, day, seats, help }, MOST_ROWS),
      store.dailyCounts(game, day),
    ])
    reply.header('cache-control', 'no-store')
    return {
      ...known(game, day),
      open: isOpen(day, today),
      seats,
      help,
      rows: rows.map(({ name, helps, won, turns, health }) => ({
        name,
        helps: helps === '' ? [] : helps.split(','),
        won: won === 1,
        turns,
        health,
      })),
      counts,
    }
  })

  await api.register(async (large) => {
    readBodies(large, LONGEST_GAME)
    large.post('/api/daily/:game/:day', async (request, reply) => {
      const { game, day: wanted } = read(daySchema, request.params)
      const { id, name, seats, hash, help: told, steps } = read(playedSchema, request.body)
      const { fewest, most } = await tableOf(game)
      if (seats < fewest || seats > most) throw new Problem(400, 'bad-request', { field: 'seats' })
      const today = dayAt(Date.now())
      const day = dayOf(wanted, today)
      if (!isOpen(day, today)) throw new Problem(409, 'day-over')
      const address = service.addressOf(request.raw)
      const wait = handed.wait(address)
      if (wait > 0) {
        metrics.limited('dailies')
        throw tooMany(wait)
      }
      handed.count(address)
      const listed = (await store.dailyCounts(game, day)).reduce((sum, { count }) => sum + count, 0)
      if (listed >= settings.mostDailies || checking >= MOST_CHECKS) {
        metrics.limited('dailies')
        throw new Problem(503, 'server-full')
      }
      const session = sessions.take(request, reply)
      checking++
      try {
        const played = { seed: seedOf(game, day), seats, steps, hash }
        const found = await threads.run('check', { game, played }, CHECK_MS)
        if (isFault(found)) throw new Problem(409, found.fault, { message: found.message })
        const helps = [...told, ...(found.undone ? ['undo'] : [])]
        const help = classOf(helps)
        const { won, turns, health, score } = found
        const at = Date.now()
        const row = { game, day, id, name, seats, help, turns, health, score, at, won: won ? 1 : 0 }
        const added = await store.addDaily({ ...row, helps: [...new Set(helps)].join() }, session)
        const rows = await store.dailies({ game, day, seats, help })
        const place = rows.findIndex((other) => other.id === id) + 1
        // The first one of a browser stays; what it is told about this one is where that would not be.
        if (added === 'known' && place === 0) throw new Problem(409, 'listed-before')
        return reply.code(added === 'done' ? 201 : 200).send({ day, seats, help, place, of: rows.length })
      } catch (error) {
        if (isUndone(error)) throw new Problem(503, 'server-full')
        throw error
      } finally {
        checking--
      }
    })
  })
}

/** The class of a game: by the help that helps most. */
function classOf(helps: readonly string[]): DailyHelp {
  return DAILY_HELPS.findLast((help) => helps.includes(help)) ?? 'none'
}
