import { hashOf, type Json } from '@graveshift/kernel'
import { expect, test } from 'vitest'
import { position } from '../testing.ts'

const walker = (more: object = {}) => ({
  slot: 2,
  type: 'walker',
  speed: 'slow',
  fixed: 1,
  grid: ['D##', '###'],
  ...more,
})
const seatsOf = (ethan: object = {}, lisa: object = {}) => [
  { survivor: 'ethan', health: 12, armor: 2, ammo: 2, street: [walker()], ...ethan },
  { survivor: 'lisa', health: 12, armor: 2, ammo: 2, ...lisa },
]

/** How the team stands in a position: all in all, and part by part. */
function look(more: object = {}) {
  const at = { round: 2, turn: 4, card: 'red-slow', boss: { seat: 0 }, seats: seatsOf(), ...more }
  const { rules, board } = position(at as Json)
  const before = hashOf(board)
  const parts: number[] = []
  const worth = rules.judgement.weigh(board, parts)
  expect(hashOf(board), 'looking changes nothing').toBe(before)
  expect(parts.reduce((sum, part) => sum + part, 0)).toBe(worth)
  expect(parts.every(Number.isInteger)).toBe(true)
  const named = Object.fromEntries(rules.judgement.parts.map((name, index) => [name, parts[index] ?? 0]))
  return { worth, named: (name: string) => named[name] ?? Number.NaN }
}

const PLAIN = look()

test.each([
  ['more health', { seats: seatsOf({ health: 13 }) }, 'health'],
  ['more armor', { seats: seatsOf({ armor: 3 }) }, 'supplies'],
  ['more ammo', { seats: seatsOf({ ammo: 3 }) }, 'supplies'],
  ['a zombie farther away', { seats: seatsOf({ street: [walker({ slot: 3 })] }) }, 'threat'],
  ['a damage icon crossed', { seats: seatsOf({ street: [walker({ grid: ['d##', '###'] })] }) }, 'threat'],
  ['a square crossed', { seats: seatsOf({ street: [walker({ grid: ['D#x', '###'] })] }) }, 'kills'],
  ['an empty street', { seats: seatsOf({ street: [] }) }, 'kills'],
  ['a square of the boss crossed', { boss: { seat: 0, crossed: 'd1' } }, 'boss'],
  ['more turns left', { turn: 3 }, 'boss'],
] as const)('better: %s', (_, more, part) => {
  const better = look(more)
  expect(better.worth).toBeGreaterThan(PLAIN.worth)
  expect(better.named(part)).toBeGreaterThan(PLAIN.named(part))
})

test('a point of health counts for more the fewer there are', () => {
  const gain = (health: number) =>
    look({ seats: seatsOf({ health: health + 1 }) }).worth - look({ seats: seatsOf({ health }) }).worth
  expect(gain(3)).toBeGreaterThan(gain(15))
})

test('a bomber near one seat is a threat to all', () => {
  const bomber = { slot: 1, type: 'bomber', speed: 'slow', fixed: 0, grid: ['DDD', '###', '###', '###'] }
  const brute = { ...bomber, type: 'brute' }
  const harmOf = (zombie: object, health: number) =>
    look({ seats: seatsOf({ street: [] }, { health }) }).named('threat') -
    look({ seats: seatsOf({ street: [zombie] }, { health }) }).named('threat')
  expect(harmOf(bomber, 2)).toBeGreaterThan(harmOf(bomber, 12))
  expect(harmOf(brute, 2)).toBe(harmOf(brute, 12))
})

test('the end outweighs everything, either way', () => {
  const won = position({
    round: 2,
    card: 'red-slow',
    seats: [{ survivor: 'ethan', health: 1 }, { survivor: 'lisa' }],
    boss: { seat: 0, bodies: [{ id: 'body', grid: ['##', '##', '#.'], fixedYellow: 0, fixedBlue: 0 }] },
  })
  won.do(0, { do: 'hit', target: -1, squares: 'a1 b1 a2 b2 a3' })
  expect(won.board.outcome).toBe('won')
  const lost = position({
    step: 'walk',
    card: 'red-slow',
    seats: [{ survivor: 'ethan', health: 1, street: [walker({ slot: 1 }) as never] }, { survivor: 'lisa' }],
  })
  expect(lost.board.outcome).toBe('lost')
  expect(won.rules.judgement.weigh(won.board, [])).toBeGreaterThan(10 * Math.abs(PLAIN.worth))
  expect(lost.rules.judgement.weigh(lost.board, [])).toBeLessThan(-10 * Math.abs(PLAIN.worth))
})

test('turns are counted over both rounds', () => {
  const clock = (at: Json) => {
    const { rules, board } = position(at)
    return rules.judgement.clock(board)
  }
  const seats = seatsOf() as Json
  expect(clock({ round: 1, turn: 4, seats })).toBe(4)
  expect(clock({ round: 2, turn: 4, seats })).toBe(13)
})
