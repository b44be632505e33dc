import { expect, test } from 'vitest'
import { ANY_MISSION, found } from '../../../zone-table/set-up/mission-facts.ts'
import { MISSIONS } from './facts.ts'

const NOBODY: ReadonlySet<string> = new Set()
const ids = (filter: Partial<typeof ANY_MISSION>, won = NOBODY) =>
  found(MISSIONS, { ...ANY_MISSION, ...filter }, won).map(({ id }) => id)

test('all missions are found by a filter that asks for nothing', () => {
  expect(ids({})).toEqual(MISSIONS.map(({ id }) => id))
})

test('each part of a filter leaves out what it is about, and nothing else', () => {
  expect(ids({ difficulty: 'easy' })).toContain('zombicide-life')
  expect(ids({ difficulty: 'easy' })).not.toContain('city-blocks')
  expect(ids({ within: 30 })).toContain('zombicide-life')
  expect(ids({ within: 30 })).not.toContain('big-w')
  expect(ids({ traits: ['cars', 'companions'] })).toEqual(['car-crash'])
  expect(ids({ traits: ['dark'] })).toEqual(['pale-shelter'])
  const won = new Set(['zombicide-life'])
  expect(ids({ notWon: true }, won)).toEqual(ids({}).filter((id) => id !== 'zombicide-life'))
})

test('what is told of a mission is what is measured and laid out', () => {
  expect(MISSIONS[0]).toMatchObject({
    id: 'zombicide-life',
    called: 'M0',
    tiles: 2,
    spawns: 2,
    zones: 14,
    traits: [],
  })
  for (const { measured } of MISSIONS) expect(measured?.games).toBeGreaterThan(0)
})
