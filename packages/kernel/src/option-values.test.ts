import { expect, test } from 'vitest'
import { FastChance } from './chance.ts'
import type { OptionSpec } from './option-spec.ts'
import { optionCounts, optionNow, randomTable, seatsIn, withOption } from './option-values.ts'
import { FOG, THICK } from './testing/toy-options.ts'

const SEATS: OptionSpec = { id: 'seats', kind: 'seats', least: 1, most: 4, usual: 2, about: 'table' }
const PEOPLE: OptionSpec = {
  id: 'people',
  kind: 'people',
  values: ['ann', 'ben', 'cat', 'dan'],
  naming: 'person.*',
  about: 'table',
  wanted: ({ seats = 2 }) => Number(seats),
}
const SPECS = [SEATS, PEOPLE, FOG, THICK]

test('what nobody chose is as usual', () => {
  expect(SPECS.map((spec) => optionNow(spec, {}))).toEqual([2, ['ann', 'ben'], false, 'some'])
  expect(seatsIn(SPECS, {})).toBe(2)
})

test('an option that depends on another counts only with it', () => {
  expect(optionCounts(SPECS, THICK, {})).toBe(false)
  expect(optionCounts(SPECS, THICK, withOption(SPECS, {}, 'fog', true))).toBe(true)
})

test('people who were chosen for another number of seats are chosen anew', () => {
  const chosen = { seats: 2, people: ['cat', 'dan'] }
  expect(withOption(SPECS, chosen, 'fog', true)).toEqual({ ...chosen, fog: true })
  expect(withOption(SPECS, chosen, 'seats', 3)).toEqual({ seats: 3 })
})

test('a random table draws which game it is, and leaves alone how it is played and by how many', () => {
  for (let seed = 0; seed < 20; seed++) {
    const { people, ...table } = randomTable(SPECS, { fog: true, seats: 3 }, new FastChance(seed))
    expect(table).toEqual({ fog: true, seats: 3, thick: expect.stringMatching(/^(some|much)$/) })
    expect(new Set(people as readonly string[]).size).toBe(3)
  }
})
