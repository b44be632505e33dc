import { isRecord } from '@graveshift/kernel'
import { describeContract, walkGame } from '@graveshift/kernel/testing'
import { expect, test } from 'vitest'
import * as zones from './index.ts'
import * as missions from './missions/index.ts'
import { TINY_ACTIONS } from './testing/tiny/actions.ts'
import type { Tiny } from './testing/tiny/game.ts'
import { randomTiny } from './testing/tiny/random-options.ts'
import { tinyRules } from './testing/tiny/rules.ts'

describeContract<Tiny>('a tiny game on zones', tinyRules, { options: randomTiny, games: 12 })

/** What other actions are made with. */
const MAKERS = ['goingAction', 'plainAction']

/** What is exported as an action; one that is made for a game's own cards goes by the name of the function. */
const actionsIn = (exported: Readonly<Record<string, unknown>>): string[] =>
  Object.entries(exported).flatMap(([name, value]) => {
    if (typeof value === 'function') return name.endsWith('Action') ? [name] : []
    return [value].flat().flatMap((each) => (isRecord(each) && 'perform' in each ? [String(each.do)] : []))
  })

test('every action of zones is one of the game of no box', () => {
  const has = (name: string) => Object.hasOwn(TINY_ACTIONS, name.replace(/Action$/, ''))
  const all = [zones, missions].flatMap(actionsIn)
  expect(all.filter((name) => !MAKERS.includes(name) && !has(name))).toEqual([])
  expect(new Set(all.filter(has)).size).toBe(Object.keys(TINY_ACTIONS).length)
})

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
