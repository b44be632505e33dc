import type { Json } from '@graveshift/kernel'
import { NONE } from '@graveshift/zones'
import { expect, test } from 'vitest'
import { position, type Stage } from '../testing/stage.ts'

const TEAM = ['jeb', 'carl', 'molly', 'conception', 'hanna', 'kassey']
/** Nobody comes. */
const CALM = ['z13', 'z14', 'z15', 'z17', 'z18', 'z11', 'z12', 'z09', 'z31', 'z35', 'z36', 'z27']

/** One is at turn, all others have left already. */
const last = (mission: string, zone: string, more: Record<string, Json> = {}) =>
  position(
    {
      mission,
      survivors: TEAM,
      turn: 'jeb',
      people: TEAM.map((id) => (id === 'jeb' ? { id, zone } : { id, zone: 'gone' })),
      ...more,
    },
    { spawn: CALM },
  )

/** Ends the turn and leaves, if that is offered. */
function leave(table: Stage): Stage {
  table.do({ do: 'end' })
  if (table.list('yes').length > 0) table.do({ do: 'yes' })
  return table
}

const taken = (...zones: readonly string[]): Json => zones.map((objective) => ({ objective, by: 'jeb' }))

test('GG-W01 Dry Run: both tokens, then everybody out by the exit', () => {
  const early = leave(last('dry-run', '4V.NE', { taken: taken('3V.a') }))
  expect(early.board.outcome).toBeUndefined()
  expect(early.person('jeb').zone).not.toBe(NONE)
  expect(leave(last('dry-run', '4V.NE', { taken: taken('3V.a', '4V.b') })).board.outcome).toBe('won')
})

test('GG-W02 Nobody’s Hotel: tokens, companions, the pile of the chapel, then out', () => {
  const done = {
    taken: taken('7R.b', '9R.d'),
    companions: ['thomas', 'trixie'].map((id) => ({ id, zone: '6R.NW', leader: 'jeb' })),
    corpsePiles: [{ tile: '3V', state: 'safe' }],
  }
  expect(leave(last('nobodys-hotel', '6R.NW', done)).board.outcome).toBe('won')
  const { corpsePiles: _, ...unsafe } = done
  expect(leave(last('nobodys-hotel', '6R.NW', unsafe)).board.outcome).toBeUndefined()
  const lone = { ...done, companions: [{ id: 'thomas', zone: '7R.a' }] }
  expect(leave(last('nobodys-hotel', '6R.NW', lone)).board.outcome).toBeUndefined()
})

test('GG-W03 The Test Yard: tokens and all switches off at once, then out; the gauge runs', () => {
  const tokens = taken('16R.c', '18V.a', '6V.a')
  const off = last('the-test-yard', '14R.NW', { taken: tokens, tally: { 'switches-off': 1 } })
  expect(leave(off).board.outcome).toBe('won')
  const on = leave(last('the-test-yard', '14R.NW', { taken: tokens }))
  expect(on.board.outcome).toBeUndefined()
  expect(on.board.gauge).toBe(2)
})
