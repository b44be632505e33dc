import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { MISSIONS } from '../content/missions.ts'
import { replayWon, type WonGame } from '../testing/won.ts'

const lines = readFileSync(new URL('../../won/games.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
const games = new Map(lines.map((line) => JSON.parse(line) as WonGame).map((game) => [game.mission, game]))

/** Missions of which no won game has been found yet; whoever finds one takes it off the list. */
const OPEN: readonly string[] = [
  'city-blocks',
  'y-zone',
  'the-24hrs-race-of-zombicity',
  'big-w',
  'the-escape',
  'zombie-police',
  'breakfast-at-jesses',
  'the-blight',
  'heavy-duty',
  'crank-it-up-to-11',
  'ram-speed',
  'neds-moloturbo',
]

describe.each(MISSIONS.map(({ id }) => id))('%s', (mission) => {
  test('Z2-RND-05 was won once, zombies and all: the game is kept (if rules or content changed: npm run won)', () => {
    const game = games.get(mission)
    expect(game === undefined).toBe(OPEN.includes(mission))
    if (!game) return
    expect(replayWon(game).board.outcome).toBe('won')
    // Not one answer too many, nor too few.
    expect(replayWon({ ...game, answers: game.answers.slice(0, -1) }).board.outcome).toBeUndefined()
  })
})
