import { expect, test } from 'vitest'
import { onStreet } from '../../testing/tiny/scenes.ts'
import { tinyTable } from '../../testing/tiny/table.ts'

const searching = (card: string) => {
  const table = tinyTable(onStreet({ at: 'turn', people: [{ id: 'ann', zone: 'hall', skills: [] }] }), {
    equipment: [card],
  })
  table.play({ do: 'search' })
  return table
}
const brought = ({ events }: ReturnType<typeof searching>) => events.filter(({ type }) => type === 'placed')

test('a trap brings a zombie to whoever drew it, and is no find', () => {
  const table = searching('snare')
  expect(brought(table)).toEqual([{ type: 'placed', zone: 3, kind: 0, count: 1, fresh: false }])
  expect(table.board.found).toEqual([])
  expect(table.board.piles[0]?.discards).toEqual(['snare'])
  expect(table.open()).toEqual(['0 act'])
})

test('any other card is a find that brings nobody', () => {
  const table = searching('bread')
  expect(brought(table)).toEqual([])
  expect(table.board.found).toEqual(['bread'])
  expect(table.open()).toEqual(['0 arrange'])
})
