import { addPlayed, estimateOf, isWinInSight, NOTHING_PLAYED, playOn, rankAnswers } from '@graveshift/bots'
import type { TestTable } from '@graveshift/gear-up/testing'
import { answer, FastChance, nth } from '@graveshift/kernel'
import { describe, expect, test } from 'vitest'
import { againstBoss, DOMINO, questionAt } from './testing/coached.ts'

const estimateAt = ({ rules, state }: TestTable) =>
  estimateOf(playOn(rules, state, 0, { seed: 1, games: 40 }), rules.judgement.winModel)

describe('the chance to win', () => {
  test('shrinks with what is left of the boss', () => {
    const chances = [2, 8, 16].map((left) => estimateAt(againstBoss(left, { turn: 7 })).mean)
    expect(chances).toEqual(chances.toSorted((one, other) => other - one))
    expect(nth(chances, 0) - nth(chances, 2)).toBeGreaterThan(200)
  })

  test('is all once the game is won', () => {
    const table = againstBoss(2, {})
    const { answers } = rankAnswers(questionAt(table))
    answer(table.rules, table.state, table.choice(0), nth(answers, 0).pick, new FastChance(1))
    expect(estimateAt(table)).toEqual({ mean: 1000, low: 1000, high: 1000 })
  })

  test('is high where one blow wins, and next to nothing where no time is left', () => {
    expect(estimateAt(againstBoss(2, { turn: 7 })).mean).toBeGreaterThan(800)
    const { mean, high } = estimateAt(againstBoss(20, {}))
    expect(mean).toBeGreaterThan(0)
    expect(high).toBeLessThan(200)
  })

  test('sees a win that lies on the table in this very turn, in one blow or in several', () => {
    for (const left of [1, 2]) {
      const { mean, low } = estimateAt(againstBoss(left, { turn: 9 }))
      expect(mean).toBe(994)
      expect(low).toBeGreaterThan(900)
    }
    const ammo = [
      { survivor: 'ethan', health: 12, armor: 2, ammo: 2, weapons: DOMINO, street: [] },
      { survivor: 'lisa', health: 12, armor: 2, ammo: 0, street: [] },
    ]
    // Two squares by the weapon, two by ammo where that may be shot at the boss; else there is no win in sight.
    const sees = (ammoOnBoss: boolean) => {
      const { rules, state } = againstBoss(4, { turn: 9, seats: ammo, ammoOnBoss })
      return isWinInSight(rules, state)
    }
    expect([sees(true), sees(false)]).toEqual([true, false])
  })

  test('is the same in portions as in one go, and again', () => {
    const { rules, state } = againstBoss(8, { turn: 6 })
    const whole = playOn(rules, state, 0, { seed: 3, games: 20 })
    const parts = [0, 10].map((from) => playOn(rules, state, 0, { seed: 3, from, games: 10 }))
    expect(parts.reduce(addPlayed, NOTHING_PLAYED)).toEqual(whole)
    expect(playOn(rules, state, 0, { seed: 3, games: 20 })).toEqual(whole)
  })
})
