import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readOrder } from '../games/gear-up/simulate/read-order.ts'
import { SECOND } from '../games/second-edition/simulate/simulated.ts'
import { fixtureOf } from '../zones/simulate/fixture.ts'
import { playFixture } from '../zones/simulate/play-fixture.ts'
import { readOrder as readMissions } from '../zones/simulate/read-order.ts'
import { type SoleSimulation, simulate } from './simulate.ts'

const GAMES = 24
const NEVER = new AbortController().signal
const order = readOrder({ bots: 'random', seats: '1-6', difficulty: 'all', boss: 'all', seed: 'files' })

describe('a simulation', () => {
  let home = ''
  beforeAll(() => {
    home = mkdtempSync(join(tmpdir(), 'graveshift-simulate-'))
  })
  afterAll(() => rmSync(home, { recursive: true }))

  const run = (name: string, more: Partial<SoleSimulation> = {}, signal = NEVER) =>
    simulate(
      {
        order,
        games: GAMES,
        threads: 1,
        out: join(home, name),
        dataFolder: home,
        command: 'test',
        quiet: true,
        ...more,
      },
      signal,
    )
  const read = (name: string, file = 'games.jsonl') => readFileSync(join(home, name, file), 'utf8')

  test('writes the same files on one thread, on three, and in three sittings', async () => {
    await run('one')
    await run('three', { threads: 3 })
    await run('sittings', { games: 5 })
    await run('sittings', { games: 13, threads: 2 })
    await run('sittings')
    for (const file of ['games.jsonl', 'summary.json', 'report.html']) {
      expect(read('three', file)).toBe(read('one', file))
      expect(read('sittings', file)).toBe(read('one', file))
    }
    expect(read('one').trim().split('\n')).toHaveLength(GAMES + 1)
  })

  test('stopped in the middle it goes on where it was', async () => {
    const stop = new AbortController()
    const broken = run('stopped', { threads: 2 }, stop.signal)
    // By the time the threads have started some games may be there, or none: both must do.
    setTimeout(() => stop.abort(), 400)
    const { done, summary } = await broken
    expect(done).toBe(summary.games === GAMES)
    await run('stopped')
    expect(read('stopped')).toBe(read('one'))
  })

  test('asked for fewer games than there are, it plays none and counts those', async () => {
    const before = read('one')
    const { summary, done } = await run('one', { games: 10 })
    expect(summary.games).toBe(10)
    expect(done).toBe(true)
    expect(read('one')).toBe(before)
  })

  test('its folder is named after what is played, with what', async () => {
    const { out: _, ...rest } = {
      out: undefined,
      order,
      games: 1,
      threads: 1,
      dataFolder: home,
      command: '',
      quiet: true,
    }
    const one = await simulate(rest, NEVER)
    const other = await simulate({ ...rest, order: { ...order, seed: 'other' } }, NEVER)
    expect((await simulate(rest, NEVER)).folder).toBe(one.folder)
    expect(other.folder).not.toBe(one.folder)
  })

  test('the report is one page that fetches nothing', async () => {
    await run('one')
    const page = read('one', 'report.html')
    const addresses = page.match(/(?:https?:)?\/\/[^"'\s<)]+/g) ?? []
    expect(addresses.filter((address) => !address.includes('www.w3.org'))).toEqual([])
    expect(page).not.toMatch(/<script|<link|<img|@import|url\(/)
    for (const title of [
      'Wins by number of seats',
      'Wins by boss',
      'Wins by survivor',
      'Length',
      'Where damage comes from',
      'Use of weapons',
      'Use of effects',
      'Upgrades',
      'Cards',
    ])
      expect(page).toContain(`<h2>${title}</h2>`)
    expect(page.match(/<svg/g)).toHaveLength(9)
    expect(page).toContain('Super-Abomination')
    expect(page).toContain('Sansetsukon: Split')
    expect(page).not.toMatch(/NaN|undefined/)
  })

  test('the second edition has lines of its own, and one page with its own plots', async () => {
    const second = readMissions(SECOND, {
      bots: 'random',
      seats: '1-6',
      missions: 'all',
      survivors: 'all',
      seed: 'files',
    })
    const SECOND_GAMES = 28
    await run('second', { order: second, games: SECOND_GAMES, threads: 2 })
    const [, ...lines] = read('second').trim().split('\n')
    expect(lines).toHaveLength(SECOND_GAMES)
    expect(lines[27]).toBe(JSON.stringify(playFixture(SECOND, second, fixtureOf(SECOND, second, 27))))
    const page = read('second', 'report.html')
    for (const title of [
      'Goals',
      'Wins by mission',
      'Wins by number of seats',
      'Wins by survivor',
      'Length',
      'Why games were lost',
      'Wounds',
      'Danger levels',
      'Missions in figures',
      'Zombies killed',
      'Actions',
      'Use of equipment',
      'Zombies by weapon',
      'Skills learned',
      'Skills used',
    ])
      expect(page).toContain(`<h2>${title}</h2>`)
    // Of every mission, all of which are lost, a map of who fell where and how far its goals were.
    expect(page.match(/<svg/g)).toHaveLength(13 + 2 * 26)
    expect(page).toContain('M10 Small Town')
    expect(page).not.toMatch(/NaN|undefined|<script|<link|<img/)
  })
})
