import { isFault } from '@graveshift/kernel'
import { describe, expect, test } from 'vitest'
import { GAMES } from '../../games.ts'
import { wordsIn } from '../../words.ts'
import { plain } from '../report/parts.ts'
import type { PlainGame } from './record.ts'
import { plainFixture } from './record.ts'
import { simulatedPlainly } from './simulated.ts'
import { freshSummary, type PlainSummary } from './summary.ts'

const FLAGS = { bots: 'random', seats: '1-2', seed: 'plain' }
const PLAYED = 4

describe.each(GAMES)('$id, simulated as a game that says no more than its module does', (module) => {
  const game = simulatedPlainly(module)
  const order = game.readOrder(FLAGS)
  const records = Array.from({ length: PLAYED }, (_, number) => game.play(order, number) as PlainGame)
  const summary = freshSummary()
  for (const record of records) game.addRecord(summary, record)
  const { tell } = wordsIn('en', module.id)

  test('the same order and number give the same record', () => {
    expect(game.play(order, 1)).toEqual(records[1])
  })

  test('which game it is is drawn, how it is played is as usual', () => {
    const usual = module.readOptions({})
    if (isFault(usual)) throw new Error(usual.message)
    const asRules = (options: object) =>
      module.options.filter(({ about }) => about === 'rules').map(({ id }) => Object(options)[id])
    const drawn = Array.from({ length: 20 }, (_, number) => plainFixture(module, order, number).options)
    for (const options of drawn) expect(asRules(Object(options))).toEqual(asRules(Object(usual)))
    const isChosen = module.options.some(({ about, kind }) => about === 'table' && kind !== 'seats')
    if (isChosen) expect(new Set(drawn.map((options) => JSON.stringify(options))).size).toBeGreaterThan(2)
  })

  test('everything that the module tells apart or counts stands in the report, in words', async () => {
    const report = (await game.sections(summary)).join('')
    const titles = [
      ...(module.rates ?? []).map(({ title }) => title),
      ...records.flatMap(({ figures }) => [
        ...(figures?.series ?? []).map(({ name }) => name),
        ...(figures?.totals ?? []).map(({ name }) => name),
        ...(figures?.breakdowns ?? []).map(({ title }) => title),
        ...(figures?.tables ?? []).flatMap(({ title, columns }) => [title, ...columns]),
      ]),
    ].map(tell)
    expect(titles.length).toBeGreaterThan(5)
    for (const title of titles) expect(report).toContain(plain(title))
    expect(report).not.toMatch(/undefined|NaN|\[object/)
  })

  test('totals are means over the games', async () => {
    const [first] = records[0]?.figures?.totals ?? []
    if (!first) throw new Error('nothing is counted')
    const values = records.map(({ figures }) => figures?.totals[0]?.value ?? 0)
    const mean = values.reduce((sum, value) => sum + value, 0) / PLAYED
    const report = (await game.sections(summary)).join('')
    expect(report).toContain(`<td>${plain(tell(first.name))}</td><td>${mean.toFixed(2)}</td>`)
  })

  test('what was won is the sum of what was won apart', () => {
    const { seats, rates, lengths }: PlainSummary = summary
    const games = (counts: Readonly<Record<string, { readonly games: number }>>) =>
      Object.values(counts).reduce((sum, count) => sum + count.games, 0)
    expect(games(seats)).toBe(PLAYED)
    expect(games(rates.seats ?? {})).toBe(PLAYED)
    expect(Object.values(lengths).flatMap((ends) => Object.values(ends))).toHaveLength(
      new Set(records.map(({ outcome, at }) => `${outcome} ${at}`)).size,
    )
  })
})
