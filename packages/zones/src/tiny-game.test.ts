import { describeContract, walkGame } from '@graveshift/kernel/testing'
import { expect, test } from 'vitest'
import { TINY_ACTIONS } from './testing/tiny/actions.ts'
import type { Tiny } from './testing/tiny/game.ts'
import { randomTiny } from './testing/tiny/random-options.ts'
import { tinyRules } from './testing/tiny/rules.ts'

describeContract<Tiny>('a tiny game on zones', tinyRules, { options: randomTiny, games: 12 })

test('every action of zones is taken in a game of no box', { timeout: 60_000 }, () => {
  const taken = new Set<string>()
  for (let seed = 2; seed < 4_000 && taken.size < Object.keys(TINY_ACTIONS).length; seed++) {
    const options = randomTiny(seed)
    walkGame(tinyRules(options), options, seed, ({ state }, { choice, pick }) => {
      const asked = state.control.open.find(({ id }) => id === choice)
      if (asked?.kind === 'act' && 'do' in pick) taken.add(pick.do)
    })
  }
  expect(Object.keys(TINY_ACTIONS).filter((name) => !taken.has(name))).toEqual([])
})
