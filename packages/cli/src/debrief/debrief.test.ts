import { type Debrief, type DebriefBudget, debrief, rankAnswers } from '@graveshift/bots'
import { GEAR_UP_MODULE, type GearUp } from '@graveshift/gear-up'
import type { TestTable } from '@graveshift/gear-up/testing'
import { FastChance, isRefusal, type Json, nth, type PlayedStep } from '@graveshift/kernel'
import { Session, stepsOf } from '@graveshift/table'
import { describe, expect, test } from 'vitest'
import { againstBoss, easyFor, played } from './testing/coached.ts'

const SMALL: DebriefBudget = {
  games: 16,
  looks: 12,
  nodes: 200,
  closer: 1_000,
  suspects: 2,
  trials: 8,
  accused: 2,
  pairs: 24,
}

function looked(
  table: TestTable,
  steps: readonly PlayedStep<GearUp>[],
  budget = SMALL,
): { result: Debrief; parts: number } {
  const work = debrief(table.rules, steps, budget)
  let parts = 0
  for (;;) {
    const { done, value } = work.next()
    if (done) return { result: value, parts }
    expect(value.done).toBeLessThanOrEqual(value.of)
    parts++
  }
}

/** The rest of a game at random; steps are numbered on. */
function playedOut(table: TestTable, from: number): PlayedStep<GearUp>[] {
  const random = new FastChance(4)
  const steps: PlayedStep<GearUp>[] = []
  for (let [choice] = table.state.control.open; choice; [choice] = table.state.control.open) {
    const seat = choice.seat === 'team' ? 0 : choice.seat
    const picks = table.list(choice.seat)
    const [step] = played(table, [[seat, nth(picks, random.below(picks.length))]])
    if (step) steps.push({ ...step, seq: from + steps.length + 1 })
  }
  return steps
}

describe('a debrief', () => {
  test('finds the blow that would have won and was not struck', () => {
    const table = againstBoss(2, {})
    const steps = [...played(table, [[0, 'pass']]), ...playedOut(table, 1)]
    expect(table.board.outcome).toBe('lost')
    const { result, parts } = looked(table, steps)
    expect(parts).toBeGreaterThan(2)
    expect(result.curve.at(-1)).toMatchObject({ mean: 0, low: 0, high: 0 })
    expect(result.curve[0]?.mean).toBeGreaterThan(800)
    expect(result.costly[0]).toMatchObject({ seq: 1, seat: 0, given: { do: 'pass' } })
    expect(result.costly[0]?.cost.mean).toBeGreaterThan(900)
    expect(result.costly[0]?.better).toMatchObject({ do: 'hit', target: -1 })
    expect(result.account.decisions).toBeLessThan(-80)
    // Whoever does worse than the best is not in its place.
    expect(result.costly[0]?.place).toBeGreaterThan(1)
  })

  test('splits the way from the first chance to the last into luck and decisions, and is the same again', () => {
    const table = againstBoss(6, { turn: 8 })
    const steps = playedOut(table, 0)
    const { result } = looked(table, steps)
    const { start, luck, decisions, end } = result.account
    expect(start + luck + decisions).toBe(end)
    const shown = [result.curve[0], result.curve.at(-1)].map((point) => Math.round((point?.mean ?? 0) / 10))
    expect([start, end]).toEqual(shown)
    expect(result.curve.every(({ mean, low, high }) => low <= mean && mean <= high)).toBe(true)
    expect(looked(table, steps).result).toEqual(result)
  })

  test('keeps one account: turn by turn the chance before, luck and decisions are the chance after', () => {
    const table = againstBoss(6, { turn: 6 })
    const { account } = looked(table, playedOut(table, 0)).result
    const { turns } = account
    expect(turns.length).toBeGreaterThan(1)
    let chance = account.start
    for (const turn of turns) {
      chance += turn.luck + turn.decisions
      expect(turn.chance).toBe(chance)
    }
    expect(chance).toBe(account.end)
    expect(turns.reduce((sum, { luck }) => sum + luck, 0)).toBe(account.luck)
    expect(turns.reduce((sum, { decisions }) => sum + decisions, 0)).toBe(account.decisions)
    account.seats.forEach((seat, index) => {
      expect(turns.reduce((sum, { seats }) => sum + (seats[index] ?? 0), 0)).toBe(seat)
    })
    const times = turns.map(({ at }) => at)
    expect(times).toEqual([...new Set(times)].sort((one, other) => one - other))
  })

  test('tells no decision as costly that cannot be told from the best', () => {
    for (const turn of [6, 7, 8]) {
      const table = againstBoss(6, { turn })
      const { result } = looked(table, playedOut(table, 0), { ...SMALL, suspects: 6, accused: 6 })
      for (const { place, cost } of result.costly) expect([place > 1, cost.low > 0]).toEqual([true, true])
    }
  })

  test('has attacks that were passed up among the decisions that cost most', () => {
    const session = Session.start(GEAR_UP_MODULE, easyFor(2), { seed: 'passed' })
    if (isRefusal(session)) throw new Error(session.refused)
    // Everybody strikes where they can, but Ethan passes up what he could do in his first turns.
    for (let made = 0; made < 24; made++) {
      const [choice] = session.choices()
      if (!choice) break
      const seat = choice.seat === 'team' ? 0 : choice.seat
      const { rules, state } = session
      const { answers } = rankAnswers({ rules, state, seat, choice, seed: made, budget: { nodes: 100 } })
      const rule = rules.choices[choice.kind]
      const best = rule.show(state.board, choice as never, nth(answers, 0).pick as never)
      const isPassed = choice.kind === 'attack' && seat === 0
      const done = session.do(seat, choice.id, isPassed ? { do: 'pass' } : (best as Json))
      if (isRefusal(done)) throw new Error(done.refused)
    }
    const steps = stepsOf(GEAR_UP_MODULE, session.options, session.log())
    const work = debrief(session.rules, steps, { ...SMALL, suspects: 4, trials: 16, accused: 4, pairs: 60 })
    let step = work.next()
    while (!step.done) step = work.next()
    expect(step.value.costly.map(({ given }) => given)).toContainEqual({ do: 'pass' })
  })

  test('tells of a costly decision what the coach told when it was made', () => {
    const table = againstBoss(2, {})
    const steps = [...played(table, [[0, 'pass']]), ...playedOut(table, 1)]
    const [cost] = looked(table, steps).result.costly
    const step = steps.find(({ seq }) => seq === cost?.seq)
    if (!cost || !step) throw new Error('nothing is told as costly')
    const { rules, before: state, seat, choice } = { ...step, rules: table.rules }
    const shown = (pick: GearUp['pick']) =>
      JSON.stringify(rules.choices[choice.kind].show(state.board, choice as never, pick as never))
    const also = (pick: GearUp['pick']) => shown(pick) === JSON.stringify(cost.given)
    const asked = { rules, state, seat, choice, seed: choice.id, budget: { nodes: SMALL.closer } }
    const { answers } = rankAnswers(asked, { also })
    const mine = answers.find(({ pick }) => also(pick))
    expect([mine?.place, answers.length]).toEqual([cost.place, cost.answers])
    expect(mine?.grade).toBeLessThan(100)
  })

  test('of nothing is nothing', () => {
    expect(looked(againstBoss(2, {}), []).result).toMatchObject({ curve: [], costly: [] })
  })
})
