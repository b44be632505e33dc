import { answer, FastChance, type Ruleset, start } from '@graveshift/kernel'
import { TOY, type Toy } from '@graveshift/kernel/testing'
import { expect, test } from 'vitest'
import { type Bot, QUICK_BOT, type Question, STRONG_BOT } from './index.ts'
import { LAZY, OPTIONS, rulesWith } from './testing/planned-toy.ts'

const RULES = rulesWith({})

function play(bot: Bot, seed: number, rules = RULES, look?: (question: Question<Toy>) => void) {
  const chance = new FastChance(seed)
  const state = start(rules, OPTIONS, chance)
  for (let asked = 0; state.control.open.length > 0; asked++) {
    const [choice] = state.control.open
    if (!choice) break
    const seat = choice.seat === 'team' ? 0 : choice.seat
    const question = { rules, state, seat, choice, seed: seed * 1000 + asked, budget: { nodes: 400 } }
    look?.(question)
    const { pick } = bot.decide(question)
    expect(rules.choices[choice.kind].check(state.board, choice as never, pick)).toBeUndefined()
    answer(rules, state, choice, pick, chance)
  }
  return state.board.outcome
}

const wins = (bot: Bot, rules: Ruleset<Toy>): number =>
  Array.from({ length: 15 }, (_, seed) => play(bot, seed, rules)).filter((outcome) => outcome === 'won')
    .length

test('the quick bot answers what the policy says, and names the plan', () => {
  play(QUICK_BOT, 1, RULES, (question) => {
    const { state, choice } = question
    const list = () => TOY.choices[choice.kind].list(state.board, choice as never)
    const { pick, why } = QUICK_BOT.decide(question)
    expect(pick).toEqual(LAZY.policy(state.board, choice, list))
    expect(why).toEqual({ word: `bot.plan.${pick.do}` })
  })
})

test('looking ahead beats the policy it looks ahead with', () => {
  const hasty = rulesWith({ policy: (_board, _choice, list) => list()[0] })
  expect(wins(STRONG_BOT, hasty)).toBeGreaterThan(wins(QUICK_BOT, hasty))
})

test('the same question and seed have the same answer, and the game thought about stays as it is', () => {
  play(STRONG_BOT, 2, RULES, (question) => {
    const before = JSON.stringify(question.state)
    expect(STRONG_BOT.decide(question)).toEqual(STRONG_BOT.decide(question))
    expect(JSON.stringify(question.state)).toBe(before)
  })
})

test('where nothing is better for sure the policy stands', () => {
  const even = rulesWith({ promise: () => 5_000 })
  play(QUICK_BOT, 3, even, (question) => {
    expect(STRONG_BOT.decide(question).pick).toEqual(QUICK_BOT.decide(question).pick)
  })
})

test('what looks hopeless is never tried out', () => {
  const scared = rulesWith({ prior: (_board, _choice, picks) => picks.map(() => -1_000) })
  play(QUICK_BOT, 4, scared, (question) => {
    const { pick, nodes } = STRONG_BOT.decide(question)
    expect(pick).toEqual(QUICK_BOT.decide(question).pick)
    expect(nodes).toBe(1)
  })
})

test('a spent budget still gives an answer, and a larger one is used', () => {
  const state = start(RULES, OPTIONS, new FastChance(5))
  const [choice] = state.control.open
  if (!choice || choice.seat === 'team') throw new Error('a seat begins')
  const question = { rules: RULES, state, seat: choice.seat, choice, seed: 1 }
  const nodes = (budget: NonNullable<Question<Toy>['budget']>) =>
    STRONG_BOT.decide({ ...question, budget }).nodes
  expect(nodes({ spent: () => true })).toBeLessThan(nodes({ nodes: 100 }))
  expect(nodes({ nodes: 100 })).toBeLessThan(nodes({ effort: 1 }))
})
