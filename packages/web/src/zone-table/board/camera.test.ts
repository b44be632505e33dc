import { describe, expect, test } from 'vitest'
import {
  closer,
  detailAt,
  firstLook,
  held,
  moved,
  pointAt,
  seenRect,
  showing,
  whole,
  zoomedAt,
} from './camera.ts'

const BOARD = { width: 300, height: 300 }
const DESK = { width: 816, height: 816 }
const PHONE = { width: 390, height: 410 }

describe('how a board is looked at', () => {
  test('whole on a desk, at 2.7 pixels a unit; on a phone from close by', () => {
    const desk = firstLook(BOARD, DESK, [30, 30])
    expect(desk).toEqual({ fit: true, zoom: 2.72, center: [150, 150] })
    const phone = firstLook(BOARD, PHONE, [30, 30])
    expect(phone.fit).toBe(false)
    expect(detailAt(phone.zoom)).toBe('table')
    // Nothing beyond the rim is seen, though the corner lies in the middle of nothing.
    const [x0, y0] = seenRect(phone, PHONE)
    expect([x0, y0]).toEqual([0, 0])
  })

  test('a long board that would be too small is filled from side to side', () => {
    const look = firstLook({ width: 600, height: 100 }, DESK, [300, 50])
    expect(look.fit).toBe(false)
    expect(detailAt(look.zoom)).toBe('table')
  })

  test('closer with a pixel: what lies under it stays there', () => {
    const before = whole(BOARD, DESK)
    const after = zoomedAt(before, DESK, [200, 600], 2)
    const [one, other] = [pointAt(before, DESK, [200, 600]), pointAt(after, DESK, [200, 600])]
    expect(other[0]).toBeCloseTo(one[0])
    expect(other[1]).toBeCloseTo(one[1])
    expect(after.zoom).toBeCloseTo(5.44)
  })

  test('closer to a zone with what is around it, and not where one is as close', () => {
    const zone = [120, 140, 180, 180] as const
    const near = closer(whole(BOARD, DESK), BOARD, DESK, zone)
    if (!near) throw new Error('no closer')
    expect(detailAt(near.zoom)).toBe('close')
    expect(near.center).toEqual([150, 160])
    const [x0, y0, x1, y1] = seenRect(near, DESK)
    expect(x0 < 120 && y0 < 140 && x1 > 180 && y1 > 180).toBe(true)
    expect(closer(near, BOARD, DESK, zone)).toBeUndefined()
    expect(closer(whole(BOARD, DESK), BOARD, DESK, [0, 0, 300, 300])).toBeUndefined()
  })

  test('never farther away than all of it, never closer than one can make out, never beyond the rim', () => {
    expect(held({ fit: false, zoom: 0.1, center: [0, 0] }, BOARD, DESK).fit).toBe(true)
    expect(held({ fit: false, zoom: 99, center: [150, 150] }, BOARD, DESK).zoom).toBe(14)
    const look = held(moved({ fit: false, zoom: 6, center: [150, 150] }, [9000, -9000]), BOARD, DESK)
    const [x0, , , y1] = seenRect(look, DESK)
    expect(x0).toBeCloseTo(0)
    expect(y1).toBeCloseTo(300)
  })

  test('a zone beyond the edge is brought into sight, one that is seen moves nothing', () => {
    const look = held({ fit: false, zoom: 6, center: [80, 80] }, BOARD, DESK)
    expect(showing(look, BOARD, DESK, [60, 60, 100, 100])).toBe(look)
    const [x0, y0, x1, y1] = seenRect(showing(look, BOARD, DESK, [260, 260, 300, 300]), DESK)
    expect(x0 <= 260 && y0 <= 260 && x1 >= 299.9 && y1 >= 299.9).toBe(true)
  })

  test('the lower rim is drawn up from under controls, and a zone that lies under them is brought into sight', () => {
    const under = { ...PHONE, under: 100 }
    const low = held(moved({ fit: false, zoom: 4, center: [150, 150] }, [0, -9000]), BOARD, under)
    expect(seenRect(low, under)[3]).toBeCloseTo(325)
    const rim = held(moved(low, [0, 100]), BOARD, under)
    expect(seenRect(rim, under)[3]).toBeCloseTo(300)
    expect(seenRect(showing(rim, BOARD, under, [120, 280, 150, 300]), under)[3]).toBeGreaterThan(324)
    expect(showing(low, BOARD, under, [120, 280, 150, 300])).toBe(low)
  })

  test('detail changes at 1.6 and at 4.5 pixels a unit', () => {
    expect([1.59, 1.6, 4.5, 4.51].map(detailAt)).toEqual(['far', 'table', 'table', 'close'])
  })
})
