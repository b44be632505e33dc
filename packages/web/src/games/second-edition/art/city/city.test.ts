import { has } from '@graveshift/kernel'
import { TILES } from '@graveshift/second-edition'
import { type Layout, layTiles } from '@graveshift/zones'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { furnish } from '../../../../zone-table/board/furnish.ts'
import { around, holds, overlap } from '../../../../zone-table/board/rects.ts'
import { wallBox } from '../../../../zone-table/board/walls.ts'
import { CITY } from '../city-skin.tsx'
import { cityPlan } from './city-plan.ts'
import { FURNITURE } from './furniture.tsx'
import { THEMES, themeOf } from './themes.ts'

const furnitureOf = (room: string) => themeOf(room).things.map((thing) => FURNITURE[thing])

const faces = TILES.faces.map(({ id }) => id)

function layoutOf(face: string): Layout {
  const laid = layTiles(TILES, [face])
  if (!has(laid, 'zones')) throw new Error(JSON.stringify(laid))
  return laid
}

/** All of a face, with every other door open. */
function drawnFace(layout: Layout, isDark = layout.zones.map(({ dark }) => dark)): string {
  const doors = layout.doors.map((_, index) => ({
    state: index % 2 === 0 ? ('open' as const) : ('closed' as const),
    colour: undefined,
  }))
  const area = [0, 0, layout.width, layout.height] as const
  return renderToStaticMarkup(createElement('svg', null, CITY.ground({ layout, isDark, doors }, area)))
}

describe.each(faces)('face %s', (face) => {
  const layout = layoutOf(face)

  test('is drawn without a broken figure, twice the same, with few shapes', () => {
    const drawing = drawnFace(layout)
    expect(drawing).not.toMatch(/NaN|undefined|Infinity/)
    expect(drawnFace(layoutOf(face))).toBe(drawing)
    expect(drawing.match(/<(?:path|circle|rect|g|ellipse)\b/g)?.length).toBeLessThan(190)
  })

  test('has a wall round every room, and a gap in it for every passage', () => {
    const { walls } = cityPlan(layout)
    const boxes = walls.map(wallBox)
    const joined = layout.links.filter(({ from, to }) =>
      [from, to].some((zone) => layout.zones[zone]?.kind === 'room'),
    )
    for (const { at } of joined) expect(boxes.some((box) => holds(box, at))).toBe(false)
    // Somewhere along the upper side of every room there is wall.
    layout.zones.forEach(({ kind, pieces }) => {
      if (kind !== 'room') return
      for (const [x0, y0, x1] of pieces)
        expect(boxes.some((box) => overlap(box, [x0 + 0.5, y0 - 0.5, x1 - 0.5, y0 + 0.5]))).toBe(true)
    })
  })

  test('has furniture neither in passages nor where tokens lie', () => {
    const { rooms } = cityPlan(layout)
    for (const room of rooms)
      for (const { at } of furnish(layout, room, furnitureOf(layout.zones[room]?.name ?? ''))) {
        const near = [
          ...layout.spots.filter(({ zone }) => zone === room).map((spot) => spot.at),
          ...layout.links.filter(({ from, to }) => from === room || to === room).map((link) => link.at),
        ]
        expect(near.some((point) => holds(around(point, 4.5), at))).toBe(false)
      }
  })

  test('looks otherwise in the dark', () => {
    const all = layout.zones.map(({ kind }) => kind === 'room')
    expect(drawnFace(layout, all)).not.toBe(
      drawnFace(
        layout,
        all.map(() => false),
      ),
    )
  })
})

test('a room was the same for everybody, and each theme is some room on the tiles', () => {
  const rooms = faces.flatMap((face) => layoutOf(face).zones.filter(({ kind }) => kind === 'room'))
  const seen = new Set(rooms.map(({ name }) => themeOf(name).id))
  expect([...seen].sort()).toEqual(THEMES.map(({ id }) => id).toSorted())
})
