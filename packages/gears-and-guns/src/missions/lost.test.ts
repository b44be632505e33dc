import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { MISSIONS } from '../content/missions.ts'
import { type LostGame, lossesOf } from '../testing/losses.ts'
import { replayWon } from '../testing/won.ts'

const games = readFileSync(new URL('../../won/lost.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as LostGame)

test.each(games)('GG-SET-04 $mission was lost once: $lost', (game) => {
  const { board } = replayWon(game)
  expect([board.outcome, board.lostBy]).toEqual(['lost', game.lost])
  // It was lost by the last answer and by none before it.
  expect(replayWon({ ...game, answers: game.answers.slice(0, -1) }).board.outcome).toBeUndefined()
})

test.each(MISSIONS)('$id was lost by all that loses it (if one is missing: npm run lost)', (mission) => {
  const lost = games.filter((game) => game.mission === mission.id).map((game) => game.lost)
  expect(lost.sort()).toEqual(lossesOf(mission))
})
