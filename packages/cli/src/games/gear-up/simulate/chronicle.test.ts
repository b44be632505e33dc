import { type Event, STANDARD_CONTENT } from '@graveshift/gear-up'
import { beforeEach, expect, test } from 'vitest'
import { beginChronicle, type GearUpChronicle, note } from './chronicle.ts'
import { fixtureOf } from './fixture.ts'
import { freshRecord } from './play-fixture.ts'
import { readOrder } from './read-order.ts'

const ORDER = readOrder({ bots: 'random', seats: '2', difficulty: 'easy', boss: 'mutation', seed: 'a' })
const SETUP = { ...fixtureOf(ORDER, 0).options, survivors: ['ethan', 'greta'], leader: 0 }

let chronicle: GearUpChronicle
beforeEach(() => {
  chronicle = beginChronicle(
    STANDARD_CONTENT,
    SETUP,
    freshRecord({ game: 0, options: SETUP, seed: '', salt: 0 }),
  )
})

const tell = (...events: Event[]) => {
  for (const event of events) note(chronicle, event)
  return chronicle.record
}
const cross = (seat: number, target: number, by: 'shape' | 'split' | 'ammo' = 'shape'): Event => ({
  type: 'crossed',
  seat,
  target,
  lo: 7,
  hi: 0,
  by,
})
const dealt = (zombie: number, seat: number): Event => ({
  type: 'zombieDealt',
  card: 'walker-01',
  seat,
  zombie,
})
const use = (seat: number, colour: 'red' | 'green' | 'blue', again?: 'fast-reload'): Event => ({
  type: 'weaponUsed',
  seat,
  colour,
  ...(again ? { again } : {}),
})
const upgrade = (seat: number, colour: 'red' | 'green' | 'blue', level: number): Event => ({
  type: 'upgraded',
  seat,
  colour,
  level,
})

test('a weapon comes up for everybody who has it, and is used by those who draw', () => {
  const { weapons } = tell(
    { type: 'turnRevealed', turn: 1, card: 'green-still' },
    dealt(1, 1),
    use(1, 'green'),
    cross(1, 1),
    { type: 'killed', zombie: 1, card: 'walker-01', seat: 1, by: 1 },
  )
  expect(weapons).toEqual({
    sledgehammer: { came: 1, used: 0, squares: 0, kills: 0 },
    'deer-rifle': { came: 1, used: 1, squares: 3, kills: 1 },
  })
})

test('what ammo kills is no weapon’s', () => {
  const { weapons, kills } = tell(use(0, 'red'), dealt(1, 0), cross(0, 1), cross(0, 1, 'ammo'), {
    type: 'killed',
    zombie: 1,
    card: 'walker-01',
    seat: 0,
    by: 0,
  })
  expect(kills).toBe(1)
  expect(weapons['concrete-saw']).toEqual({ came: 0, used: 1, squares: 3, kills: 0 })
})

test('long range is a hit before a neighbor, the boss included', () => {
  tell(dealt(1, 0), dealt(2, 1), use(1, 'green'), cross(1, 2))
  expect(tell().effects).toEqual({})
  tell(cross(1, 1), cross(1, -1))
  expect(tell().effects).toEqual({ 'long-range': 2 })
  tell({ type: 'bossMoved', seat: 1 }, cross(1, -1))
  expect(tell().effects).toEqual({ 'long-range': 2 })
})

test('multi hit and sweeps count from the second draw, second activations by their name', () => {
  tell(dealt(1, 0), dealt(2, 0), use(0, 'blue'), cross(0, 1))
  expect(tell().effects).toEqual({})
  tell(cross(0, 1), use(0, 'blue', 'fast-reload'), cross(0, 2))
  expect(tell().effects).toEqual({ 'multi-hit': 1, 'fast-reload': 1 })
  tell(upgrade(0, 'green', 1), upgrade(0, 'green', 2), use(0, 'green'), cross(0, 1), cross(0, 2))
  expect(tell().effects).toEqual({ 'multi-hit': 1, 'fast-reload': 1, 'cut-down': 1 })
})

test('an upgrade offers the next one of each weapon that has one', () => {
  const { offered, taken } = tell(upgrade(0, 'green', 1), upgrade(0, 'green', 2), upgrade(0, 'red', 1))
  expect(offered).toEqual([
    'concrete-saw critical-hit',
    'sledgehammer adrenaline',
    'nail-gun lock-and-load',
    'sledgehammer cut-down',
  ])
  expect(taken).toEqual(['sledgehammer adrenaline', 'sledgehammer cut-down', 'concrete-saw critical-hit'])
})
