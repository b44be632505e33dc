import { isFault, nth } from '@graveshift/kernel'
import { canStep, sees, waysAt } from '@graveshift/zones'
import { expect, test } from 'vitest'
import { MISSIONS } from '../content/missions.ts'
import { kitFor, SECOND_EDITION_MODULE } from '../module.ts'
import { readSetup } from '../setup.ts'
import { showBoard } from './board.ts'

const boardOf = (mission: string) => {
  const options = readSetup({ mission })
  if (isFault(options)) throw new Error(options.message)
  const { board } = SECOND_EDITION_MODULE.rulesFor(options).begin(options)
  const kit = kitFor(options)
  return { kit, board, told: showBoard({ kit, board }) }
}

test.each(MISSIONS.map(({ id }) => id))('the board of %s is told as the rules know it', (mission) => {
  const { kit, board, told } = boardOf(mission)
  const ways = waysAt(kit.map, board.doors)
  expect(told.zones).toHaveLength(kit.map.size)
  told.zones.forEach(({ zone, names, kind, dark, building, ways: steps, sees: seen }, from) => {
    const at = (name: string) => kit.map.named.get(name) ?? -1
    for (const name of [zone, ...names]) expect(at(name)).toBe(from)
    expect({ kind, dark }).toMatchObject({ kind: kit.map.zones[from]?.kind, dark: kit.map.zones[from]?.dark })
    expect(building === null).toBe(kind === 'street')
    for (let to = 0; to < kit.map.size; to++) {
      const name = nth(kit.map.zones, to).name
      expect(steps.some((step) => step.to === name && step.open)).toBe(canStep(ways, from, to))
      if (!told.darkRules) expect(seen.some((each) => each.zone === name)).toBe(sees(ways, from, to))
    }
    for (const { doors } of steps)
      for (const door of doors) expect(told.doors.map((each) => each.door)).toContain(door)
  })
  expect(told.spawns.map(({ order }) => order)).toEqual(told.spawns.map((_, index) => index + 1))
  const tokens = told.tokens.map(({ token }) => token)
  expect(new Set(tokens).size).toBe(board.tokens.length)
  const cars = told.cars.map(({ car }) => car)
  expect(new Set(cars).size).toBe(board.cars.length)
  for (const { between } of told.doors) for (const side of between) expect(kit.map.named.has(side)).toBe(true)
})
