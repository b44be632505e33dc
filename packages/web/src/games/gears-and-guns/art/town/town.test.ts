import { layTown, MISSIONS, TILES } from '@graveshift/gears-and-guns'
import { has } from '@graveshift/kernel'
import { type Layout, type LinkData, layTiles, startGates } from '@graveshift/zones'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { furnish } from '../../../../zone-table/board/furnish.ts'
import { around, holds } from '../../../../zone-table/board/rects.ts'
import { wallBox } from '../../../../zone-table/board/walls.ts'
import { stagedLayout } from '../../../../zone-table/scene/staged-layout.ts'
import { TOWN } from '../town-skin.tsx'
import { FURNITURE } from './furniture.tsx'
import { themeOf } from './themes.ts'
import { townPlan } from './town-plan.ts'

const faces = TILES.faces.map(({ id }) => id)

function laid(rows: readonly string[], row?: Parameters<typeof layTiles>[2]): Layout {
  const layout = layTiles(TILES, rows, row)
  if (!has(layout, 'zones')) throw new Error(JSON.stringify(layout))
  return layout
}

const drawn = (layout: Layout, state: 'open' | 'locked' = 'open'): string =>
  renderToStaticMarkup(
    createElement(
      'svg',
      null,
      TOWN.ground(
        {
          layout,
          isDark: layout.zones.map(() => false),
          doors: layout.doors.map(() => ({ state, colour: undefined })),
        },
        [0, 0, layout.width, layout.height],
      ),
    ),
  )

/** Balconies hang on walls: their stairs may lead past the corners of others. */
function isWayOut({ zones }: Layout, { from, to }: LinkData): boolean {
  const kinds = [from, to].map((zone) => zones[zone]?.kind)
  return kinds.includes('room') && !kinds.includes('balcony')
}

describe.each(faces)('face %s', (face) => {
  const layout = laid([face])

  test('is drawn without a broken figure, twice the same, with few shapes', () => {
    const drawing = drawn(layout)
    expect(drawing).not.toMatch(/NaN|undefined|Infinity/)
    expect(drawn(laid([face]))).toBe(drawing)
    expect(drawing.match(/<(?:path|circle|rect|g|ellipse)\b/g)?.length).toBeLessThan(190)
  })

  test('has no wall in a way between rooms, or out of one', () => {
    const boxes = townPlan(layout).walls.map(wallBox)
    const ways = layout.links.filter((link) => isWayOut(layout, link))
    for (const { at } of ways) expect(boxes.some((box) => holds(box, at))).toBe(false)
  })

  test('has furniture neither in passages nor where tokens are printed', () => {
    for (const room of townPlan(layout).rooms) {
      const things = themeOf(layout.zones[room]?.name ?? '').things.map((thing) => FURNITURE[thing])
      const near = [
        ...layout.spots.filter(({ zone }) => zone === room).map((spot) => spot.at),
        ...layout.links.filter(({ from, to }) => from === room || to === room).map((link) => link.at),
      ]
      for (const { at } of furnish(layout, room, things))
        expect(near.some((point) => holds(around(point, 4.5), at))).toBe(false)
    }
  })

  test('leads the pipe of its machine into the zone of its nozzle', () => {
    const nozzle = layout.spots.find(({ kind }) => kind === 'nozzle')
    const { machines } = townPlan(layout)
    expect(machines).toHaveLength(nozzle ? 1 : 0)
    const end = machines[0]?.pipe.at(-1)
    if (nozzle && end) expect(layout.zones[nozzle.zone]?.pieces.some((piece) => holds(piece, end))).toBe(true)
  })
})

test('graveyards have fences and mines walls of rock, houses planks', () => {
  const builds = (face: string) => new Set(townPlan(laid([face])).walls.map(({ build }) => build))
  expect(builds('9V')).toEqual(new Set(['fence']))
  expect(builds('8V')).toEqual(new Set(['rock']))
  expect(builds('3V')).toEqual(new Set(['planks']))
})

test('all six sides of strips are drawn, each as itself', () => {
  const sides = TILES.strips?.faces.map(({ id }) => id) ?? []
  expect(sides).toHaveLength(6)
  const drawings = sides.map((id) => drawn(laid(['1R'], { side: 'n', strips: [id] })))
  for (const drawing of drawings) expect(drawing).not.toMatch(/NaN|undefined/)
  // Tracks look alike.
  expect(new Set(drawings).size).toBe(4)
})

test('stripes lie on the tracks that a train will run over', () => {
  const striped = MISSIONS.filter((mission) => {
    const layout = layTown(mission)
    return has(layout, 'zones') && drawn(stagedLayout(layout, startGates(layout))).includes('#town-warning')
  })
  expect(striped.map(({ id }) => id)).toEqual(['the-sleeping-machine'])
})
