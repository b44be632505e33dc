import { readFileSync } from 'node:fs'
import type { WonGame } from '@graveshift/zones/testing/won'
import { expect, test } from 'vitest'
import { MISSIONS, ONE_SHOTS } from '../content/missions.ts'
import { replayWon } from '../testing/won.ts'
import type { WesternMission } from './types.ts'

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

/** What ends a mission, by what it is about; too many piles and too few saved have scenes of their own. */
function lossesOf({ id, goals, rules, steam }: WesternMission): readonly string[] {
  const has = (name: string) => rules.some(({ rule }) => rule === name)
  const neverFull = has('gauge-never-loses') || has('fixed-gauge')
  return [
    ...(ONE_SHOTS.some((each) => each.id === id) ? ['eliminated'] : has('nobody-falls') ? [] : ['everybody']),
    ...(steam && !neverFull ? ['gauge'] : []),
    ...(has('forbidden') ? ['forbidden'] : []),
    ...(has('nobody-falls') ? ['nobody-falls'] : []),
    ...(goals.some(({ goal }) => goal === 'aboard') ? ['aboard'] : []),
    ...(goals.some(({ goal }) => goal === 'train-leaves') ? ['survivor-left-behind', 'zombie-aboard'] : []),
  ].sort()
}

test.each(MISSIONS)('$id was lost by all that loses it', (mission) => {
  const lost = games.filter((game) => game.mission === mission.id).map((game) => game.lost)
  expect(lost.sort()).toEqual(lossesOf(mission))
})
