import { readGoldens, testGoldens } from '@graveshift/kernel/testing'
import type { GoldenGame } from '@graveshift/kernel/testing/golden'
import { describe, expect, it } from 'vitest'
import { MISSIONS } from '../content/missions.ts'
import type { Options, Western } from '../game.ts'
import { GOLDEN, GOLDEN_NUMBERS } from './golden.ts'

const games = readGoldens<Western>(new URL('../../golden/', import.meta.url))

describe('golden games', () => {
  testGoldens(GOLDEN, games, GOLDEN_NUMBERS)

  it('cover all missions, seat counts and options', () => {
    const all = [...games.values()]
    const values = (of: (game: GoldenGame<Options>) => unknown) => new Set(all.map(of)).size
    expect(values(({ options }) => options.mission)).toBe(MISSIONS.length)
    expect(values(({ options }) => options.teams.length)).toBe(6)
    for (const option of ['ultrared', 'piles'] as const)
      expect(
        values(({ options }) => options[option]),
        option,
      ).toBe(2)
    expect(values(({ options }) => options.deck)).toBe(3)
    expect(all.filter(({ options }) => options.position !== undefined).length).toBeGreaterThan(5)
  })
})
