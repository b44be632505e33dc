import { readFileSync } from 'node:fs'
import type { State } from '@graveshift/kernel'
import { expect, test } from 'vitest'
import type { GameWithMissions, MissionKit } from '../missions/mission-game.ts'
import type { WonGame } from './won.ts'

interface Won<G extends GameWithMissions, K> {
  /** The rule that it proves. */
  readonly rule: string
  /** One game a line. */
  readonly file: URL
  readonly missions: readonly { readonly id: string }[]
  kitFor(mission: string): K
  replay(game: WonGame): State<G>
}

export const keptIn = (file: URL): readonly WonGame[] =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as WonGame)

/** A game that was won is kept of every mission, and is still won. */
export function testWonGames<G extends GameWithMissions, K extends Pick<MissionKit<G>, 'goals'>>({
  rule,
  file,
  missions,
  kitFor,
  replay,
}: Won<G, K>): void {
  const games = keptIn(file)

  test.each([...games])(
    `${rule} $mission was won once (if rules or content changed: npm run won)`,
    (game) => {
      const { board } = replay(game)
      expect(board.outcome).toBe('won')
      const kit = kitFor(game.mission)
      for (const { kind, data } of kit.goals) {
        const { done, of } = kind.count(kit as never, board as never, data as never)
        expect(done, data.goal).toBeGreaterThanOrEqual(of)
      }
      // Not one answer too many, nor too few.
      expect(replay({ ...game, answers: game.answers.slice(0, -1) }).board.outcome).toBeUndefined()
    },
  )

  test(`${rule} a won game is kept of every mission (if one is missing: npm run won)`, () => {
    expect(games.map(({ mission }) => mission)).toEqual(missions.map(({ id }) => id))
  })
}
