import { readFileSync } from 'node:fs'
import type { WonGame } from '@graveshift/zones/testing/won'
import { expect, test } from 'vitest'
import { MISSIONS } from '../content/missions.ts'
import { kitFor } from '../module.ts'
import { replayWon, usualOptions } from '../testing/won.ts'

const lines = readFileSync(new URL('../../won/games.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
const games = new Map(lines.map((line) => JSON.parse(line) as WonGame).map((game) => [game.mission, game]))

test.each([...games.values()])(
  'GG-SET-04 $mission was won once by itself (if rules or content changed: npm run won)',
  (game) => {
    const { board } = replayWon(game)
    expect(board.outcome).toBe('won')
    const kit = kitFor(usualOptions(game.mission))
    for (const { kind, data } of kit.goals) {
      const { done, of } = kind.count(kit, board, data as never)
      expect(done, data.goal).toBeGreaterThanOrEqual(of)
    }
    // Not one answer too many, nor too few.
    expect(replayWon({ ...game, answers: game.answers.slice(0, -1) }).board.outcome).toBeUndefined()
  },
)

test('GG-SET-04 a won game is kept of every mission (if one is missing: npm run won)', () => {
  expect([...games.keys()]).toEqual(MISSIONS.map(({ id }) => id))
})
