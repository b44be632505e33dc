import { readdirSync, readFileSync } from 'node:fs'
import type { GoldenGame } from '@graveshift/kernel/testing/golden'
import { describe, expect, it } from 'vitest'
import { MISSIONS } from '../content/missions.ts'
import type { Options } from '../game.ts'
import { GOLDEN_NUMBERS, replayGolden } from './golden.ts'

const folder = new URL('../../golden/', import.meta.url)
const names = readdirSync(folder).sort()
const load = (name: string) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as GoldenGame<Options>
const games = names.map(load)

describe('golden games', () => {
  it.each(names)('%s plays to the same hashes', (name) => {
    expect(
      replayGolden(load(name)),
      'if rules or content were meant to change: npm run golden',
    ).toBeUndefined()
  })

  it('notice a changed answer and other luck', () => {
    const [game] = games
    if (!game) throw new Error('no golden game')
    expect(replayGolden({ ...game, picks: game.picks.slice(0, -1) })).toBeDefined()
    expect(replayGolden({ ...game, seed: 'another' })).toBeDefined()
  })

  it('cover all missions, seat counts and options', () => {
    expect(games).toHaveLength(GOLDEN_NUMBERS.length)
    const values = (of: (game: GoldenGame<Options>) => unknown) => new Set(games.map(of)).size
    expect(values(({ options }) => options.mission)).toBe(MISSIONS.length)
    expect(values(({ options }) => options.teams.length)).toBe(6)
    for (const flag of ['darkZones', 'ultrared', 'abominations', 'abominationFest', 'pressOn'] as const)
      expect(
        values(({ options }) => options[flag]),
        flag,
      ).toBe(2)
    expect(games.filter(({ options }) => options.position !== undefined).length).toBeGreaterThan(5)
  })
})
