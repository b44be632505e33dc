import { describe, expect, test } from 'vitest'
import { movesBetween } from './moves.ts'
import { rowOf, sceneOn } from './testing/row.ts'

const ROW = rowOf(4)

const walkers = (...counts: readonly number[]) =>
  sceneOn(
    ROW,
    counts.map((count) => ({ zombies: count > 0 ? [{ kind: 'walker', count }] : [] })),
  )

describe('zombies between two scenes', () => {
  test('go to the zone beside them', () => {
    expect(movesBetween(walkers(3, 0, 0, 0), walkers(1, 2, 0, 0))).toEqual([
      { kind: 'walker', count: 2, from: 0, to: 1 },
    ])
  })

  test('move up one behind the other: each one zone, nobody two', () => {
    const moves = movesBetween(walkers(2, 3, 0, 0), walkers(0, 2, 3, 0))
    expect(moves).toHaveLength(2)
    expect(moves).toContainEqual({ kind: 'walker', count: 2, from: 0, to: 1 })
    expect(moves).toContainEqual({ kind: 'walker', count: 3, from: 1, to: 2 })
  })

  test('do not pass through a zone in which nobody stood', () => {
    expect(movesBetween(walkers(2, 0, 0, 0), walkers(0, 0, 2, 0))).toEqual([
      { kind: 'walker', count: 2, from: 0, to: undefined },
      { kind: 'walker', count: 2, from: undefined, to: 2 },
    ])
  })

  test('fall where nobody beside is more, and rise where nobody came from', () => {
    expect(movesBetween(walkers(2, 0, 0, 0), walkers(1, 0, 0, 0))).toEqual([
      { kind: 'walker', count: 1, from: 0, to: undefined },
    ])
    expect(movesBetween(walkers(0, 0, 0, 1), walkers(0, 0, 0, 3))).toEqual([
      { kind: 'walker', count: 2, from: undefined, to: 3 },
    ])
  })

  test('who has one way only takes it first', () => {
    expect(movesBetween(walkers(1, 0, 1, 0), walkers(0, 1, 0, 1))).toEqual([
      { kind: 'walker', count: 1, from: 0, to: 1 },
      { kind: 'walker', count: 1, from: 2, to: 3 },
    ])
  })

  test('nothing happened in the same scene', () => {
    expect(movesBetween(walkers(1, 2, 3, 4), walkers(1, 2, 3, 4))).toEqual([])
  })
})
