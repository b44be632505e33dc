import { isFault } from '@graveshift/kernel'
import { describe, expect, test } from 'vitest'
import { GAMES } from '../games.ts'
import { optionsFrom, wishName } from './wishes.ts'

const moduleOf = (id: string) => {
  const module = GAMES.find((game) => game.id === id)
  if (!module) throw new Error(`no game ${id}`)
  return module
}

describe.each(GAMES.map((module) => [module.id, module] as const))('%s', (_id, module) => {
  test('without a wish everything is as usual', () => {
    expect(optionsFrom(module, {}, 'a')).toEqual(module.readOptions({}))
  })

  test('whatever may be random is drawn with the seed, the same for the same seed', () => {
    const wishes = Object.fromEntries(
      module.options.flatMap((spec) =>
        ['one-of', 'mission', 'people', 'seat'].includes(spec.kind) && spec.about === 'table'
          ? [[wishName(spec), 'random']]
          : [],
      ),
    )
    const drawn = ['a', 'b', 'c', 'd'].map((seed) => optionsFrom(module, wishes, seed))
    expect(drawn.filter(isFault)).toEqual([])
    expect(new Set(drawn.map((each) => JSON.stringify(each))).size).toBeGreaterThan(1)
    expect(optionsFrom(module, wishes, 'a')).toEqual(drawn[0])
  })
})

test('Z2-OPT-03 Z2-OPT-04 what is on without a word can be turned off by a flag', () => {
  const module = moduleOf('second-edition')
  expect(optionsFrom(module, {}, 'a')).toMatchObject({ startingCardsReturn: true, sparedBuildings: true })
  const off = { startingCardsLeave: true, allBuildingsSpawn: true }
  expect(optionsFrom(module, off, 'a')).toMatchObject({ startingCardsReturn: false, sparedBuildings: false })
})

test('a leader is a seat counted from 1, or a survivor in play', () => {
  const module = moduleOf('gear-up')
  const led = (leader: string) => optionsFrom(module, { survivors: ['lisa', 'greta'], leader }, 'a')
  expect(led('2')).toMatchObject({ leader: 1 })
  expect(led('greta')).toMatchObject({ leader: 1 })
  expect(led('mateo')).toMatchObject({ fault: 'no-such-seat' })
})
