import { has } from '@graveshift/kernel'
import { expect, test } from 'vitest'
import type { Effect } from '../missions/effects.ts'
import { effectsOf } from '../missions/effects-of.ts'
import { CAMPAIGN_SKILLS, ENDINGS, MARKS, MILESTONES, MOST_BONUS_ACTIONS, MOST_CXP } from './campaign.ts'
import { CAMPAIGN_MISSIONS, MISSIONS } from './missions.ts'
import { OWN_SKILLS, ZONE_SKILLS } from './skills.ts'

test('GG-CMP-10 there are sixteen campaign skills, and the game has them all', () => {
  expect(CAMPAIGN_SKILLS).toHaveLength(16)
  expect(new Set(CAMPAIGN_SKILLS).size).toBe(16)
  const known: readonly string[] = [...ZONE_SKILLS, ...Object.keys(OWN_SKILLS)]
  expect(CAMPAIGN_SKILLS.filter((skill) => !known.includes(skill))).toEqual([])
})

test('seven milestones, the last where experience ends, give at most seven bonus actions', () => {
  expect(MILESTONES).toEqual([2, 5, 8, 11, 14, 17, 20])
  expect(MILESTONES.at(-1)).toBe(MOST_CXP)
  expect(MOST_BONUS_ACTIONS).toBe(7)
})

test('each mark is set in one mission of the campaign and changes one later mission', () => {
  const set = CAMPAIGN_MISSIONS.flatMap((mission) =>
    effectsOf(mission).flatMap((effect: Effect) =>
      effect.do === 'mark' ? [{ id: effect.mark, from: mission.number }] : [],
    ),
  )
  const read = CAMPAIGN_MISSIONS.flatMap(({ number, marks = [] }) =>
    marks.map(({ mark }) => ({ id: mark, changes: number })),
  )
  expect(set).toEqual(MARKS.map(({ id, from }) => ({ id, from })))
  expect(read).toEqual(MARKS.map(({ id, changes }) => ({ id, changes })))
  for (const { id, from, changes } of MARKS) expect(changes, id).toBeGreaterThan(from)
})

test('what a mark changes is there to be changed', () => {
  for (const { id, marks = [], spawns, cards, steam } of MISSIONS)
    for (const change of marks) {
      if (has(change, 'leaveOut'))
        expect(
          spawns.map(({ zone }) => zone),
          id,
        ).toContain(change.leaveOut)
      if (has(change, 'unlocks'))
        expect(
          cards.filter(({ lock }) => lock).map(({ number }) => number),
          id,
        ).toContain(change.unlocks)
      if (has(change, 'gauge')) expect(change.gauge, id).toBeGreaterThan(steam?.gauge ?? change.gauge)
    }
})

test('there is an ending for every number of souls, each for fewer than the one before', () => {
  const from = ENDINGS.map((ending) => ending.from)
  expect(from).toEqual([18, 12, 7, 0])
})
