import { expect, test } from 'vitest'
import { position } from '../testing.ts'
import type { Blow } from './boss-blows.ts'
import { tollOf } from './toll.ts'

const blow = (kind: Blow['kind'], amount: number): Blow => ({ from: 'skill', kind, amounts: [amount] })

test('GU-BOS-13 GU-BOS-16 GU-BOS-17 armor that is broken absorbs nothing, and the last health is deadly', () => {
  const { board } = position({ difficulty: 'easy', seats: [{ survivor: 'ethan', health: 4, armor: 3 }] })
  const toll = (...blows: Blow[]) => tollOf(board, 0, blows)
  expect(toll(blow('normal', 6))).toEqual({ least: 3, most: 6, deadly: false })
  expect(toll(blow('normal', 7))).toEqual({ least: 4, most: 7, deadly: true })
  expect(toll(blow('armor-broken', 2), blow('normal', 3))).toEqual({ least: 2, most: 3, deadly: false })
  expect(toll(blow('armor-only', 5), blow('normal', 3))).toEqual({ least: 3, most: 3, deadly: false })
  expect(toll(blow('dodge', 2), blow('normal', 3))).toEqual({ least: 1, most: 5, deadly: false })
  expect(toll(blow('unblockable', 1), blow('normal', 3))).toEqual({ least: 1, most: 4, deadly: false })
})
