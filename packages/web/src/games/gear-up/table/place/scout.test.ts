import { squareFromName } from '@graveshift/kernel'
import { describe, expect, test } from 'vitest'
import { FRESH } from './placement.ts'
import { makeScout } from './scout.ts'
import { askedAt } from './testing.ts'

/** Ethan's green weapon draws a bar of four. */
const at = (grid: readonly string[]) => {
  const { session, choice, board, tool, near } = askedAt({
    turn: 3,
    card: 'green-still',
    seats: [{ survivor: 'ethan', street: [{ slot: 2, type: 'walker', speed: 'slow', grid }] }],
  })
  const [target = 0] = near
  return { target, tool, scout: makeScout(session, choice, board, tool, FRESH) }
}

const square = (name: string) => squareFromName(name) ?? -1

describe('what lies under a figure', () => {
  const SINGLE = [[0, 0]] as const

  test('GU-ATK-04 a single square on a space crossed off stays there and is refused', () => {
    const { target, scout } = at(['x###', '####'])
    const squares = scout.under(SINGLE, { target, hand: [0.2, 0.4] })
    expect(squares).toEqual([square('a1')])
    expect(scout.verdict(target, squares ?? [])).toMatchObject({ refused: 'already-crossed' })
  })

  test('a single square beside the spaces goes to the nearest one', () => {
    const { target, scout } = at(['##.', '###'])
    expect(scout.under(SINGLE, { target, hand: [0, 1.6] })).toEqual([square('b1')])
  })

  test('a shape goes where it fits near the hand', () => {
    const { target, tool, scout } = at(['x###', '####'])
    expect(scout.under(tool.points, { target, hand: [0, 1] })).toEqual(['a2', 'b2', 'c2', 'd2'].map(square))
  })

  test('nothing lies on a zombie that is not there', () => {
    const { target, scout } = at(['####'])
    expect(scout.under(SINGLE, { target: target + 1, hand: [0, 0] })).toBeUndefined()
  })
})
