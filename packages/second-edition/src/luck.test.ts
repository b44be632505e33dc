import { type Json, type LuckFigure, momentsFrom } from '@graveshift/kernel'
import { luckIn } from '@graveshift/zones'
import { describe, expect, test } from 'vitest'
import { HERE, melee, position, type TestTable } from './testing.ts'

const AMY = {
  mission: 'city-blocks',
  survivors: ['amy'],
  turn: 'amy',
  people: [{ id: 'amy', zone: '9R.a', skills: [], hand: ['chainsaw'] }],
}

/** What luck brought by an answer in Amy's turn. */
function luckBy(table: TestTable, answer: Json): readonly LuckFigure[] {
  const { kit, rules } = table
  const board = rules.clone(table.board)
  return luckIn(kit, momentsFrom(rules, board, table.do(answer)))
}

describe('luck against expectation', () => {
  test('dice: hits against what such dice bring on average', () => {
    const at = { ...AMY, people: [{ id: 'amy', zone: HERE, skills: [], hand: ['chainsaw'] }] }
    const table = position({ ...at, zombies: { [HERE]: { walker: 5 } } }, { dice: [5, 6, 5, 1, 1] })
    // Five dice that hit on 5 and 6: three came, one and two thirds were to be expected.
    expect(luckBy(table, melee('chainsaw'))).toEqual([{ id: 'hits', count: 5, came: 300, expected: 166 }])
  })

  test('cards: a weapon found against the share of weapons among what could be found', () => {
    const deck = { equipment: { cards: { katana: 1, water: 1, 'canned-food': 2 } } }
    const table = position({ ...AMY, decks: deck }, { equipment: ['katana'] })
    expect(luckBy(table, { do: 'search' })).toEqual([{ id: 'weapons', count: 1, came: 100, expected: 25 }])
  })
})
