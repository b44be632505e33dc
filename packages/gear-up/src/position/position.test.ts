import { isFault, type Json } from '@graveshift/kernel'
import { describe, expect, test } from 'vitest'
import { GEAR_UP_MODULE as module } from '../module.ts'
import { position } from '../testing.ts'

const WALKER = { slot: 1, type: 'walker', speed: 'slow', grid: ['####'] }
const seat = (survivor: string, more: object = {}) => ({ survivor, street: [WALKER], ...more })
const at = (raw: object) => position(raw as unknown as Json)
const refused = (raw: object) => {
  const read = module.readPosition(raw as unknown as Json)
  return isFault(read) ? `${read.fault}: ${read.message}` : undefined
}

describe('what seats have done in the running step', () => {
  test('GU-ATK-01 who has attacked is not asked again, and the turn goes on when the others have', () => {
    const table = at({ seats: [seat('ethan', { done: ['weapon'] }), seat('lisa')] })
    expect(table.state.control.open.map(({ kind, seat }) => [kind, seat])).toEqual([['attack', 1]])
    expect(table.board.step).toBe('attack')
  })

  test('GU-SOL-02 alone, the companion may be left when the weapon is done', () => {
    const companions = { ready: ['lisa'], used: [] }
    const table = at({ card: 'red-fast-companion', seats: [seat('ethan', { done: ['weapon'], companions })] })
    expect(table.state.control.open).toMatchObject([{ kind: 'attack', weapon: false, companion: true }])
  })

  test('GU-ATK-15 in the ammo window who is done shoots no more', () => {
    const armed = { ammo: 2 }
    const table = at({
      step: 'ammo',
      seats: [seat('ethan', armed), seat('lisa', { ...armed, done: ['ammo'] })],
    })
    expect(table.state.control.open.map(({ kind, seat }) => [kind, seat])).toEqual([['ammo', 0]])
  })

  test.each([
    [
      { step: 'walk', seats: [seat('ethan', { done: ['weapon'] })] },
      'seats.0.done: only in the steps attack and ammo',
    ],
    [
      { seats: [seat('ethan'), seat('lisa', { done: ['ammo'] })] },
      'seats.1.done: in the step attack must be some of weapon, companion',
    ],
    [
      { seats: [seat('ethan', { done: ['rest'] })] },
      'seats.0.done.0: must be one of weapon, companion, ammo',
    ],
  ])('%j is refused', (raw, message) => {
    expect(refused(raw)).toBe(`bad-position: ${message}`)
  })
})

describe('zombies', () => {
  const numbered = (...numbers: readonly (number | undefined)[]) => ({
    seats: [
      { survivor: 'ethan', street: numbers.map((number) => (number ? { ...WALKER, number } : WALKER)) },
    ],
  })

  test('are called by their numbers, and those drawn later count on', () => {
    const { board } = at({ ...numbered(7, undefined, 2), drawn: 9 })
    expect(board.zombies.map(({ id }) => id)).toEqual([1, 2, 7])
    expect(board.drawn).toBe(9)
    expect(at(numbered(7)).board.drawn).toBe(7)
  })

  test.each([
    [numbered(3, 3), 'street: two zombies have the same number'],
    [{ ...numbered(4), drawn: 3 }, 'drawn: zombie 4 has been drawn'],
    [{ ...numbered(1), drawn: -1 }, 'drawn: must be a whole number from 0 to 999'],
    [numbered(1000), 'seats.0.street.0.number: must be a whole number from 1 to 999'],
  ])('%j is refused', (raw, message) => {
    expect(refused(raw)).toBe(`bad-position: ${message}`)
  })
})

test('boss cards that are not in their phase’s deck are refused', () => {
  const [first = [], second = []] = at({ round: 2, seats: [seat('ethan')] }).board.bossDeck
  const raw = (left: readonly (readonly string[])[]) => ({
    round: 2,
    seats: [seat('ethan')],
    left: { boss: left },
  })
  expect(refused(raw([first, second]))).toBeUndefined()
  expect(refused(raw([['nothing'], second]))).toBe(
    "bad-position: left.boss.0: there is no boss card 'nothing' in phase 1",
  )
  expect(refused(raw([second, first]))).toContain('bad-position: left.boss.0: there is no boss card')
})
