import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startThreads } from '../../simulate/pool.ts'
import { compare, comparedText } from './compared.ts'
import { measuredText } from './measured-text.ts'
import { offLabel } from './off-label.ts'
import { type Measurement, playSeries } from './play-series.ts'
import { type Series, seriesOf } from './series.ts'

function randomSeries(each: number): Series {
  const [, , series] = seriesOf([1], each, each)
  if (!series) throw new Error('a series is missing')
  return series
}
const NEVER = new AbortController().signal

let home = ''
beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'graveshift-labels-'))
})
afterAll(() => rmSync(home, { recursive: true }))

const threads = startThreads(1, NEVER)
afterAll(() => threads.close())

const played = (each: number, missions = 'M0,M10') => {
  const flags = { seed: 'labels', missions, survivors: 'all', nodes: 1 }
  const measurement: Measurement = { game: 'second-edition', flags, threads, dataFolder: home, quiet: true }
  return playSeries(measurement, randomSeries(each), NEVER)
}

test('labels come first, then what bots are worth, then other numbers of seats', () => {
  const names = seriesOf([1, 2, 6], 100, 40).map(
    ({ name, bot, seats, each }) => `${name} ${bot} ${seats} ${each}`,
  )
  expect(names).toEqual([
    'strong strong 1 100',
    'quick quick 1 100',
    'random random 1 100',
    'strong-2-seats strong 2 40',
    'strong-6-seats strong 6 40',
  ])
})

test('a series goes on where it was, and tells how to play it again', async () => {
  const [first] = (await played(1)).records
  const { records, summary, goals, command, done } = await played(2)
  expect(done).toBe(true)
  expect(records).toHaveLength(4)
  expect(records[0]).toEqual(first)
  expect(summary.missions).toMatchObject({ 'zombicide-life': { games: 2 }, 'small-town': { games: 2 } })
  expect(command).toBe(
    'npx graveshift simulate second-edition --games 4 --seed labels --missions M0,M10 --survivors all --nodes 1 --bots random --seats 1 --positions no',
  )
  // Random bots win no game: what is called easy is won too seldom.
  expect(offLabel(goals)).toEqual([
    'zombicide-life is called easy (60.0 % to 85.0 %), 0.0 % won (0.0 % to 65.8 %): may be luck',
    'small-town is called easy (60.0 % to 85.0 %), 0.0 % won (0.0 % to 65.8 %): may be luck',
  ])
  const kept = JSON.parse(measuredText(command, '0123abcd', summary))
  expect(kept).toMatchObject({ command, missions: { 'small-town': { games: 2 } } })
})

test('bots are compared game by game', () => {
  const games = (outcomes: string) =>
    [...outcomes].map(
      (sign, game) => ({ game, outcome: sign === '+' ? 'won' : 'lost', decisions: 1 }) as const,
    )
  const compared = compare('strong', games('++++-+++'), 'quick', games('+-+--++-'))
  expect(compared).toMatchObject({ games: 8, won: [7, 4], ahead: 375 })
  // Three of eight apart, none the other way: a mean of 3/8 with a standard error of sqrt(15/64/7).
  expect(compared.interval).toEqual([16, 734])
  expect(JSON.parse(comparedText([compared]))).toEqual({ compared: [compared] })
})
