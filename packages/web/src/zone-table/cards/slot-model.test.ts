import { expect, test } from 'vitest'
import { changesIn } from './changes.ts'
import { cellsOf, moveTo, nextCell, type SlotPlace } from './slot-model.ts'

const hand: SlotPlace = { id: 'hand', title: 'Hand', cards: ['axe', 'bat'], room: 2, small: false }
const pack: SlotPlace = { id: 'pack', title: 'Pack', cards: ['rice'], room: 3, small: true }

const cell = (place: SlotPlace, index: number) => {
  const found = cellsOf(place)[index]
  if (!found) throw new Error('no such cell')
  return found
}

test('a place has a cell for every card and for every space that is left', () => {
  expect(cellsOf(pack).map(({ card }) => card)).toEqual(['rice', undefined, undefined])
  expect(cellsOf({ ...hand, room: 1 }).map(({ card }) => card)).toEqual(['axe', 'bat'])
})

test('a card goes beside what lies there where there is room, else in exchange for it', () => {
  const put = { card: 'axe', from: 'hand', to: 'pack', for: undefined }
  const swap = { card: 'rice', from: 'pack', to: 'hand', for: 'bat' }
  const moves = [put, swap, { ...swap, for: 'axe' }]
  expect(moveTo(moves, cell(hand, 0), cell(pack, 0))).toBe(put)
  expect(moveTo(moves, cell(hand, 0), cell(pack, 2))).toBe(put)
  expect(moveTo(moves, cell(pack, 0), cell(hand, 1))).toBe(swap)
  expect(moveTo(moves, cell(hand, 1), cell(pack, 0))).toBeUndefined()
})

test('arrows go to what lies next that way, as it is drawn', () => {
  const at = (left: number, top: number) => ({ left, top, width: 10, height: 10 }) as DOMRect
  const others = [
    ['right', at(20, 0)],
    ['far right', at(60, 0)],
    ['below', at(2, 30)],
  ] as const
  expect(nextCell(at(0, 0), others, [1, 0])).toBe('right')
  expect(nextCell(at(0, 0), others, [0, 1])).toBe('below')
  expect(nextCell(at(0, 0), others, [-1, 0])).toBeUndefined()
})

test('of equal cards each counts', () => {
  expect(changesIn(['pistol', 'pistol', 'axe'], ['pistol', 'bat'])).toEqual({
    gained: ['bat'],
    lost: ['pistol', 'axe'],
  })
})
