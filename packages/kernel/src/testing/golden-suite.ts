import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { Game } from '../rules.ts'
import { type GoldenGame, type GoldenSubject, replayGolden } from './golden.ts'

/** The golden games of a folder, by the names of their files. */
export function readGoldens<G extends Game>(folder: URL): ReadonlyMap<string, GoldenGame<G['options']>> {
  const names = readdirSync(folder).sort()
  return new Map(names.map((name) => [name, JSON.parse(readFileSync(new URL(name, folder), 'utf8'))]))
}

/** What holds for the golden games of every ruleset. */
export function testGoldens<G extends Game>(
  subject: Pick<GoldenSubject<G>, 'rulesFor'>,
  games: ReadonlyMap<string, GoldenGame<G['options']>>,
  numbers: readonly number[],
): void {
  it('there is one for every number', () => {
    expect(games.size).toBe(numbers.length)
  })

  it.each([...games.keys()])('%s plays to the same hashes', (name) => {
    const game = games.get(name)
    expect(game).toBeDefined()
    expect(
      game && replayGolden(subject, game),
      'if rules or content were meant to change: npm run golden',
    ).toBeUndefined()
  })

  it('notice a changed answer, another state and other luck', () => {
    const [game] = games.values()
    if (!game) throw new Error('no golden game')
    expect(replayGolden(subject, { ...game, picks: game.picks.slice(0, -1) })).toBeDefined()
    expect(replayGolden(subject, { ...game, seed: 'another' })).toBeDefined()
    expect(replayGolden(subject, { ...game, hashes: game.hashes.with(1, '0'.repeat(32)) })).toBe(
      'other state after 20 answers',
    )
  })
}
