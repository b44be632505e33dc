import { expect, test } from 'vitest'
import { SMALL_TILES } from '../testing/small-tiles.ts'
import { rimOf } from './rims.ts'
import type { TileData } from './tile.ts'
import { turnFace } from './turn.ts'

const wing = SMALL_TILES.faces[1] as TileData

test('a clockwise quarter turn sends north to east, on drawings, rooms, passages, rims and spots', () => {
  const turned = turnFace(wing, 1, 100)
  expect(turned.streets).toEqual(['###', '#.#', '#.#'])
  expect(turned.rooms[0]?.rects).toEqual([[30, 30, 70, 50]])
  expect(turned.doors).toEqual([
    { between: ['a', 'N'], at: [50, 30] },
    { between: ['b', 'W'], at: [30, 60] },
  ])
  expect(turned.openings[0]).toEqual({ between: ['a', 'b'], at: [50, 50] })
  expect(rimOf(turned, 's')).toEqual({ streets: '#.#', openings: [{ room: 'c', at: 50 }] })
})

test('rims are measured from their left or upper end however the tile lies', () => {
  const odd: TileData = { ...wing, rims: { n: [{ room: 'a', at: 20 }], e: [{ room: 'c', at: 30 }] } }
  expect(turnFace(odd, 1, 100).rims).toEqual({ e: [{ room: 'a', at: 20 }], s: [{ room: 'c', at: 70 }] })
  expect(turnFace(odd, 2, 100).rims).toEqual({ s: [{ room: 'a', at: 80 }], w: [{ room: 'c', at: 70 }] })
  expect(turnFace(odd, 3, 100).rims).toEqual({ w: [{ room: 'a', at: 80 }], n: [{ room: 'c', at: 30 }] })
})

test('four turns are none', () => {
  for (const face of SMALL_TILES.faces) {
    const twice = turnFace(turnFace(face, 3, 100), 1, 100)
    expect({ ...twice, rims: { ...twice.rims } }).toEqual(face)
  }
})
