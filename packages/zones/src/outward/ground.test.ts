import { expect, test } from 'vitest'
import { gatesAfter, startGates } from '../map/stages.ts'
import { townBoard } from '../testing/town-tiles.ts'
import { showGround } from './ground.ts'

const board = townBoard(['7A', '5A'], { side: 'w', strips: ['E', 'L'], runs: true })
const start = startGates(board.layout)

test('printed places, machines and balconies are told by name', () => {
  const told = showGround(board, start)
  expect(told.spots).toEqual([
    { kind: 'loot', face: '7A', zone: '7A.a', at: [55, 50] },
    { kind: 'lever', face: '5A', zone: '5A.a', at: [118, 150] },
  ])
  expect(told.blocks.map(({ kind }) => kind)).toEqual(['machine', 'machine', 'nose'])
  expect(told.balconies).toEqual([{ zone: '5A.bal', overlooks: ['7A.SW', '7A.S', '5A.W'] }])
})

test('zones are told where they lie now, and tracks below a train not at all', () => {
  const shape = (open: number, name: string) =>
    showGround(board, open).shapes.find(({ zone }) => zone === name)?.rects
  const next = gatesAfter(board.layout, start) ?? 0
  expect([shape(start, 'E.cab'), shape(next, 'E.cab')]).toEqual([[[0, 40, 40, 80]], [[0, 140, 40, 180]]])
  expect([shape(start, 'K.1'), shape(start, 'L.1')]).toEqual([undefined, [[0, 100, 40, 130]]])
  expect([shape(next, 'K.1'), shape(next, 'L.1')]).toEqual([[[0, 0, 40, 30]], undefined])
})
