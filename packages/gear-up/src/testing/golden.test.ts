import { readGoldens, testGoldens } from '@graveshift/kernel/testing'
import type { GoldenGame } from '@graveshift/kernel/testing/golden'
import { describe, expect, it } from 'vitest'
import { CONTENT } from '../content/index.ts'
import type { GearUp, Options } from '../game.ts'
import { GOLDEN, GOLDEN_NUMBERS } from './golden.ts'

const games = readGoldens<GearUp>(new URL('../../golden/', import.meta.url))

describe('golden games', () => {
  testGoldens(GOLDEN, games, GOLDEN_NUMBERS)

  it('cover all seat counts, bosses, difficulties, options and both ends', () => {
    const values = (of: (game: GoldenGame<Options>) => unknown) => new Set([...games.values()].map(of)).size
    expect(values(({ options }) => options.survivors.length)).toBe(6)
    expect(values(({ options }) => options.boss)).toBe(CONTENT.bosses.length)
    expect(values(({ options }) => options.difficulty)).toBe(CONTENT.difficulties.length)
    expect(values(({ options }) => options.ammoOnBoss)).toBe(2)
    expect(values(({ options }) => options.assuredDeck)).toBe(2)
    expect(values(({ outcome }) => outcome)).toBe(2)
  })
})
