import { describe, expect, test } from 'vitest'
import { inMissionOf, missionOfCampaign, onTheWay } from '../testing/campaign/mission-stage.ts'

/** Orange once: one experience, one short of the first milestone. */
const ORANGE = { cxp: { levels: 1, cards: 0 } }
const THRICE = ['bonus-action', 'bonus-action', 'bonus-action'] as const

describe('the examples of the campaign', () => {
  test('GG-CMP-02 GG-CMP-17 orange in the first mission is one experience, kept; orange in the second one unlocks a reward', () => {
    const state = onTheWay(2, { 0: ORANGE })
    const [sheet] = state.sheets
    expect(sheet).toMatchObject({ cxp: 1, rewards: [] })
    const who = sheet?.survivor ?? ''
    const table = inMissionOf(state, { people: [{ id: who, points: 17, pack: ['water'] }] })
    table.do({ do: 'eat', card: 'water' })
    expect(table.open()).toEqual(['0 reward'])
    expect(table.list('bonus-action')).toHaveLength(1)
    expect(table.list('skill').length).toBeGreaterThan(10)
  })

  test('GG-CMP-03 GG-CMP-17 Steady hand comes beside the blue skill that was there, and may be used at once', () => {
    const state = onTheWay(2, { 0: ORANGE })
    const who = state.sheets[0]?.survivor ?? ''
    const fresh = inMissionOf(state, { people: [{ id: who }] }).person(who).skills
    const table = inMissionOf(state, { people: [{ id: who, points: 17, pack: ['water'] }] })
    table.do({ do: 'eat', card: 'water' })
    table.do({ do: 'skill', skill: 'steady-hand' })
    expect(table.person(who).skills).toEqual(expect.arrayContaining([...fresh, 'steady-hand']))
  })

  test('GG-CMP-04 the same reward three times is three bonus actions in each mission, spent as the player likes', () => {
    const results = { 0: { cxp: { levels: 2, cards: 6 }, rewards: [...THRICE], spent: 2 } }
    const state = onTheWay(2, results)
    const who = state.sheets[0]?.survivor ?? ''
    expect(missionOfCampaign(state).board.bonus[0]).toBe(3)
    const table = inMissionOf(state, { people: [{ id: who }], bonus: { [who]: 3 } })
    for (const left of [2, 1, 0]) {
      table.do({ do: 'bonus' })
      expect(table.board.bonus[0]).toBe(left)
    }
    expect(table.refusal({ do: 'bonus' })).toBe('no-bonus-left GG-CMP-04')
  })
})
