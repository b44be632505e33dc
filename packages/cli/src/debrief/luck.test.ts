import { luckOf } from '@graveshift/bots'
import { type Script, TestTable } from '@graveshift/gear-up/testing'
import { nth } from '@graveshift/kernel'
import { describe, expect, test } from 'vitest'
import { optionsOf, played, seatsOf, walker } from './testing/coached.ts'

describe('luck', () => {
  const street = [walker({ grid: ['DD', 'DD'] })]
  const lastOf = (script: Script) => {
    const table = new TestTable(optionsOf({ seats: seatsOf(street), card: 'red-fast' }), script)
    return {
      table,
      step: nth(played(table, [[0, 'pass']]), 0),
    }
  }

  test('adds up to nothing over all cards that could come', () => {
    const { table, step } = lastOf({})
    const deck = [...step.before.board.turnDeck]
    const lucks = deck.map((card) => {
      const { step: other } = lastOf({ turn: [card] })
      return luckOf(table.rules, other, { looks: 40, seed: 1 })
    })
    const sums = [0, 1].map((seat) => lucks.reduce((sum, luck) => sum + nth(luck, seat), 0) / deck.length)
    const spread = Math.max(...lucks.map(([ethan]) => Math.abs(ethan ?? 0)))
    // A card that lets the walker before Ethan strike costs him some points of damage; over all cards hardly anything is left.
    expect(spread).toBeGreaterThan(100)
    for (const sum of sums) expect(Math.abs(sum)).toBeLessThan(spread / 8)
    expect(Math.abs(nth(sums, 1))).toBeLessThan(50)
  })

  test('is nothing where nothing was left to it', () => {
    const table = new TestTable(optionsOf({ seats: seatsOf(street, street) }), {})
    expect(luckOf(table.rules, nth(played(table, [[0, 'pass']]), 0), { looks: 5, seed: 1 })).toEqual([0, 0])
  })
})
