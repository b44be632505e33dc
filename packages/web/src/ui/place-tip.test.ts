import { describe, expect, it } from 'vitest'
import { type Box, placeTip } from './place-tip.ts'

const window = { width: 1000, height: 600 }
const tip = { width: 200, height: 100 }
const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, width, height })

describe('where an explanation lies', () => {
  it('below what it is about', () => {
    expect(placeTip(box(50, 50, 40, 20), tip, window)).toEqual({ left: 50, top: 76 })
  })

  it('above it where there is no room below', () => {
    expect(placeTip(box(50, 560, 40, 20), tip, window)).toEqual({ left: 50, top: 454 })
  })

  it('inside the window on the right', () => {
    expect(placeTip(box(950, 50, 40, 20), tip, window).left).toBe(794)
  })

  it('beside a card that reaches from near the top to near the bottom, never on it', () => {
    const card = box(300, 60, 150, 500)
    expect(placeTip(box(310, 64, 40, 20), tip, window, card)).toEqual({ left: 456, top: 64 })
    const atTheRight = box(840, 60, 150, 500)
    expect(placeTip(box(850, 64, 40, 20), tip, window, atTheRight)).toEqual({ left: 634, top: 64 })
  })

  it('on the card only where nothing else is left', () => {
    const phone = { width: 360, height: 640 }
    expect(placeTip(box(20, 64, 40, 20), tip, phone, box(10, 60, 340, 500))).toEqual({ left: 20, top: 90 })
  })
})
