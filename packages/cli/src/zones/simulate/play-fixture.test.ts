import { SURVIVORS } from '@graveshift/second-edition'
import { beforeAll, describe, expect, test } from 'vitest'
import { SECOND } from '../../games/second-edition/simulate/simulated.ts'
import { fixtureOf } from './fixture.ts'
import type { MissionGame } from './game-record.ts'
import { playFixture } from './play-fixture.ts'
import { readOrder } from './read-order.ts'

const ORDER = readOrder(SECOND, {
  bots: 'random',
  seats: '1-6',
  missions: 'all',
  survivors: 'all',
  seed: 'records',
})
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

describe('records of games', () => {
  let records: MissionGame[] = []
  beforeAll(() => {
    // Every mission once, with all numbers of seats.
    records = Array.from({ length: 26 }, (_, index) =>
      playFixture(SECOND, ORDER, fixtureOf(SECOND, ORDER, index * 27)),
    )
  })

  test('wounds that were not healed are the health that is missing', () => {
    for (const { mission, survivors, health, wounds, healed, dead } of records) {
      // Companions have health of their own, and a last blow may be larger than what was left.
      if (dead.some((id) => !survivors.includes(id)) || mission === 'united-we-stand') continue
      const full = SURVIVORS.filter(({ id }) => survivors.includes(id)).map((survivor) => survivor.health)
      const missing = sum(full) - sum(health)
      expect(sum(Object.values(wounds)) - healed, mission).toBeGreaterThanOrEqual(missing)
    }
  })

  test('a game is won, or lost for a reason that is told', () => {
    for (const { outcome, why, dead, health, survivors } of records) {
      expect(why === undefined).toBe(outcome === 'won')
      if (why !== 'eliminated') continue
      expect(dead.length).toBeGreaterThan(0)
      for (const id of dead) if (survivors.includes(id)) expect(health[survivors.indexOf(id)]).toBe(0)
    }
    expect(records.map(({ why }) => why)).toContain('eliminated')
  })

  test('no more zombies fall than came, and those that fall to weapons are among them', () => {
    for (const { kills, came, cards, actions, taken, tokens } of records) {
      expect(sum(Object.values(kills))).toBeLessThanOrEqual(came)
      expect(sum(Object.values(cards).map((card) => card.kills))).toBeLessThanOrEqual(
        sum(Object.values(kills)),
      )
      expect(taken).toBeLessThanOrEqual(tokens)
      for (const times of Object.values(actions)) expect(times).toBeGreaterThan(0)
    }
    expect(sum(records.map(({ kills }) => sum(Object.values(kills))))).toBeGreaterThan(0)
  })
})

test('the same game goes the same way again, and another way for another bot', () => {
  const fixture = fixtureOf(SECOND, ORDER, 10)
  const record = playFixture(SECOND, ORDER, fixture)
  expect(playFixture(SECOND, ORDER, fixture)).toEqual(record)
  expect(playFixture(SECOND, { ...ORDER, bots: ['quick'], nodes: 1 }, fixture)).not.toEqual(record)
})
