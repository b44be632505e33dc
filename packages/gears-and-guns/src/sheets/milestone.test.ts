import { describe, expect, test } from 'vitest'
import { resultOf } from '../campaign/missions-played.ts'
import type { Reward } from '../campaign/sheet.ts'
import { inMissionOf, onTheWay } from '../testing/campaign/mission-stage.ts'
import type { Stage } from '../testing/stage.ts'

/** One experience short of the first milestone; the first survivor drinks water and comes to orange. */
const ALMOST = { cxp: { levels: 1, cards: 0 } }
const state = onTheWay(2, { 0: ALMOST })
const who = state.sheets[0]?.survivor ?? ''

function reaching(more: object = {}): Stage {
  const table = inMissionOf(state, {
    people: [{ id: who, points: 17, pack: ['water'], ...more }],
  })
  table.do({ do: 'eat', card: 'water' })
  return table
}

/** The skill of the new level, which is asked for behind the reward. */
function levelUp(table: Stage): Stage {
  expect(table.open()).toEqual(['0 skill'])
  table.do(table.list('skill')[0] ?? {})
  return table
}

const choosing = (reward: Reward, more: object = {}): Stage => {
  const table = reaching(more)
  table.do(reward === 'bonus-action' ? { do: reward } : { do: 'skill', skill: reward })
  return table.open()[0] === '0 skill' ? levelUp(table) : table
}

describe('a milestone reached in a mission', () => {
  test('GG-CMP-01 GG-CMP-17 orange gives the second experience, and its reward is used in the same turn', () => {
    const table = reaching()
    expect(table.open()).toEqual(['0 reward'])
    table.do({ do: 'bonus-action' })
    expect(table.board.bonus[0]).toBe(1)
    levelUp(table)
    table.do({ do: 'bonus' })
    expect(table.board.bonus[0]).toBe(0)
    expect(table.board.turns[0]?.person).toBe(0)
  })

  test('GG-CMP-02 GG-CMP-11 the sheet has what was gained, chosen and spent', () => {
    const table = choosing('bonus-action')
    table.do({ do: 'bonus' })
    expect(resultOf(table.board).sheets[0]).toMatchObject({
      cxp: { levels: 1, cards: 0 },
      rewards: ['bonus-action'],
      spent: 1,
    })
    expect(table.rules.view(table.board, 0)).toMatchObject({
      sheets: [{ person: who, cxp: 2, rewards: ['bonus-action'], open: 0 }, {}, {}, {}, {}, {}],
    })
  })

  test('GG-RUL-37 the reward can wait until the action is over, and not longer', () => {
    const table = reaching()
    table.do({ do: 'later' })
    levelUp(table)
    expect(table.open()).toEqual(['0 reward'])
    expect(table.list()).not.toContainEqual({ do: 'later' })
    expect(table.refusal({ do: 'later' })).toBe('cannot-wait GG-RUL-37')
    table.do({ do: 'skill', skill: 'sidestep' })
    expect(table.open()).toEqual(['0 act'])
    expect(table.person(who).skills).toContain('sidestep')
  })

  test('GG-CMP-03 GG-CMP-23 no skill twice, none that the campaign has not, and only one reward', () => {
    const table = reaching()
    expect(table.refusal({ do: 'skill', skill: 'sprint' })).toBe('no-campaign-skill GG-CMP-01')
    table.do({ do: 'skill', skill: 'toolbox' })
    expect(levelUp(table).open()).toEqual(['0 act'])
    const again = inMissionOf(onTheWay(2, { 0: { cxp: { levels: 2, cards: 2 }, rewards: ['toolbox'] } }), {
      people: [{ id: who, points: 17, pack: ['water'] }],
    })
    again.do({ do: 'eat', card: 'water' })
    expect(again.refusal({ do: 'skill', skill: 'toolbox' })).toBe('skill-twice GG-CMP-03')
  })

  test('GG-CMP-02 a level reached by itself gives nothing where no milestone is reached, nor outside the campaign', () => {
    const fresh = inMissionOf(onTheWay(2), { people: [{ id: who, points: 17, pack: ['water'] }] })
    fresh.do({ do: 'eat', card: 'water' })
    expect(levelUp(fresh).open()).toEqual(['0 act'])
  })
})

describe('GG-RUL-36 a skill with a starting effect, gained in mid-mission, works at once', () => {
  test('one health more, on top of the wounds there are', () => {
    const table = reaching()
    const { health } = table.person(who)
    table.do({ do: 'skill', skill: 'starts-health' })
    expect(table.person(who).health).toBe(health + 1)
  })

  test('two adrenaline', () => {
    expect(choosing('starts-points-2').person(who).points).toBe(22)
  })

  test('a steam bottle out of the deck of inventions', () => {
    const table = reaching()
    const left = table.board.piles[4]?.cards.length ?? 0
    table.do({ do: 'skill', skill: 'starts-card-steam-bottle' })
    expect(table.person(who).slots?.flat()).toContain('steam-bottle')
    expect(table.board.piles[4]?.cards).toHaveLength(left - 1)
  })

  test('an ammo card of choice, for which there may have to be room made', () => {
    const table = choosing('starts-ammo')
    expect(table.refusal({ do: 'ammo', card: 'dynamite' })).toBe('card-not-there GG-CMP-10')
    table.do({ do: 'ammo', card: 'plenty-of-shells' })
    expect(table.board.found).toEqual(['plenty-of-shells'])
    expect(table.open()).toEqual(['0 arrange'])
  })
})
