import { join } from 'node:path'
import { sqliteFile } from '@graveshift/server/store/open-store'
import { openSqlite } from '@graveshift/server/store/sqlite/open-sqlite'
import type { ServerProcess } from '@graveshift/server/testing/server-process'
import { checkLogs } from './check-logs.ts'
import { calm, type gather } from './crowd.ts'

type Players = Awaited<ReturnType<typeof gather>>

/** Lets everybody catch up, ends the server for good, and holds what its players were told against its file. */
export async function judgeAfter(folder: string, server: ServerProcess, players: Players) {
  const wrong = await calm(players, 60_000)
  for (const { link } of players) link.stop()
  await server.kill()
  const store = await openSqlite({ file: sqliteFile(join(folder, 'data')) })
  try {
    wrong.push(...(await checkLogs(store, players)))
    return { wrong, counts: await store.counts() }
  } finally {
    await store.close()
  }
}
