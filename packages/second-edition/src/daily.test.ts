import { testMissionDaily } from '@graveshift/zones/testing/daily-suite'
import { expect, test } from 'vitest'
import { MISSIONS } from './content/missions.ts'
import { SECOND_EDITION_MODULE } from './module.ts'

testMissionDaily(SECOND_EDITION_MODULE, MISSIONS.length)

test('whoever wins sooner is better, then who has more health; who loses later is better; no victory is below a defeat', () => {
  const score = (outcome: 'won' | 'lost', round: number, health: number) =>
    SECOND_EDITION_MODULE.daily?.result({ outcome, round, people: [{ seat: 0, health }] } as never).score ?? 0
  expect(score('won', 8, 1)).toBeGreaterThan(score('won', 9, 18))
  expect(score('won', 8, 3)).toBeGreaterThan(score('won', 8, 2))
  expect(score('lost', 9, 0)).toBeGreaterThan(score('lost', 8, 18))
  expect(score('won', 998, 0)).toBeGreaterThan(score('lost', 998, 18))
})
