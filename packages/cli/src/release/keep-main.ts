// Plays games by the rules of a release and keeps them as people keep theirs: files, and the folder of a server.
import { createHash } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findListed } from '@graveshift/games'
import { Bug, FastChance, type Game, isFault, isRefusal, nth } from '@graveshift/kernel'
import { makeDatabase } from '@graveshift/server/testing/database'
import { playAll, seatAll } from '@graveshift/server/testing/play'
import { keepRows } from '@graveshift/server/testing/postgres/kept-rows'
import { startPostgres } from '@graveshift/server/testing/postgres/start-postgres'
import { startServer } from '@graveshift/server/testing/running'
import { Visitor } from '@graveshift/server/testing/visitor'
import { Session } from '@graveshift/table'
import { RELEASES } from './freeze-game.ts'

/** The key of a server that never was anybody's: its data is for tests. */
const KEY = createHash('sha256').update('a server of a release').digest('hex')

/** So many answers, or to the end. */
function answer(session: Session<Game>, random: FastChance, most: number): void {
  for (let made = 0; made < most && session.outcome === undefined; made++) {
    const choice = nth(session.choices(), 0)
    const rule = session.rules.choices[choice.kind]
    const pick = rule?.sample(session.state.board, choice as never, random)
    const seat = choice.seat === 'team' ? 0 : choice.seat
    if (!pick || isRefusal(session.give(seat, choice.id, pick))) throw new Bug(`no answer to ${choice.kind}`)
  }
}

async function begun(game: string, seed: string): Promise<Session<Game>> {
  const module = await findListed(game)?.load()
  const options = module?.readOptions({ seats: 2 })
  if (!module || options === undefined || isFault(options)) throw new Bug(`no game of ${game}`)
  const session = Session.start(module, options, { seed })
  if (isRefusal(session)) throw new Bug(session.refused)
  return session
}

/** A game that goes on, with steps that were taken back, and one that is over. */
async function keepFiles(game: string, folder: string): Promise<void> {
  const random = new FastChance(1)
  const running = await begun(game, `release ${game}`)
  for (let part = 0; part < 12; part++) {
    answer(running, random, 3)
    running.undo()
  }
  const over = await begun(game, `release ${game} over`)
  answer(over, random, Number.MAX_SAFE_INTEGER)
  for (const [name, session] of [
    ['running', running],
    ['over', over],
  ] as const) {
    const record = session.record({ for: 'host' })
    writeFileSync(join(folder, `${game}-${name}.json`), `${JSON.stringify(record)}\n`)
    console.log(`${game} ${name}: ${session.seq} steps, ${session.outcome ?? 'goes on'}`)
  }
}

/** What a server keeps: a table of each game that goes on, one that is over, and one whose game has not begun. */
async function keepServer(games: readonly string[], folder: string, databaseUrl?: string): Promise<void> {
  const running = await startServer({
    DATA_DIR: folder,
    SERVER_KEY: KEY,
    ADMIN_TOKEN: KEY,
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
  })
  const ann = new Visitor(running.address)
  const tables = []
  for (const game of games)
    for (const phase of ['lobby', 'playing', 'over'] as const) {
      const { body } = await ann.open({ game, options: { seats: 1 }, title: `${game} ${phase}` })
      if (phase !== 'lobby') {
        const link = ann.link(body.room)
        await seatAll([link])
        let left = phase === 'playing' ? 25 : Number.MAX_SAFE_INTEGER
        await playAll([link], 1, () => left-- > 0)
        const { replica } = link
        tables.push({ game, phase, room: body.room, keys: body.keys, head: replica.head, link: replica.link })
        link.stop()
      } else tables.push({ game, phase, room: body.room, keys: body.keys, head: 1 })
      console.log(`${game} at a table, ${phase}`)
    }
  writeFileSync(
    join(folder, 'people.json'),
    `${JSON.stringify({ cookie: ann.cookie, key: KEY, tables }, null, 1)}\n`,
  )
  await running.end()
  rmSync(join(folder, 'tables.sqlite.lock'), { force: true })
}

/** The same on a PostgreSQL, as rows. */
async function keepDatabase(games: readonly string[], folder: string): Promise<void> {
  const server = await startPostgres()
  const { url, remove } = await makeDatabase(server.url)
  await keepServer(games, folder, url)
  writeFileSync(join(folder, 'rows.json'), `${JSON.stringify(await keepRows(url))}\n`)
  await remove()
  await server.end()
}

const [version = '', ...games] = process.argv.slice(2)
const kept = (part: string): string => {
  const folder = fileURLToPath(new URL(`${version}/kept/${part}/`, RELEASES))
  mkdirSync(folder, { recursive: true })
  return folder
}
for (const game of games) await keepFiles(game, kept('files'))
await keepServer(games, kept('server'))
await keepDatabase(games, kept('database'))
