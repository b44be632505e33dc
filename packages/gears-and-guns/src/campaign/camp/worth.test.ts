import { expect, test } from 'vitest'
import { survivorNamed } from '../../content/survivors.ts'
import { campAfter, poolOfMission } from '../../testing/campaign/camp-after.ts'
import { CampStage } from '../../testing/campaign/camp-stage.ts'
import type { CampChoice, CampPick } from './game.ts'
import { CAMP } from './rules.ts'

/** What a bot thinks of, once it has put aside whatever is worse. */
function left(stage: CampStage, kind: CampChoice['kind']): CampPick[] {
  const { board } = stage.state
  const choice = stage.question(kind)
  return stage.list(kind).filter((pick) => !CAMP.judgement.prune?.(board, choice, pick))
}

const rewarded = (rewards: ('bonus-action' | 'starts-health' | 'steam-die-combat')[], levels = 2) =>
  new CampStage(campAfter(1, { 0: { cxp: { levels, cards: 3 * rewards.length }, rewards } }))

test('bots take what serves most, and bonus actions only while they have few', () => {
  expect(left(rewarded([]), 'reward')).toEqual([{ do: 'skill', skill: 'starts-health' }])
  expect(left(rewarded(['starts-health']), 'reward')).toEqual([{ do: 'skill', skill: 'steam-die-combat' }])
  const two = rewarded(['starts-health', 'steam-die-combat'])
  expect(left(two, 'reward')).toEqual([{ do: 'bonus-action' }])
  two.give('reward', { do: 'bonus-action' })
  if (two.kinds().includes('reward')) expect(left(two, 'reward')).not.toContainEqual({ do: 'bonus-action' })
})

test('whoever takes over or starts is of a class that is missed most', () => {
  const stage = new CampStage(
    campAfter(1, (state) => ({ 0: { fate: 'dead', led: poolOfMission(state).slice(0, 6) } })),
  ).until('survivor')
  const { sheets } = stage.state.board
  const played = sheets.flatMap(({ survivor }) => (survivor === null ? [] : [survivorNamed(survivor).class]))
  const alike = (id: string) => played.filter((each) => each === survivorNamed(id).class).length
  const [best] = left(stage, 'survivor')
  if (best?.do !== 'play') throw new Error('nobody takes over')
  const others = sheets[0]?.posse ?? []
  expect(others.length).toBeGreaterThan(0)
  expect(alike(best.survivor)).toBeLessThanOrEqual(Math.min(...others.map(alike)) + 1)
})

test('whoever still stands is played on', () => {
  const stage = new CampStage(
    campAfter(1, (state) => ({ 0: { led: poolOfMission(state).slice(0, 2) } })),
  ).until('survivor')
  const { survivor } = stage.state.board.sheets[0] ?? {}
  expect(left(stage, 'survivor')).toEqual([{ do: 'play', survivor }])
})

test('one companion comes along, of another class than who leads', () => {
  const stage = new CampStage(
    campAfter(1, (state) => ({ 0: { led: poolOfMission(state).slice(0, 5) } }), { before: 8 }),
  ).until('start-companion')
  const leader = stage.state.board.sheets[0]?.survivor ?? ''
  for (const pick of left(stage, 'start-companion')) {
    if (pick.do !== 'bring') throw new Error('nobody comes along')
    expect(survivorNamed(pick.survivor).class).not.toBe(survivorNamed(leader).class)
  }
  const [first] = left(stage, 'start-companion')
  if (first) stage.give('start-companion', first)
  if (stage.kinds().includes('start-companion'))
    expect(left(stage, 'start-companion')).toEqual([{ do: 'enough' }])
})
