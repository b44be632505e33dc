import { describe, expect, test } from 'vitest'
import { budgetsOf, CORE_BUDGETS } from './budgets.ts'
import { DOOR_BUDGET } from './features/doors/break-in.ts'
import { onStreet } from './testing/tiny/scenes.ts'
import { tinyTable } from './testing/tiny/table.ts'
import { viewTurn } from './view.ts'

describe('budgets of a game', () => {
  test('what a feature declares keeps its place, whatever else the game has', () => {
    const names = ['any', 'move', 'search', 'combat', 'melee', 'ranged', 'door', 'dual', 'glide']
    expect(budgetsOf([DOOR_BUDGET]).names).toEqual(names)
    expect(CORE_BUDGETS.names).toEqual(names.filter((name) => name !== 'door'))
    const more = budgetsOf([{ at: 11, name: 'refill' }, DOOR_BUDGET])
    expect(more.names).toEqual([...names, 'refill'])
    expect(more.none).toEqual(Array(12).fill(0))
  })

  test('two cannot have one place', () => {
    expect(() => budgetsOf([DOOR_BUDGET, { at: 6, name: 'refill' }])).toThrow('two budgets have the place of')
  })

  test('a door is paid with an action that is free for doors', () => {
    const table = tinyTable(
      onStreet({ at: 'turn', people: [{ id: 'ann', zone: 'mid', skills: ['break-in'] }] }),
    )
    const left = () => table.board.turns.map((turn) => viewTurn(table.kit, table.board, turn).left)
    expect(left()).toEqual([{ any: 3, door: 1 }])
    table.do({ do: 'door', door: 'hall-mid' })
    expect(left()).toEqual([{ any: 3 }])
  })
})
