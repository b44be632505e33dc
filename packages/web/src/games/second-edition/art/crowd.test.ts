import { has } from '@graveshift/kernel'
import { TILES } from '@graveshift/second-edition'
import { layTiles, type Point } from '@graveshift/zones'
import { describe, expect, test } from 'vitest'
import { type PlacedZone, placeZone } from '../../../zone-table/board/place-zone.ts'
import { around, freeRects, grown, holds } from '../../../zone-table/board/rects.ts'
import type { PersonScene, ZoneScene } from '../../../zone-table/board/scene.ts'
import { targetAt } from '../../../zone-table/board/targets.ts'
import { sceneOn } from '../../../zone-table/board/testing/row.ts'
import { CITY } from './city-skin.tsx'

const person = (id: string): PersonScene => ({
  id,
  seat: 0,
  health: 3,
  mostHealth: 3,
  turn: 'waits',
  leader: undefined,
})

/** The worst that there is: six survivors, and twelve zombies of three kinds. */
const FULL: Partial<ZoneScene> = {
  people: ['amy', 'doug', 'elle', 'josh', 'ned', 'wanda'].map(person),
  zombies: [
    { kind: 'fatty', count: 2 },
    { kind: 'walker', count: 7 },
    { kind: 'runner', count: 3 },
  ],
}

const layouts = TILES.faces.map(({ id }) => {
  const laid = layTiles(TILES, [id])
  if (!has(laid, 'zones')) throw new Error(id)
  return laid
})

const full = layouts.flatMap((layout) => {
  const scene = sceneOn(
    layout,
    layout.zones.map(() => FULL),
  )
  return layout.zones.flatMap((zone, index) => {
    const here = scene.zones[index]
    return here
      ? [{ zone, layout, placed: placeZone(zone, here, CITY, { detail: 'table', acting: 'ned' }) }]
      : []
  })
})

/** Pixels a unit of a whole board on a desk of 1440. */
const DESK = 2.72

describe('six survivors and twelve zombies in any zone of the city', () => {
  test('are all there, whoever acts in front', () => {
    for (const { placed } of full) {
      expect(placed.piles.map(({ kind, count }) => `${kind} ${count}`)).toEqual([
        'fatty 2',
        'walker 7',
        'runner 3',
      ])
      expect(placed.people).toHaveLength(6)
      expect(placed.people.at(-1)?.person.id).toBe('ned')
    }
  })

  test('stand within their zone', () => {
    for (const { zone, placed } of full) {
      const parts = freeRects(zone.pieces, []).map((part) => grown(part, 0.1))
      const stands = (at: Point) => parts.some((part) => holds(part, at))
      expect(placed.people.every(({ at }) => stands(at))).toBe(true)
      expect(placed.piles.every(({ at }) => stands(at))).toBe(true)
    }
  })

  test('are large enough: no face below 16 pixels at 1440, no walker below 17', () => {
    const faces = full.flatMap(({ placed }) => placed.people.map(({ r }) => 2 * r * DESK))
    const walkers = full.flatMap(({ placed }) =>
      placed.piles.map(({ height, scale }) => height * scale * DESK),
    )
    expect(Math.min(...faces)).toBeGreaterThan(16)
    expect(Math.min(...walkers)).toBeGreaterThan(17)
  })

  test('leave every face to be seen: tokens overlap by two fifths at most', () => {
    for (const { placed } of full)
      for (const one of placed.people)
        for (const other of placed.people) {
          if (one === other) continue
          const apart = Math.hypot(one.at[0] - other.at[0], one.at[1] - other.at[1])
          expect(apart).toBeGreaterThan(1.5 * one.r)
        }
  })

  test('are found where they are pointed at', () => {
    for (const { layout, zone, placed } of full) {
      const index = layout.zones.indexOf(zone)
      const all: PlacedZone[] = layout.zones.map(() => placed)
      for (const { person: who, at } of placed.people) {
        const target = targetAt(layout, all, at, 0)
        // A door may lie nearer to whoever points than somebody behind it.
        if (target?.at !== 'door') expect(target).toEqual({ at: 'person', zone: index, person: who.id })
      }
    }
  })
})

test('nobody stands on a token, where there is room beside it', () => {
  const [layout] = layouts
  const spot = layout?.spots.find(({ kind }) => kind === 'objective')
  const zone = layout?.zones[spot?.zone ?? 0]
  if (!layout || !spot || !zone) throw new Error('no spot')
  const scene = sceneOn(layout, [])
  const here: ZoneScene = {
    ...(scene.zones[spot.zone] ?? {
      dark: false,
      people: [],
      zombies: [],
      tokens: [],
      spawns: [],
      isExit: false,
      cars: [],
      noise: 0,
    }),
    people: [person('amy')],
    tokens: [{ token: 0, kind: 'objective', colour: 'red', at: spot.at }],
  }
  const { people } = placeZone(zone, here, CITY, { detail: 'table', acting: undefined })
  expect(people.some(({ at, r }) => holds(around(spot.at, 5 + r * 0.5), at))).toBe(false)
})
