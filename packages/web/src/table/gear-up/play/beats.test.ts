import type { Event } from '@graveshift/gear-up'
import { expect, test } from 'vitest'
import { planBeats } from './beats.ts'

const crossed: Event = { type: 'crossed', seat: 1, target: 4, lo: 3, hi: 0, by: 'shape' }
const gained: Event = { type: 'gained', seat: 1, what: 'ammo', amount: 1, lost: 0, from: 'icon' }
const killed: Event = { type: 'killed', zombie: 4, card: 'walker-01', seat: 1, by: 1 }

test('a stroke and what it brings are seen together, the kill after it', () => {
  const beats = planBeats([{ type: 'weaponUsed', seat: 1, colour: 'red' }, crossed, gained, gained, killed])
  expect(beats.map(({ until }) => until)).toEqual([4, 5])
  expect(beats[0]?.pointer).toEqual({ seats: [1], targets: [4], squares: [0, 1] })
  expect(beats[1]?.pointer?.targets).toEqual([4])
})

test('a blast hurts everybody at once, one attack after another is seen one by one', () => {
  const suffered = (seat: number): Event => ({ type: 'suffered', seat, armor: 0, health: 2, from: 'bomber' })
  const blast: Event = { type: 'exploded', zombie: 7, card: 'bomber-01', seat: 0, damage: 2 }
  expect(planBeats([blast, suffered(0), suffered(1), suffered(2)])).toHaveLength(1)
  const attack = (zombie: number): Event => ({ type: 'attacked', zombie, seat: 0, damage: 1 })
  expect(planBeats([attack(1), suffered(0), attack(2), suffered(0)])).toHaveLength(4)
})

test('every event is seen once, in order, and nothing lasts for no time', () => {
  const events: Event[] = [
    crossed,
    gained,
    killed,
    { type: 'stepBegan', step: 'walk' },
    { type: 'walked', zombies: [2] },
  ]
  const beats = planBeats(events)
  expect(beats.at(-1)?.until).toBe(events.length)
  beats.forEach(({ until, length }, index) => {
    expect(until).toBeGreaterThan(beats[index - 1]?.until ?? 0)
    expect(length).toBeGreaterThan(0)
  })
  expect(planBeats([])).toEqual([])
})
