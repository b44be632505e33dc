import { join } from 'node:path'
import { FastChance } from '@graveshift/kernel'
import { sqliteFile } from '@graveshift/server/store/open-store'
import { openSqlite } from '@graveshift/server/store/sqlite/open-sqlite'
import { makeFolder, pause, ServerProcess } from '@graveshift/server/testing/server-process'
import { Visitor } from '@graveshift/server/testing/visitor'
import { mode } from '../mode.ts'
import { BAD, FINE, hastyClock, openCuttingDoor, throughWeather } from '../parts/bad-network.ts'
import { checkLogs } from '../parts/check-logs.ts'
import { calm, gather, NO_LIMITS } from '../parts/crowd.ts'
import { atLeast, atMost, seen } from '../parts/figures.ts'
import { isTimeUp } from '../parts/patience.ts'

export interface NetworkFigures {
  readonly commands: number
  readonly tables: number
  readonly people: number
  /** The worst delay of a message. */
  readonly delay: number
  /** How much faster the clients' clocks run. */
  readonly haste: number
  readonly seed: number
}

/** T4: messages are lost, doubled, late and cut; everybody has two tabs and clicks twice. */
export async function playInBadWeather({ commands, tables, people, delay, haste, seed }: NetworkFigures) {
  const folder = makeFolder()
  const random = new FastChance(seed)
  let weather = FINE
  const server = new ServerProcess(folder.path, NO_LIMITS)
  const address = await server.address()
  const door = await openCuttingDoor(address, () => weather, random)
  try {
    const players = await gather({
      tables,
      people,
      tabs: 2,
      seed,
      visitor: () => {
        const visitor = new Visitor(door.address)
        visitor.origin = address
        return visitor
      },
      otherwise: (visitor) => ({
        clock: hastyClock(haste),
        connect: throughWeather(
          (ears) => visitor.connect(ears),
          () => weather,
          random,
        ),
      }),
    })
    weather = { ...BAD, delayMs: delay }
    let over = false
    // Two at once in each tab: the second click finds the first one on its way, or the table changed.
    const playing = Promise.all(
      players.flatMap((player) => [player.play(() => !over, 5), player.play(() => !over, 5)]),
    )
    const sent = () => players.reduce((sum, { deeds }) => sum + deeds.length, 0)
    while (sent() < commands && !isTimeUp()) await pause(20)
    over = true
    weather = FINE
    await playing
    const began = performance.now()
    const wrong = await calm(players, 60_000)
    const calmAfter = performance.now() - began
    for (const { link } of players) link.stop()
    if (server.said.includes('"level":"error"')) wrong.push(server.said.slice(-500))
    await server.kill()
    const store = await openSqlite({ file: sqliteFile(join(folder.path, 'data')) })
    try {
      wrong.push(...(await checkLogs(store, players)))
      const acknowledged = players.reduce((sum, player) => sum + player.acknowledged, 0)
      return { wrong, sent: sent(), acknowledged, calmAfter }
    } finally {
      await store.close()
    }
  } finally {
    await door.close()
    await server.kill()
    folder.remove()
  }
}

export const network = mode({
  tests: 'T4',
  about: 'lost, doubled, late and cut messages, dead lines, double clicks, two tabs',
  day: { commands: 2000, tables: 8, people: 2, delay: 2000, haste: 5, seed: 1 },
  night: { commands: 100_000 },
  async run(figures) {
    const { wrong, sent, acknowledged, calmAfter } = await playInBadWeather(figures)
    const measured = [
      atLeast('commands', sent, 100_000),
      seen('acknowledged', acknowledged),
      atMost('all answered and alike after the calm', calmAfter, 5000, 'ms'),
    ]
    return [{ test: 'T4', measured, wrong }]
  },
})
