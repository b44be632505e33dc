import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { FastChance } from '@graveshift/kernel'
import { sqliteFile } from '@graveshift/server/store/open-store'
import { openSqlite } from '@graveshift/server/store/sqlite/open-sqlite'
import { type Folder, makeFolder, ServerProcess } from '@graveshift/server/testing/server-process'
import { Visitor } from '@graveshift/server/testing/visitor'
import type { Entry } from '@graveshift/table/room'
import { mode } from '../mode.ts'
import { readLog } from '../parts/check-logs.ts'
import { calm, gather, NO_LIMITS } from '../parts/crowd.ts'
import { type DiskStep, readTrace, traced } from '../parts/disk-trace.ts'
import { atLeast, seen } from '../parts/figures.ts'
import { Disk } from '../parts/lost-power.ts'
import { hasStrace, tracedBy } from '../parts/strace.ts'

interface Played {
  readonly steps: readonly DiskStep[]
  /** What players sent, by its id. */
  readonly roomOf: ReadonlyMap<string, string>
  readonly file: string
  readonly wrong: readonly string[]
}

/** How forces of the disk shall fail: the `first`, then each so many further on. */
export interface FailingForce {
  readonly first: number
  readonly each: number
}

/** People play at a real server whose every write and every answer is kept in the order it was made in. */
export async function playTraced(
  { commands, tables, seed }: { readonly commands: number; readonly tables: number; readonly seed: number },
  fails?: FailingForce,
): Promise<Played> {
  const folder = makeFolder()
  const trace = join(folder.path, 'trace')
  const faults = fails ? ['-e', `inject=fsync,fdatasync:error=EIO:when=${fails.first}+${fails.each}`] : []
  const server = new ServerProcess(folder.path, { ...NO_LIMITS, LOG_LEVEL: 'fatal' }, traced(trace, faults))
  let program: number | undefined
  try {
    const address = await server.address()
    program = tracedBy(server.pid)
    const players = await gather({ tables, people: 1, seed, visitor: () => new Visitor(address) })
    const acknowledged = () => players.reduce((sum, player) => sum + player.acknowledged, 0)
    await Promise.all(players.map((player) => player.play(() => acknowledged() < commands)))
    const wrong = await calm(players, 60_000)
    for (const { link } of players) link.stop()
    process.kill(program, 'SIGKILL')
    await server.ended
    const data = join(folder.path, 'data')
    return {
      steps: readTrace(readFileSync(trace, 'latin1').split('\n'), data),
      roomOf: new Map(players.flatMap(({ deeds, room }) => deeds.map(({ id }) => [id, room]))),
      file: basename(sqliteFile(data)),
      wrong,
    }
  } finally {
    if (program !== undefined && existsSync(`/proc/${program}`)) process.kill(program, 'SIGKILL')
    await server.kill()
    folder.remove()
  }
}

const DONE = /\{"type":"done","id":"([^"]+)","seq":(\d+)\}/g

/** Cuts the power at so many moments of what was played, and looks for what had been acknowledged by then. */
export async function cutPower(played: Played, cuts: number, seed: number, lies = false) {
  const random = new FastChance(seed)
  const disk = new Disk({ lies })
  const told = new Map<string, number>()
  const wrong: string[] = []
  const folder = makeFolder()
  const sum = { cuts: 0, refused: 0 }
  const moments = new Set(Array.from({ length: cuts }, () => random.below(played.steps.length)))
  const last = await logsOf(folder, replayed(played.steps), played)
  try {
    for (const [moment, step] of played.steps.entries()) {
      disk.take(step)
      if (step.step === 'tell')
        for (const [, id = '', seq] of step.bytes.toString('latin1').matchAll(DONE)) told.set(id, Number(seq))
      if (!moments.has(moment)) continue
      sum.cuts++
      const found = await logsOf(folder, disk.cut(random), played).catch((error: unknown) => error)
      // Before anything was told there may be nothing that can be opened.
      if (!(found instanceof Map)) {
        if (told.size > 0) wrong.push(`cut at ${moment}: cannot be opened: ${found}`)
        else sum.refused++
      } else for (const what of judge(found, last, told, played)) wrong.push(`cut at ${moment}: ${what}`)
    }
    return { wrong, told: told.size, ...sum }
  } finally {
    folder.remove()
  }
}

/** The files as the program itself saw them at the end. */
function replayed(steps: readonly DiskStep[]): Map<string, Buffer> {
  const disk = new Disk()
  const names = new Set(steps.flatMap((step) => (step.step === 'create' ? [step.file] : [])))
  for (const step of steps) disk.take(step)
  for (const file of ['.', ...names]) disk.take({ step: 'sync', file, since: steps.length, failed: false })
  return disk.cut(new FastChance(0))
}

/** All logs of a file and its write-ahead file, opened as a server opens them. */
async function logsOf(
  folder: Folder,
  files: ReadonlyMap<string, Buffer>,
  { file, roomOf }: Played,
): Promise<Map<string, Entry[]>> {
  const place = join(folder.path, 'after')
  rmSync(place, { recursive: true, force: true })
  mkdirSync(place)
  for (const name of [file, `${file}-wal`, `${file}-journal`]) {
    const bytes = files.get(name)
    if (bytes) writeFileSync(join(place, name), bytes)
  }
  const store = await openSqlite({ file: join(place, file) })
  try {
    const logs = new Map<string, Entry[]>()
    for (const room of new Set(roomOf.values())) logs.set(room, await readLog(store, room))
    return logs
  } finally {
    await store.close()
  }
}

/** What was told is there, where it was said to be; and nothing is there that was never written. */
function judge(
  found: ReadonlyMap<string, readonly Entry[]>,
  last: ReadonlyMap<string, readonly Entry[]>,
  told: ReadonlyMap<string, number>,
  { roomOf }: Played,
): string[] {
  const lost = [...told].flatMap(([id, seq]) => {
    const room = roomOf.get(id)
    return room === undefined || found.get(room)?.[seq]?.id === id ? [] : [`${id}, told as ${seq}, is lost`]
  })
  const strange = [...found].flatMap(([room, entries]) => {
    const whole = last.get(room) ?? []
    return entries.every(({ link }, seq) => whole[seq]?.link === link) ? [] : [`${room} has another log`]
  })
  return [...lost, ...strange]
}

export const power = mode({
  tests: 'T37',
  about:
    'the power goes at any moment of a traced server: of what was not forced to the disk anything may be lost',
  day: { commands: 300, tables: 4, cuts: 300, seed: 1 },
  night: { commands: 2000, tables: 8, cuts: 5000 },
  async run({ commands, tables, cuts, seed }) {
    if (!hasStrace())
      return [
        {
          test: 'T37',
          measured: [{ what: 'cuts', is: 'none: there is no strace', goal: `${cuts}`, met: false }],
          wrong: [],
        },
      ]
    const sound = await playTraced({ commands, tables, seed })
    const failing = await playTraced({ commands, tables, seed: seed + 1 }, { first: 30, each: 25 })
    const [one, two] = [await cutPower(sound, cuts, seed), await cutPower(failing, cuts, seed)]
    const failed = failing.steps.filter((step) => step.step === 'sync' && step.failed).length
    return [
      {
        test: 'T37',
        measured: [
          atLeast('cuts', one.cuts + two.cuts, 5000),
          seen('told', one.told + two.told),
          seen('forces that failed', failed),
        ],
        wrong: [...sound.wrong, ...one.wrong, ...failing.wrong, ...two.wrong],
      },
    ]
  },
})
