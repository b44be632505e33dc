import { readdirSync, readFileSync } from 'node:fs'
import type { GoldenGame } from '@graveshift/kernel/testing/golden'
import { describe, expect, it } from 'vitest'
import { CONTENT } from '../content/index.ts'
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

  it('notice a changed answer', () => {
    const [game] = games
    if (!game) throw new Error('no golden game')
    expect(replayGolden({ ...game, picks: game.picks.slice(0, -1) })).toBeDefined()
    expect(replayGolden({ ...game, seed: 'another' })).toBeDefined()
    expect(replayGolden({ ...game, hashes: game.hashes.with(1, '0'.repeat(32)) })).toBe(
      'other state after 20 answers',
    )
  })

  it('cover all seat counts, bosses, difficulties, options and both ends', () => {
    expect(games).toHaveLength(GOLDEN_NUMBERS.length)
    const values = (of: (game: GoldenGame<Options>) => unknown) => new Set(games.map(of)).size
    expect(values(({ options }) => options.survivors.length)).toBe(6)
    expect(values(({ options }) => options.boss)).toBe(CONTENT.bosses.length)
    expect(values(({ options }) => options.difficulty)).toBe(CONTENT.difficulties.length)
    expect(values(({ options }) => options.ammoOnBoss)).toBe(2)
    expect(values(({ options }) => options.assuredDeck)).toBe(2)
    expect(values(({ outcome }) => outcome)).toBe(2)
  })
})
