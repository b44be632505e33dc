import { isRecord } from '@graveshift/kernel'
import { describeContract, momentsOf, walkGame } from '@graveshift/kernel/testing'
import { expect, test } from 'vitest'
import * as zones from './index.ts'
import * as missions from './missions/index.ts'
import { TINY_ACTIONS } from './testing/tiny/actions.ts'
import type { Tiny } from './testing/tiny/game.ts'
import { tinyKit } from './testing/tiny/kit.ts'
import { randomTiny } from './testing/tiny/random-options.ts'
import { tinyRules } from './testing/tiny/rules.ts'
import { showTiny, tellTiny } from './testing/tiny/told.ts'

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

/** Of each feature something that hardly happens. */
const RARE = ['noiseMoved', 'noiseCleared', 'doorOpened', 'drove', 'rallied', 'tokenTaken']

test('every event is told by names, in the log and outside', () => {
  const told = new Set<string>()
  const names = new Set([...'west mid east hall cellar'.split(' '), 'ann', 'ben', 'cleo', null])
  for (let seed = 2; seed < 400 && !RARE.every((type) => told.has(type)); seed++) {
    const options = randomTiny(seed)
    const kit = tinyKit(options)
    for (const { event, board } of momentsOf(tinyRules(options), options, seed)) {
      expect(tellTiny(kit, event, board).word).toMatch(/^log\./)
      const shown = showTiny(kit, event, board)
      const { zone = null, person = null } = isRecord(shown) ? shown : {}
      expect([event.type, names.has(zone as string), names.has(person as string)]).toEqual([
        event.type,
        true,
        true,
      ])
      told.add(event.type)
    }
  }
  expect(RARE.filter((type) => !told.has(type))).toEqual([])
})
