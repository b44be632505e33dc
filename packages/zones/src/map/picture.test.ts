import { expect, test } from 'vitest'
import { laid } from '../testing/small-tiles.ts'
import { pictureOf } from './picture.ts'

test('a board in plain characters, with doors, openings, dark rooms and what stands there', () => {
  const layout = laid(['2A'])
  const notes = new Map([[layout.zones.findIndex(({ name }) => name === '2A.NW'), '3 W']])
  const picture = pictureOf(layout, { notes, points: [{ at: [60, 40], mark: 'X' }], open: 0b01 })
  expect(picture).toMatchInlineSnapshot(`
    "...............................
    .        .           .        .
    .  2A.NW .   2A.N    .  2A.NE .
    .   3 W  .           .        .
    .........######################
    .        #     #  X     #     #
    .        #     #        #     #
    .  2A.W  /2A.a o  2A.b* o2A.c #
    .        #     #        #     #
    .........#########D############
    .        .           .        .
    .  2A.SW .   2A.S    .  2A.SE .
    .        .           .        .
    ..............................."
  `)
})

test('what stands close to a wall is drawn inside its room', () => {
  const layout = laid(['2A'])
  const room = layout.zones.find(({ name }) => name === '2A.b')
  const [[x0, y0, x1, y1] = [0, 0, 0, 0]] = room?.pieces ?? []
  const corners = [
    [x0, y0],
    [x1 - 1, y1 - 1],
  ] as const
  const points = corners.map((at) => ({ at, mark: 'X' }))
  const lines = pictureOf(layout, { points }).split('\n')
  expect(lines.filter((line) => line.includes('X'))).toEqual([
    '.        #     #X       #     #',
    '.        #     #       X#     #',
  ])
})
