import { isGradeKnown, rankAnswers } from '@graveshift/bots'
import { type BoardView, GEAR_UP_MODULE, type GearUp } from '@graveshift/gear-up'
import { TestTable } from '@graveshift/gear-up/testing'
import { answer, cloneState, FastChance, isRefusal, makeSink, nth, start } from '@graveshift/kernel'
import { TOY } from '@graveshift/kernel/testing'
import { Session } from '@graveshift/table'
import { describe, expect, test } from 'vitest'
import { againstBoss, easyFor, optionsOf, questionAt, seatsOf, walker } from './testing/coached.ts'

const named = (table: TestTable, figures: readonly number[]) =>
  Object.fromEntries(
    (table.rules.judgement.metrics?.figures ?? []).map((name, index) => [name, figures[index]]),
  )

describe('ranked answers', () => {
  const street = [walker({ grid: ['DA', '##'] }), walker({ slot: 3, grid: ['##'] })]
  const table = new TestTable(optionsOf({ seats: seatsOf(street) }), {})
  const question = questionAt(table)

  test('are all legal answers, each once, and the same again for the same seed', () => {
    const { answers } = rankAnswers(question)
    expect(answers.length).toBe(table.list(0).length)
    expect(new Set(answers.map(({ pick }) => JSON.stringify(pick))).size).toBe(answers.length)
    expect(rankAnswers(question)).toEqual(rankAnswers(question))
    expect(nth(answers, 0)).toMatchObject({ place: 1, grade: 100, behind: 0 })
  })

  test('agree with playing each answer out', () => {
    const harm = (board: GearUp['board']) =>
      (table.rules.view(board, 'spectator') as unknown as BoardView).zombies
        .filter(({ slot }) => slot === 1)
        .reduce((sum, { damage }) => sum + damage, 0)
    const armor = (board: GearUp['board']) =>
      board.seats.reduce((sum, { armor: { gained, used } }) => sum + gained - used, 0)
    const { answers } = rankAnswers(question)
    const kills = answers.map(({ pick, figures }) => {
      const after = cloneState(table.rules, table.state)
      const sink = makeSink<GearUp>()
      answer(table.rules, after, table.choice(0), pick, new FastChance(1), sink)
      const killed = sink.events.filter(({ type }) => type === 'killed').length
      expect(named(table, figures)).toMatchObject({
        kills: killed,
        walk: harm(table.board) - harm(after.board),
        armor: armor(after.board) - armor(table.board),
      })
      return killed
    })
    expect(Math.max(...kills)).toBe(1)
  })

  test.each([
    ['kill', { kills: 1, squares: 2 }],
    ['collect', { armor: 1 }],
    ['prevent', { walk: 1 }],
  ])('put first for the goal to %s what brings most of it', (goal, figures) => {
    const { answers, goals } = rankAnswers(question, { goal })
    expect(named(table, nth(answers, 0).figures)).toMatchObject(figures)
    expect(goals).toEqual(['kill', 'collect', 'prevent'])
    const last = nth(answers, answers.length - 1)
    expect([last.grade, last.behind > 0, last.place > 1]).toEqual([0, true, true])
  })

  test('count what follows as far as it costs nothing: the price of a later decision is its own', () => {
    const red = { shape: ['#'], upgrades: ['adrenaline', 'scavenge'] }
    const seat = { survivor: 'ethan', health: 9, armor: 3, weapons: { red }, upgrades: { red: 1 } }
    const hard = new TestTable(
      optionsOf({ seats: [{ ...seat, street: [walker({ grid: ['DD', '##'] })] }] }),
      {},
    )
    const { answers } = rankAnswers(questionAt(hard))
    expect(answers.length).toBeGreaterThan(3)
    for (const { figures } of answers) expect(named(hard, figures)).toMatchObject({ health: 0, armor: 0 })
  })

  test('put the blow that wins first, for the boss and all round', () => {
    const won = againstBoss(2, {})
    for (const wish of [{}, { goal: 'boss' }]) {
      const [best] = rankAnswers(questionAt(won), wish).answers
      const after = cloneState(won.rules, won.state)
      answer(won.rules, after, won.choice(0), best?.pick as GearUp['pick'], new FastChance(1))
      expect(won.rules.outcome(after.board)).toBe('won')
    }
  })

  test('of one place are in the order of what they bring, and a grade is never less than its least', () => {
    for (const seed of [1, 2, 3]) {
      const session = Session.start(GEAR_UP_MODULE, easyFor(3), { seed: `order-${seed}` })
      if (isRefusal(session)) throw new Error(session.refused)
      const [choice] = session.choices()
      if (!choice || choice.seat === 'team') throw new Error('nobody is asked')
      const { rules, state } = session
      const { answers } = rankAnswers({
        rules,
        state,
        seat: choice.seat,
        choice,
        seed,
        budget: { nodes: 400 },
      })
      answers.forEach(({ place, grade, least, figures }, index) => {
        expect(least).toBeLessThanOrEqual(grade)
        const next = answers[index + 1]
        if (!next) return
        expect(next.grade).toBeLessThanOrEqual(grade)
        if (next.place !== place || !isGradeKnown(next)) return
        const at = figures.findIndex((figure, which) => figure !== next.figures[which])
        if (at >= 0) expect(figures[at]).toBeGreaterThan(next.figures[at] ?? 0)
      })
      expect(nth(answers, 0)).toMatchObject({ place: 1, grade: 100 })
      expect(answers.some(({ least, grade }) => least < grade)).toBe(true)
    }
  })

  test('have exactly 100 for the best whatever is asked, and next to nothing between two is told as that', () => {
    let narrow = 0
    for (let seed = 1; seed <= 3; seed++) {
      const session = Session.start(GEAR_UP_MODULE, easyFor(1), { seed: `best-${seed}` })
      if (isRefusal(session)) throw new Error(session.refused)
      const random = new FastChance(seed)
      for (let asked = 0; asked < 40; asked++) {
        const [choice] = session.choices()
        if (!choice) break
        const { rules, state } = session
        const seat = choice.seat === 'team' ? 0 : choice.seat
        const { answers } = rankAnswers({ rules, state, seat, choice, seed: asked, budget: { nodes: 300 } })
        expect(nth(answers, 0)).toMatchObject({ place: 1, grade: 100 })
        const last = nth(answers, answers.length - 1)
        if (last.behind > 0 && last.behind < 20) {
          narrow += 1
          expect(last.grade).toBeGreaterThan(50)
        }
        const done = session.give(seat, choice.id, nth(answers, random.below(answers.length)).pick)
        if (isRefusal(done)) throw new Error(done.refused)
      }
    }
    expect(narrow).toBeGreaterThan(0)
  })

  test('keep their grades whatever answer is asked about besides', () => {
    const before = rankAnswers(question).answers
    const grades = (answers: typeof before) =>
      new Map(answers.map(({ pick, grade, least }) => [JSON.stringify(pick), `${grade} ${least}`]))
    const all = grades(before)
    const behind = before.slice(8)
    expect(behind.length).toBeGreaterThan(3)
    for (const { pick } of behind.slice(-4)) {
      const mine = JSON.stringify(pick)
      const now = grades(rankAnswers(question, { also: (each) => JSON.stringify(each) === mine }).answers)
      now.delete(mine)
      for (const [each, grade] of now) expect(grade).toBe(all.get(each))
    }
  })

  test('have a grade that tells nothing where it may be the best as well as the worst', () => {
    const grades = [
      { grade: 100, least: 0 },
      { grade: 100, least: 1 },
      { grade: 87, least: 0 },
    ]
    expect(grades.map(isGradeKnown)).toEqual([false, true, true])
  })

  test('need a ruleset that counts', () => {
    const state = start(TOY, { seats: 1, rounds: 2, horde: 1 }, new FastChance(1))
    const choice = nth(state.control.open, 0)
    expect(() => rankAnswers({ rules: TOY, state, seat: 0, choice, seed: 1 })).toThrow('counts nothing')
  })
})
