import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { FastChance } from '@graveshift/kernel'
import { nodeClock } from '@graveshift/server/clock'
import { openSqlite } from '@graveshift/server/store/sqlite/open-sqlite'
import { makeFolder } from '@graveshift/server/testing/server-process'
import { makeBed } from '@graveshift/table/host/testing'
import { StoreError } from '@graveshift/table/store'
import { mode } from '../mode.ts'
import { atLeast, atMost, seen } from '../parts/figures.ts'
import { hostOnDisk, playSome } from '../parts/host-on-disk.ts'

export interface DamageFigures {
  readonly copies: number
  readonly tables: number
  readonly seed: number
}

const PAGE = 4096

/** T9: damaged copies of a played file. A table is what it was, or refused, or not found; never something else. */
export async function damageCopies({ copies, tables, seed }: DamageFigures) {
  const folder = makeFolder()
  const file = join(folder.path, 'tables.sqlite')
  const random = new FastChance(seed)
  const sum = { refusedFiles: 0, whole: 0, quarantined: 0, missing: 0 }
  const wrong: string[] = []
  try {
    const first = await openSqlite({ file })
    const { host, players } = await hostOnDisk(first, tables, seed)
    await playSome(players, 40)
    const was = new Map<string, string | undefined>()
    for (const { room } of players) was.set(room, await host.look(room, ({ link }) => link))
    for (const { link } of players) link.stop()
    await host.close()
    await first.close()
    const whole = readFileSync(file)
    for (let copy = 0; copy < copies; copy++) {
      writeFileSync(file, damaged(whole, random))
      for (const rest of ['-wal', '-shm']) rmSync(file + rest, { force: true })
      try {
        // Larger files than these are not read whole at the start: so the worst case is looked at.
        const store = await openSqlite({ file, checkUpTo: 0 })
        const bed = makeBed(seed, { store, clock: nodeClock })
        for (const [room, link] of was)
          try {
            const is = await bed.host.look(room, (it) => it.link)
            if (is === link) sum.whole++
            else if (is === undefined) sum.missing++
            else wrong.push(`copy ${copy}: ${room} is ${is}, was ${link}`)
          } catch {
            sum.quarantined++
          }
        await bed.host.close()
        await store.close()
      } catch (error) {
        if (error instanceof StoreError) sum.refusedFiles++
        else wrong.push(`copy ${copy}: ${error}`)
      }
    }
    return { wrong, ...sum }
  } finally {
    folder.remove()
  }
}

/** Turned bits, emptied, swapped or missing pages. */
function damaged(whole: Buffer, random: FastChance): Buffer {
  const bytes = Buffer.from(whole)
  const page = () => PAGE * (1 + random.below(bytes.length / PAGE - 1))
  switch (random.below(4)) {
    case 0:
      for (let flips = 1 + random.below(100); flips > 0; flips--) {
        const place = 100 + random.below(bytes.length - 100)
        bytes.writeUInt8(bytes.readUInt8(place) ^ (1 << random.below(8)), place)
      }
      return bytes
    case 1: {
      const at = page()
      return bytes.fill(0, at, at + PAGE)
    }
    case 2: {
      const [one, two] = [page(), page()]
      const kept = Buffer.from(bytes.subarray(one, one + PAGE))
      bytes.copy(bytes, one, two, two + PAGE)
      kept.copy(bytes, two)
      return bytes
    }
    default:
      return bytes.subarray(0, page())
  }
}

export const damage = mode({
  tests: 'T9',
  about: 'bits turned, pages emptied, swapped, cut off',
  day: { copies: 60, tables: 8, seed: 1 },
  night: { copies: 300 },
  async run(figures) {
    const { wrong, refusedFiles, whole, quarantined, missing } = await damageCopies(figures)
    const measured = [
      atLeast('damaged copies', figures.copies, 300),
      seen('files refused', refusedFiles),
      seen('tables refused by name', quarantined),
      atMost('tables not found', missing, 0),
      seen('tables as they were', whole),
    ]
    return [{ test: 'T9', measured, wrong }]
  },
})
