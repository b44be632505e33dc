import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeFolder, pause, ServerProcess, until } from '@graveshift/server/testing/server-process'
import { Visitor } from '@graveshift/server/testing/visitor'
import { mode } from '../mode.ts'
import { gather, NO_LIMITS } from '../parts/crowd.ts'
import { atLeast, seen } from '../parts/figures.ts'
import { judgeAfter } from '../parts/judge-after.ts'
import type { Player } from '../parts/player.ts'

const SECOND = 1_000
const HOUR = 3_600 * SECOND
const DAY = 24 * HOUR
const YEARS = 3_653 * DAY
/** A day with a leap second or a change to summer time is an hour or a second for a server that counts in UTC. */
const STEPS = [SECOND, -SECOND, HOUR, -HOUR, DAY, -DAY, YEARS, -YEARS, -YEARS, YEARS]
/** The shortest that a table may have. */
const ABSENT_S = 5
const preload = `--import ${new URL('../parts/turned-clock.ts', import.meta.url).href}`

/** T27: somebody turns the clock of a real server, again and again, while people play and come and go. */
export async function turnClock({ times, tables, seed }: { times: number; tables: number; seed: number }) {
  const folder = makeFolder()
  const file = join(folder.path, 'clock')
  const server = new ServerProcess(folder.path, { ...NO_LIMITS, NODE_OPTIONS: preload, CLOCK_FILE: file })
  const wrong: string[] = []
  const visitors = new Map<string, Visitor>()
  const turned: number[] = []
  /** By how much each entry's hour was wrong when it came. */
  const shown: number[] = []
  const turn = (by: number): void => {
    turned.push((turned.at(-1) ?? 0) + by)
    writeFileSync(file, String(turned.at(-1)))
    server.signal('SIGUSR2')
  }
  try {
    const address = await server.address()
    const otherwise = (visitor: Visitor, room: string) => {
      visitors.set(room, visitor)
      return {}
    }
    const players = await gather({ tables, people: 2, seed, visitor: () => new Visitor(address), otherwise })
    const acknowledged = () => players.reduce((sum, player) => sum + player.acknowledged, 0)
    let over = false
    let lost = 0
    for (const { link } of players)
      link.listen((event) => {
        if (!over && event.kind === 'status' && event.status !== 'open') lost++
        if (event.kind === 'entry') shown.push(event.entry.at - Date.now())
      })
    const [ann, ben] = await pair(address, seed)
    const playing = Promise.all(players.map((player) => player.play(() => !over, 5)))
    ben.link.stop()
    const left = performance.now()
    let taken: number | undefined
    const ask = async (): Promise<void> => {
      const answer = await ann.link.do({ kind: 'call-take-over', seat: 1 })
      if ('done' in answer) taken ??= performance.now() - left
    }
    for (let time = 0; time < times; time++)
      for (const by of STEPS) {
        const had = acknowledged()
        // A ticket from before the turn, a connection from after it.
        const [room, visitor] = [...visitors][time % visitors.size] ?? []
        const tab = visitor?.link(room ?? '')
        tab?.start()
        turn(by)
        await until(() => acknowledged() > had + players.length)
        await until(() => tab?.status === 'open' || tab?.status === 'stopped')
        if (tab?.status === 'stopped') wrong.push(`turned by ${by} ms: a tab was sent away`)
        tab?.stop()
        if (taken === undefined) await ask()
      }
    while (taken === undefined && performance.now() - left < 20 * ABSENT_S * SECOND) {
      await pause(SECOND)
      await ask()
    }
    if (taken === undefined) wrong.push('an absent player could never be replaced')
    else if (taken < ABSENT_S * SECOND) wrong.push(`an absent player was replaced after ${taken} ms`)
    over = true
    await playing
    // A slow machine may lose one; a clock that matters would lose some at every turn.
    if (lost >= turned.length) wrong.push(`${lost} connections were lost`)
    wrong.push(...neverShown(turned, shown))
    const judged = await judgeAfter(folder.path, server, [...players, ann])
    return {
      wrong: [...wrong, ...judged.wrong],
      acknowledged: acknowledged(),
      turns: turned.length,
      taken: taken ?? Number.NaN,
    }
  } finally {
    await server.kill()
    folder.remove()
  }
}

/** Two people in the middle of a game at a table of their own, where it does not take long to be absent. */
async function pair(address: string, seed: number): Promise<[Player, Player]> {
  const made = await gather({ tables: 1, people: 2, seed: seed + 1, visitor: () => new Visitor(address) })
  const [ann, ben] = made
  if (!ann || !ben) throw new Error('nobody came')
  await ann.do({ kind: 'configure', absentAfter: ABSENT_S })
  const isOn = () => made.every(({ link }) => link.replica.room?.phase === 'playing')
  await Promise.all(made.map((player) => player.play(() => !isOn())))
  return [ann, ben]
}

/** What was written after each turn bears its hour, or nothing was proved. */
function neverShown(turned: readonly number[], shown: readonly number[]): string[] {
  return turned
    .filter((by) => !shown.some((is) => Math.abs(is - by) < HOUR / 2))
    .map((by) => `nothing was written while the clock was wrong by ${by} ms`)
}

export const clock = mode({
  tests: 'T27',
  about: 'the clock of a real server is turned by seconds and by years while people play',
  day: { times: 2, tables: 3, seed: 1 },
  night: { times: 10 },
  async run(figures) {
    const { wrong, acknowledged, turns, taken } = await turnClock(figures)
    const measured = [
      atLeast('turns of the clock', turns, 100),
      seen('acknowledged', acknowledged),
      seen(`an absence of ${ABSENT_S} s ended after`, taken / SECOND, 's'),
    ]
    return [{ test: 'T27', measured, wrong }]
  },
})
