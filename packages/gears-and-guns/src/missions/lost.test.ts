import { readFileSync } from 'node:fs'
import type { WonGame } from '@graveshift/zones/testing/won'
import { expect, test } from 'vitest'
import { MISSIONS } from '../content/missions.ts'
import { replayWon } from '../testing/won.ts'

/** A game that was lost, and by what. */
interface LostGame extends WonGame {
  readonly lost: string
}

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

test('every mission was lost, and by all that loses any; too many piles and too few saved have scenes of their own', () => {
  expect(new Set(games.map(({ mission }) => mission))).toEqual(new Set(MISSIONS.map(({ id }) => id)))
  expect([...new Set(games.map(({ lost }) => lost))].sort()).toEqual([
    'aboard',
    'eliminated',
    'everybody',
    'forbidden',
    'gauge',
    'nobody-falls',
    'survivor-left-behind',
    'zombie-aboard',
  ])
})
