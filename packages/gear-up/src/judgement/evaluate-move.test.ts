import { type Json, parsePick } from '@graveshift/kernel'
import { expect, test } from 'vitest'
import type { Pick } from '../game.ts'
import { position, type TestTable } from '../testing.ts'

function evaluateMove(table: TestTable, seat: number | 'team', pick: Json): number {
  const { rules, state, board } = table
  const choice = table.choice(seat)
  return (
    rules.judgement.evaluateMove?.(board, choice, parsePick(rules, state, choice, pick) as Pick) ?? Number.NaN
  )
}

const zombie = (slot: number, grid: string[]) => ({ slot, type: 'walker', speed: 'slow', fixed: 1, grid })
const street = (...zombies: object[]) =>
  position({
    card: 'red-slow',
    seats: [{ survivor: 'ethan', ammo: 2, street: zombies }, { survivor: 'lisa' }] as never,
  })
const hit = (target: number, squares: string) => ({ do: 'hit', target, squares })

test('crossing looks better than passing, a kill better than a scratch, damage icons better near than far', () => {
  const table = street(zombie(1, ['#']), zombie(1, ['D#####']), zombie(3, ['D#####']))
  const pass = evaluateMove(table, 0, { do: 'pass' })
  const kill = evaluateMove(table, 0, hit(1, 'a1'))
  const scratch = evaluateMove(table, 0, hit(2, 'b1'))
  const near = evaluateMove(table, 0, hit(2, 'a1'))
  const far = evaluateMove(table, 0, hit(3, 'a1'))
  expect(scratch).toBeGreaterThan(pass)
  expect(kill).toBeGreaterThan(scratch)
  expect(near).toBeGreaterThan(far)
  expect(far).toBeGreaterThan(scratch)
})

test('an upgrade that does more for the weapon looks better', () => {
  const table = position({
    step: 'upgrade',
    seats: [{ survivor: 'mateo', owed: 1 }, { survivor: 'lisa' }],
  })
  const explosive = evaluateMove(table, 0, { do: 'upgrade', colour: 'green' })
  const longRange = evaluateMove(table, 0, { do: 'upgrade', colour: 'blue' })
  expect(explosive).toBeGreaterThan(longRange)
})

test('zombies are dealt to whoever has fewer', () => {
  const table = position({
    step: 'deal',
    tray: ['walker-01'],
    seats: [{ survivor: 'ethan', street: [zombie(3, ['###'])] }, { survivor: 'lisa' }] as never,
  })
  const deal = (seat: number) => evaluateMove(table, 'team', { do: 'deal', card: 'walker-01', seat })
  expect(deal(1)).toBeGreaterThan(deal(0))
})
