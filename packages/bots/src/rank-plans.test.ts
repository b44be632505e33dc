import { FastChance, nth, type Outlook, type Planning, start } from '@graveshift/kernel'
import { TOY, type Toy } from '@graveshift/kernel/testing'
import { expect, test } from 'vitest'
import { chanceSource, rankPlans } from './index.ts'
import { chanceOn, errorsOf } from './known-chance.ts'
import { OPTIONS, rulesWith } from './testing/planned-toy.ts'

const GANGS: Outlook<Toy> = {
  brings: ['health'],
  risks: ['gangs'],
  count({ seats, gangs }, into) {
    into[0] = 100 * seats.reduce((sum, { health }) => sum + health, 0)
    into[1] = 100 * (gangs[0] + gangs[1])
  },
}

/** The first question of a game, and the plans for it. */
function firstPlans(planning: Partial<Planning<Toy>>, nodes = 2_000) {
  const rules = rulesWith({ outlook: GANGS, ...planning })
  const state = start(rules, OPTIONS, new FastChance(5))
  const choice = nth(state.control.open, 0)
  const question = { rules, state, seat: 0, choice, seed: 1, budget: { nodes } }
  const full = rules.judgement.planning
  if (!full) throw new Error('nobody plans')
  return { rules, question, planning: full, plans: rankPlans(question, full) }
}

test('plans come with the chance they lead to, the best first, each place no better than the one before', () => {
  const { plans } = firstPlans({})
  expect(plans.length).toBeGreaterThan(1)
  const places = plans.map(({ place }) => place)
  expect(places[0]).toBe(1)
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  for (const { chance, pick, plan, brings, risks } of plans) {
    expect(chance.low <= chance.mean && chance.mean <= chance.high).toBe(true)
    expect(plan).toBe(`bot.plan.${pick.do}`)
    expect([brings.length, risks.length]).toEqual([1, 1])
  }
})

test('what brings fewer zombies is better, and says so', () => {
  // Nothing but zombies counts, be the game over or not.
  const promise = ({ gangs }: Toy['board']) => 9_000 - 500 * (gangs[0] + gangs[1])
  const { plans } = firstPlans({ promise, turns: 1 }, 6_000)
  const passing = plans.find(({ pick }) => pick.do === 'pass')
  const best = nth(plans, 0)
  expect(best.pick.do).not.toBe('pass')
  expect(passing?.place).toBeGreaterThan(1)
  expect(best.risks[0]).toBeLessThan(passing?.risks[0] ?? 0)
})

test('plans that never make a difference are told as equal, the policy’s own first', () => {
  const { plans } = firstPlans({ promise: () => 5_000 })
  expect(new Set(plans.map(({ place }) => place))).toEqual(new Set([1]))
  expect(plans.every(({ isShared }) => isShared)).toBe(true)
  expect(plans[0]?.pick.do).toBe('pass')
})

test('the same question is answered the same way again, and the game stays as it is', () => {
  const { question, planning, plans } = firstPlans({})
  const before = JSON.stringify(question.state)
  expect(rankPlans(question, planning)).toEqual(plans)
  expect(JSON.stringify(question.state)).toBe(before)
})

test('an answer that is asked about is among the plans, however hopeless it looks', () => {
  const { question, planning, plans } = firstPlans({
    prior: (_board, _choice, picks) => picks.map(() => -999),
  })
  expect(plans.map(({ pick }) => pick.do)).toEqual(['pass'])
  const asked = rankPlans(question, planning, ({ do: what }) => what !== 'pass')
  expect(asked.length).toBeGreaterThan(1)
})

test('a promise counts as measured only if enough games stand behind it', () => {
  const calibration = (games: number) => ({
    command: '',
    games,
    positions: games,
    chances: [100, 200, 300, 400, 500, 600, 700, 800, 900, 950, 1000],
    error: [20],
    brier: { promise: 200, chance: 180, mean: 240 },
    table: [],
  })
  const at = (games: number) => {
    const { rules, planning } = firstPlans({ promise: () => 4_500, calibration: calibration(games) }, 1)
    const { judgement } = rules
    const { board } = start(rules, OPTIONS, new FastChance(1))
    return [chanceSource(judgement), chanceOn(planning, board), errorsOf(judgement)?.error]
  }
  expect(at(100)).toEqual(['promised', 450, undefined])
  expect(at(1000)).toEqual(['measured', 550, [20]])
  expect(chanceSource(TOY.judgement)).toBe('counted')
})
