import { answer, cloneState, FastChance, type Json, nth, type State, start } from '@graveshift/kernel'
import {
  type ActPick,
  boardAfter,
  doorsOnFoot,
  type OnFoot,
  waysOnFoot,
  zoneName,
  zoneNamed,
} from '@graveshift/zones'
import { describe, expect, test } from 'vitest'
import type { SecondEdition } from '../game.ts'
import { kitFor, SECOND_EDITION_MODULE } from '../module.ts'
import { positionOf } from '../testing/random-position.ts'
import { HERE, NEXT, position } from '../testing.ts'

const walker = (id: string, more: Record<string, Json> = {}) => {
  const { skills, zone = HERE, hand = [], ...rest } = more
  const person = { id, zone, hand, ...(skills === undefined ? {} : { skills }) }
  return position({ mission: 'city-blocks', survivors: [id], turn: id, people: [person], ...rest })
}

/** Costs by zone of what can still be gone to in this turn. */
const costs = (table: ReturnType<typeof walker>, person = 0) =>
  Object.fromEntries(
    [...waysOnFoot(table.kit, table.board, person)]
      .filter(([, { inReach }]) => inReach)
      .map(([zone, { cost, free }]) => [
        zoneName(table.kit.map, zone),
        free > 0 ? `${cost} (${free} free)` : `${cost}`,
      ]),
  )

describe('ways on foot', () => {
  test('Z2-MOV-03 zombies left behind make a way dearer, those who are met end it', () => {
    const alone = costs(walker('doug'))
    expect(alone).toMatchObject({ [HERE]: '0', [NEXT]: '1', '9R.E': '2', '2V.E': '2' })
    const beset = costs(walker('doug', { zombies: { [HERE]: { walker: 1 }, [NEXT]: { walker: 1 } } }))
    expect(beset).toEqual({ [HERE]: '0', [NEXT]: '2', '5R.SE': '2', '5R.E': '3', '5R.S': '3' })
  })

  test('Z2-SKL-04 Z2-SKL-17 free moves are spent first, and slippery people leave zombies for nothing', () => {
    expect(costs(walker('amy'))).toMatchObject({ [NEXT]: '1 (1 free)', '9R.E': '2 (1 free)' })
    const zombies = { [HERE]: { walker: 3 } }
    expect(costs(walker('doug', { zombies, skills: ['slippery'] }))).toMatchObject({ [NEXT]: '1' })
    expect(costs(walker('doug', { zombies }))).toEqual({ [HERE]: '0' })
  })

  test('Z2-SKL-19 a sprint goes where it is cheaper than steps, once', () => {
    const table = walker('wanda')
    const ways = waysOnFoot(table.kit, table.board, 0)
    const way = ways.get(zoneNamed(table.kit.map, '2V.E'))
    expect(way?.steps.map(({ pick }) => pick.do)).toEqual(['sprint'])
    expect(
      [...ways.values()].every(({ steps }) => steps.filter(({ pick }) => pick.do === 'sprint').length < 2),
    ).toBe(true)
  })

  test('too far for this turn is told with what it would take', () => {
    const table = walker('doug')
    const ways = [...waysOnFoot(table.kit, table.board, 0).values()]
    expect(ways.filter(({ inReach }) => !inReach).length).toBeGreaterThan(5)
    expect(ways.every(({ inReach, cost }) => inReach === cost <= 3)).toBe(true)
  })

  test('somebody who still waits is asked for as if its turn began, somebody who is done goes nowhere', () => {
    const table = position({
      mission: 'city-blocks',
      survivors: ['doug', 'amy'],
      turn: 'doug',
      people: [
        { id: 'doug', zone: HERE },
        { id: 'amy', zone: HERE },
      ],
    })
    expect(costs(table, 1)).toMatchObject({ [NEXT]: '1 (1 free)' })
    table.do({ do: 'end' })
    expect(costs(table, 0)).toEqual({})
  })
})

describe('doors at the end of a way', () => {
  const doors = (more: Record<string, Json>) => {
    const table = walker('doug', more)
    const ways = waysOnFoot(table.kit, table.board, 0)
    return new Map(
      doorsOnFoot(table.kit, table.board, 0, ways).map((found) => [
        nth(table.kit.map.doors, found.door).name,
        found,
      ]),
    )
  }

  test('Z2-ACT-03 with what opens it, silent things first', () => {
    const found = doors({ hand: ['fire-axe', 'crowbar'] })
    const near = [...found.values()].filter(({ way, picks }) => way.inReach && picks.length > 0)
    expect(near.length).toBeGreaterThan(0)
    expect(near.every(({ picks }) => picks[0]?.with === 'crowbar')).toBe(true)
    expect(near.every(({ way }) => way.cost <= 2)).toBe(true)
  })

  test('Z2-ACT-03 and why not', () => {
    const bare = [...doors({}).values()]
    expect(bare.every(({ picks, refusal }) => picks.length === 0 && refusal !== undefined)).toBe(true)
    expect(new Set(bare.map(({ refusal }) => refusal?.refused))).toContain('cannot-open-doors')
  })
})

/** Plays the steps of a way; undefined where something else is asked on the way. */
function played(
  state: State<SecondEdition>,
  rules: ReturnType<typeof SECOND_EDITION_MODULE.rulesFor>,
  way: OnFoot,
) {
  const copy = cloneState(rules, state)
  for (const { pick } of way.steps) {
    const [choice] = copy.control.open
    if (choice?.kind !== 'act') return undefined
    expect(rules.choices.act.check(copy.board, choice, pick as ActPick)).toBeUndefined()
    answer(rules, copy, choice, pick as ActPick, new FastChance(1))
  }
  return copy
}

test('Z2-ACT-01 every way is gone by the rules for just what it says, and none is cheaper, in positions at random', () => {
  let gone = 0
  for (let seed = 1; seed <= 70; seed++) {
    const options = positionOf(seed)
    const rules = SECOND_EDITION_MODULE.rulesFor(options)
    const kit = kitFor(options)
    const state = start(rules, options, new FastChance(seed))
    const [choice] = state.control.open
    const turn = state.board.turns[0]
    if (choice?.kind !== 'act' || !turn || state.board.turns.length > 1) continue
    const { person } = choice
    const ways = waysOnFoot(kit, state.board, person)
    for (const [zone, way] of ways) {
      if (!way.inReach || way.steps.length === 0) continue
      const there = played(state, rules, way)
      const [after] = there?.board.turns ?? []
      if (!there || after?.person !== person) continue
      expect([seed, there.board.people[person]?.zone]).toEqual([seed, zone])
      const paid = after.spent.reduce((sum, spent, budget) => sum + spent - (turn.spent[budget] ?? 0), 0)
      expect([seed, zone, paid]).toEqual([seed, zone, way.cost])
      const asIf = boardAfter(kit, state.board, person, way)
      expect(asIf.turns[0]?.spent).toEqual(after.spent)
      gone++
    }
    // Wherever one answer leads, a way leads there for no more.
    for (const pick of rules.choices.act.list(state.board, choice)) {
      const stretch = kit.actions[pick.do]?.stretch?.(kit, state.board, person, pick)
      const to = stretch?.path.at(-1)
      if (!stretch || to === undefined) continue
      expect([seed, (ways.get(to)?.cost ?? 99) - (ways.get(to)?.free ?? 0) <= stretch.cost]).toEqual([
        seed,
        true,
      ])
    }
  }
  expect(gone).toBeGreaterThan(60)
})
