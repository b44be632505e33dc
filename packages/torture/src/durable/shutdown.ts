import { join } from 'node:path'
import { sqliteFile } from '@graveshift/server/store/open-store'
import { openSqlite } from '@graveshift/server/store/sqlite/open-sqlite'
import { makeFolder, pause, ServerProcess } from '@graveshift/server/testing/server-process'
import { Visitor } from '@graveshift/server/testing/visitor'
import { CLOSE } from '@graveshift/table/wire'
import { mode } from '../mode.ts'
import { checkLogs } from '../parts/check-logs.ts'
import { gather, NO_LIMITS } from '../parts/crowd.ts'
import { atLeast, atMost } from '../parts/figures.ts'
import { isTimeUp } from '../parts/patience.ts'

export interface ShutdownFigures {
  readonly times: number
  readonly tables: number
  readonly seed: number
}

/** Never says that it ended: what a hung handler looks like from outside. */
const HANG = `data:text/javascript,import { Server } from 'node:net'; Server.prototype.close = function () { return this }`

/** T11: asked to end while people play, it sends them away to come back, and ends; if something hangs, all the same. */
export async function askToEnd({ times, tables, seed }: ShutdownFigures, hangs = false) {
  const wrong: string[] = []
  const took: number[] = []
  for (let time = 0; time < times && !(isTimeUp() && time > 0); time++) {
    const folder = makeFolder()
    const hung = hangs ? { NODE_OPTIONS: `--import "${HANG}"` } : {}
    const server = new ServerProcess(folder.path, { ...NO_LIMITS, LOG_LEVEL: 'silent', ...hung })
    try {
      const address = await server.address()
      const codes: number[] = []
      const players = await gather({
        tables,
        people: 1,
        seed: seed + time,
        visitor: () => new Visitor(address),
        otherwise: (visitor) => ({
          connect: (ears) =>
            visitor.connect({
              ...ears,
              opened: () => ears.opened(),
              heard: (text) => ears.heard(text),
              closed: (code) => {
                codes.push(code)
                ears.closed(code)
              },
            }),
        }),
      })
      let over = false
      const playing = players.slice(0, 50).map((player) => player.play(() => !over, 5))
      await pause(500)
      const began = performance.now()
      server.signal('SIGTERM')
      const code = await server.ended
      took.push(performance.now() - began)
      over = true
      await Promise.all(playing)
      for (const { link } of players) link.stop()
      if (code !== (hangs ? 1 : 0)) wrong.push(`ended with ${code}`)
      const away = codes.filter((one) => one === CLOSE.retryNow).length
      if (away < tables) wrong.push(`${away} of ${tables} were asked to come back`)
      const store = await openSqlite({ file: sqliteFile(join(folder.path, 'data')) })
      wrong.push(...(await checkLogs(store, players)))
      await store.close()
    } finally {
      await server.kill()
      folder.remove()
    }
  }
  return { wrong, took }
}

export const shutdown = mode({
  tests: 'T11',
  about: 'SIGTERM in the middle of games; once with something that never ends',
  day: { times: 2, tables: 100, seed: 1 },
  night: { times: 20, tables: 2000 },
  async run(figures) {
    const { wrong, took } = await askToEnd(figures)
    const hung = await askToEnd({ ...figures, times: 1, tables: 10 }, true)
    const measured = [
      atLeast('times', took.length, 20),
      atLeast('open tables', figures.tables, 2000),
      atMost('slowest end', Math.max(...took), 5000, 'ms'),
      atMost('with something hung', Math.max(...hung.took), 11_000, 'ms'),
    ]
    return [{ test: 'T11', measured, wrong: [...wrong, ...hung.wrong] }]
  },
})
