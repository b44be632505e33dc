import { expect, test } from 'vitest'
import { percent } from './percent.ts'
import { barsOf, chanceOf, meanOf, weaponsIn } from './weapons.ts'

test('attacks with the same weapon in the same way are one, whatever they are meant for', () => {
  const shot = { do: 'ranged', card: 'pistol', dual: false, crowd: false, zone: 1 }
  const picks = [
    { do: 'move' },
    shot,
    { ...shot, zone: 2 },
    { ...shot, dual: true },
    { do: 'throw', card: 'molotov', zone: 2 },
  ]
  expect(weaponsIn(picks).map(({ ways }) => ways)).toEqual([[picks[1], picks[2]], [picks[3]], [picks[4]]])
})

test('a chance is that of one at least', () => {
  expect(chanceOf({ of: 4, ways: [1, 2, 1] })).toBe(0.75)
  expect(meanOf({ of: 4, ways: [1, 2, 1] })).toBe(1)
  expect(chanceOf({ of: 4, ways: [4] })).toBe(0)
})

test('bars beyond the last are told together', () => {
  expect(barsOf({ of: 8, ways: [1, 2, 3, 1, 1] }, 3)).toEqual([1 / 8, 2 / 8, 3 / 8, 2 / 8])
  expect(barsOf({ of: 8, ways: [1, 7] }, 3)).toEqual([1 / 8, 7 / 8])
})

test('what may happen is never told as what never does, nor what may fail as certain', () => {
  const say = (key: string, values?: object) => `${key} ${JSON.stringify(values)}`
  expect(percent({ say }, 0.001)).toContain('under {"chance":1}')
  expect(percent({ say }, 0.999)).toContain('over {"chance":99}')
  expect(percent({ say }, 0)).toContain('percent {"chance":0}')
  expect(percent({ say }, 1)).toContain('percent {"chance":100}')
})
