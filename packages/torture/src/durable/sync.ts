import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { startPostgres } from '@graveshift/server/testing/postgres/start-postgres'
import { makeFolder, ServerProcess, sharedBy } from '@graveshift/server/testing/server-process'
import { Visitor } from '@graveshift/server/testing/visitor'
import { mode } from '../mode.ts'
import { calm, gather, NO_LIMITS } from '../parts/crowd.ts'
import { atLeast, seen } from '../parts/figures.ts'
import { hasStrace, tracedBy } from '../parts/strace.ts'

const preload = { NODE_OPTIONS: `--import ${new URL('../parts/count-commits.ts', import.meta.url).href}` }

/** T3: how often the server commits, and how often it waits for the disk; by asking the system, not the server. */
export async function countSyncs(commands: number, seed: number) {
  const folder = makeFolder()
  const [syncs, commits] = [join(folder.path, 'syncs'), join(folder.path, 'commits')]
  const strace = ['strace', '-f', '-qq', '--signal=none', '-e', 'trace=fsync,fdatasync', '-o', syncs]
  const server = new ServerProcess(
    folder.path,
    { ...NO_LIMITS, ...preload, COMMITS_FILE: commits },
    hasStrace() ? strace : [],
  )
  let program = server.pid
  try {
    const address = await server.address()
    if (hasStrace()) program = tracedBy(server.pid)
    const players = await gather({ tables: 4, people: 1, seed, visitor: () => new Visitor(address) })
    const acknowledged = () => players.reduce((sum, player) => sum + player.acknowledged, 0)
    await Promise.all(players.map((player) => player.play(() => acknowledged() < commands)))
    const wrong = await calm(players, 60_000)
    for (const { link } of players) link.stop()
    process.kill(program, 'SIGTERM')
    await server.ended
    const groups = readFileSync(commits, 'utf8')
      .split('\n')
      .reduce((sum, line) => sum + Number(line), 0)
    const forced = existsSync(syncs)
      ? (readFileSync(syncs, 'utf8').match(/f(data)?sync\(.*= 0$/gm)?.length ?? 0)
      : undefined
    if (forced !== undefined && forced < groups)
      wrong.push(`${groups} commits, but only ${forced} waited for the disk`)
    return { wrong, acknowledged: acknowledged(), groups, forced }
  } finally {
    // What is traced outlives a tracer that is killed.
    if (existsSync(`/proc/${program}`)) process.kill(program, 'SIGKILL')
    await server.kill()
    folder.remove()
  }
}

/** T3: settings under which something acknowledged could be lost, and whether the server starts on them. */
export async function startOnWeakSettings(): Promise<string[]> {
  const wrong: string[] = []
  const startsOn = async (environment: Readonly<Record<string, string>>) => {
    const folder = makeFolder()
    const server = new ServerProcess(folder.path, environment)
    const listens = await server.address().then(
      () => true,
      () => false,
    )
    await server.kill()
    folder.remove()
    return { listens, said: server.said }
  }
  const sqlite = await startsOn({ ...preload, WEAK: '1' })
  if (sqlite.listens || !sqlite.said.includes('synchronous reads 1, not 2'))
    wrong.push(`SQLite that does not read back full: ${sqlite.said}`)
  for (const setting of ['synchronous_commit', 'fsync', 'full_page_writes']) {
    const postgres = await startPostgres({ [setting]: 'off' })
    try {
      const environment = sharedBy(postgres.url)
      const strict = await startsOn(environment)
      if (strict.listens || !strict.said.includes(`${setting}=off`)) wrong.push(`${setting}: ${strict.said}`)
      if (!(await startsOn({ ...environment, ACCEPT_LOSS: 'yes' })).listens)
        wrong.push(`${setting}: not even if told so`)
    } finally {
      await postgres.end()
    }
  }
  return wrong
}

export const sync = mode({
  tests: 'T3',
  about: 'every commit waits for the disk, and no start on settings that would not',
  day: { commands: 300, seed: 1 },
  night: { commands: 2000 },
  async run({ commands, seed }) {
    const { wrong, acknowledged, groups, forced } = await countSyncs(commands, seed)
    const measured = [
      atLeast('acknowledged', acknowledged, 2000),
      seen('commits', groups),
      forced === undefined
        ? {
            what: 'fsync and fdatasync',
            is: 'not counted: there is no strace',
            goal: `>= ${groups}`,
            met: false,
          }
        : atLeast('fsync and fdatasync', forced, groups),
    ]
    return [{ test: 'T3', measured, wrong: [...wrong, ...(await startOnWeakSettings())] }]
  },
})
