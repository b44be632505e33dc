import { CONTENT, EFFECTS } from '@graveshift/gear-up'
import { nth } from '@graveshift/kernel'
import { beforeAll, describe, expect, test } from 'vitest'
import { fixtureOf } from './fixture.ts'
import type { GearUpGame } from './game-record.ts'
import { playFixture } from './play-fixture.ts'
import { readOrder } from './read-order.ts'

// One node: the quick bot takes what looks best at once, so that many games take little time.
const ORDER = readOrder({
  bots: 'quick',
  nodes: 1,
  seats: '1-6',
  difficulty: 'all',
  boss: 'all',
  seed: 'records',
})
const healthOf = (survivor: string, seats: number): number => {
  const found = CONTENT.survivors.find(({ id }) => id === survivor)
  return (seats === 1 ? found?.solo.health : found?.team.health) ?? 0
}
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

describe('records of games', () => {
  let records: GearUpGame[] = []
  beforeAll(() => {
    // Every seventh of 144: all seats, bosses and difficulties. Bots without a plan try everything out.
    const orders = [ORDER, { ...ORDER, bots: ['random', 'quick'] }]
    records = Array.from({ length: 40 }, (_, index) =>
      playFixture(nth(orders, index % 2), fixtureOf(ORDER, index * 7)),
    )
  })

  test('health lost to all sources is the health that is missing', () => {
    for (const { survivors, seats, health, damage } of records) {
      const missing = sum(survivors.map((id) => healthOf(id, seats))) - sum(health)
      expect(sum(Object.values(damage).map((source) => source.health))).toBe(missing)
    }
  })

  test('a game is won with no space of the boss left, lost by the death of somebody, or by time', () => {
    for (const { outcome, why, dead, health, bossLeft, survivors, round, turn } of records) {
      expect(bossLeft === 0).toBe(outcome === 'won')
      expect(why === undefined).toBe(outcome === 'won')
      if (why === 'death') expect(health[survivors.indexOf(dead ?? '')]).toBe(0)
      if (why === 'time') expect([round, turn]).toEqual([2, 9])
    }
    // Late defeats are rare: a dead survivor nearly always comes first.
    for (const why of [undefined, 'death']) expect(records.map((record) => record.why)).toContain(why)
  })

  test('only what was offered is taken, and only weapons that came up are used first', () => {
    for (const { offered, taken, weapons } of records) {
      for (const upgrade of taken) expect(offered).toContain(upgrade)
      for (const { came, used, kills, squares } of Object.values(weapons)) {
        expect(used).toBeLessThanOrEqual(2 * came)
        expect(kills).toBeLessThanOrEqual(squares)
      }
    }
  })

  test('as many turn cards as turns, and nearly all effects are seen', () => {
    const effects = new Set<string>()
    for (const { cards, round, turn, effects: used } of records) {
      const turns = sum(
        Object.entries(cards).flatMap(([name, times]) => (name.startsWith('turn ') ? [times] : [])),
      )
      expect(turns).toBe((round - 1) * 9 + turn)
      for (const effect of Object.keys(used)) effects.add(effect)
    }
    expect(effects.size).toBeGreaterThan(EFFECTS.length - 3)
  })
})

test('the same game goes the same way again, and another way for another bot', () => {
  const fixture = fixtureOf(ORDER, 3)
  const record = playFixture(ORDER, fixture)
  expect(playFixture(ORDER, fixture)).toEqual(record)
  expect(playFixture({ ...ORDER, bots: ['random'] }, fixture)).not.toEqual(record)
})

test('bots take turns around the table', () => {
  const order = { ...ORDER, bots: ['random', 'quick'], seats: [2] }
  const fixture = fixtureOf(order, 0)
  const both = ['random', 'quick'].map((bot) => playFixture({ ...order, bots: [bot] }, fixture))
  expect(both).not.toContainEqual(playFixture(order, fixture))
})
