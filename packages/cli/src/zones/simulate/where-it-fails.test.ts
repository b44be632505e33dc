import { beforeAll, expect, test } from 'vitest'
import { SECOND } from '../../games/second-edition/simulate/simulated.ts'
import { fixtureOf } from './fixture.ts'
import type { MissionGame } from './game-record.ts'
import { playFixture } from './play-fixture.ts'
import { readOrder } from './read-order.ts'
import { addRecord, freshSummary, type MissionSummary } from './summary.ts'
import { whereItFails } from './where-it-fails.ts'

const ORDER = readOrder(SECOND, {
  bots: 'random',
  seats: '2',
  missions: 'M1',
  survivors: 'all',
  seed: 'falls',
})

let records: MissionGame[]
let summary: MissionSummary
let page: string

beforeAll(() => {
  records = [0, 1, 2].map((game) => playFixture(SECOND, ORDER, fixtureOf(SECOND, ORDER, game)))
  summary = freshSummary()
  for (const record of records) addRecord(summary, record)
  page = whereItFails(SECOND, summary, Object.keys(summary.missions)).join('\n')
})

const total = (counts: Readonly<Record<string, number>>) =>
  Object.values(counts).reduce((sum, count) => sum + count, 0)

test('everybody who fell fell in a zone of the board, which the map shows with its share', () => {
  for (const { dead, fell } of records) expect(total(fell)).toBe(dead.length)
  const fell = Object.values(summary.fell)[0] ?? {}
  expect(total(fell)).toBeGreaterThan(0)
  for (const [zone, count] of Object.entries(fell))
    expect(page).toContain(`<title>${zone}: ${((100 * count) / total(fell)).toFixed(0)} %</title>`)
})

test('of games that were lost the report tells which goals were not met', () => {
  const [sums = []] = Object.values(summary.goals)
  expect(records.map(({ outcome }) => outcome)).toContain('lost')
  expect(sums.some(({ missed }) => missed > 0)).toBe(true)
  expect(page).toContain('Not met: 100.0 %')
  for (const { goals } of records) for (const done of goals) expect(done).toBeGreaterThanOrEqual(0)
})

test('of missions that were always won it says nothing', () => {
  const won = freshSummary()
  for (const record of records) addRecord(won, { ...record, outcome: 'won' })
  expect(whereItFails(SECOND, won, Object.keys(won.missions))).toEqual([])
})
