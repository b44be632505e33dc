import { FastChance, playout, start } from '@graveshift/kernel'
import { expect, test } from 'vitest'
import { MISSIONS } from '../content/missions.ts'
import { SECOND_EDITION_MODULE } from '../module.ts'

const GAMES = 30
/** One of five: what is won by chance more often is no mission. */
const MOST_WON = GAMES / 5

test.each(MISSIONS.map(({ id }) => id))('%s is not won by playing at random', (mission) => {
  const options = SECOND_EDITION_MODULE.readOptions({ mission })
  if ('fault' in options) throw new Error(options.message)
  const rules = SECOND_EDITION_MODULE.rulesFor(options)
  let won = 0
  for (let seed = 1; seed <= GAMES; seed++) {
    const chance = new FastChance(seed)
    const state = start(rules, options, chance)
    playout(rules, state, chance, chance)
    if (state.board.outcome === 'won') won++
  }
  expect(won).toBeLessThanOrEqual(MOST_WON)
})
