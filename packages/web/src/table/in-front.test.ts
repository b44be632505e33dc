import type { Choice } from '@graveshift/kernel'
import { expect, test } from 'vitest'
import { inFront } from './in-front.ts'

const attack = (seat: number): Choice => ({
  id: seat + 1,
  lane: seat,
  seat,
  kind: 'attack',
})
const draw = (seat: number): Choice => ({
  id: 9,
  lane: seat,
  seat,
  kind: 'draw',
})

test('whoever has begun goes on, however many others could act first', () => {
  expect(inFront([attack(0), attack(2), draw(1)], 1)?.seat).toBe(1)
})

test('when that seat is done, the team comes before the others, and these in their order', () => {
  const deal: Choice = { id: 4, lane: 0, seat: 'team', kind: 'deal' }
  expect(inFront([attack(0), attack(2)], 1)?.seat).toBe(0)
  expect(inFront([attack(2), deal], 1)?.seat).toBe('team')
  expect(inFront([], 1)).toBeUndefined()
})
