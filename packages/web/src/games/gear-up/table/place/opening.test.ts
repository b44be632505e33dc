import type { Json } from '@graveshift/kernel'
import { describe, expect, test } from 'vitest'
import { AS_PRINTED } from './figure.ts'
import { type Handing, openingOf } from './opening.ts'
import { askedAt } from './testing.ts'

/** Ethan's green weapon draws a bar of four, printed flat. */
const at = (grid: readonly string[], more: Record<string, Json> = {}) =>
  askedAt({
    turn: 3,
    card: 'green-still',
    seats: [{ survivor: 'ethan', street: [{ slot: 2, type: 'walker', speed: 'slow', grid }], ...more }],
  })

const opened = (table: ReturnType<typeof askedAt>, handing: Handing) =>
  openingOf({ ...table, handing, hold: undefined }, 0)

describe('the first decision: a shape comes into the hand as it fits', () => {
  test('as printed where that fits', () => {
    expect(opened(at(['####', '####']), 'fitting')).toMatchObject({ mode: 'shape', hold: AS_PRINTED })
  })

  test('turned where only that fits, and in a first game lying there', () => {
    const upright = at(['##', '##', '##', '##'])
    const { hold, spot } = opened(upright, 'fitting')
    expect(hold.turns % 2).toBe(1)
    expect(spot).toBeUndefined()
    expect(opened(upright, 'shown')).toMatchObject({ hold, spot: { target: 1 }, pinned: false })
    expect(opened(upright, 'laid')).toMatchObject({ hold, spot: { target: 1 }, pinned: true })
  })

  test('in a lesson as printed, because turning is what it teaches', () => {
    expect(opened(at(['##', '##', '##', '##']), 'printed')).toMatchObject({
      mode: 'shape',
      hold: AS_PRINTED,
      fitless: false,
    })
  })

  test('GU-ATK-04 what fits nowhere is a single space at once', () => {
    const small = at(['##', '##'])
    expect(opened(small, 'fitting')).toMatchObject({ mode: 'single', fitless: true, spot: undefined })
    expect(opened(small, 'shown')).toMatchObject({ mode: 'single', fitless: true, spot: { target: 1 } })
  })

  test('GU-EFX-11 with Cut Down at first on one zombie in each slot', () => {
    const street = [1, 2].map((slot) => ({ slot, type: 'walker', speed: 'slow', grid: ['####'] }))
    const table = at(['####'], { upgrades: { red: 2, green: 2, blue: 2 }, street })
    expect(opened(table, 'shown')).toMatchObject({ mode: 'sweep', spot: undefined })
  })
})
