import {
  addPlayed,
  type Debrief,
  type DebriefBudget,
  debrief,
  estimateOf,
  isWinInSight,
  luckOf,
  NOTHING_PLAYED,
  playOn,
  rankAnswers,
  topPercent,
} from '@graveshift/bots'
import { type BoardView, bossSide, contentFor, GEAR_UP_MODULE, type GearUp } from '@graveshift/gear-up'
import { type Script, TestTable } from '@graveshift/gear-up/testing'
import {
  answer,
  cloneState,
  FastChance,
  isFault,
  isRefusal,
  type Json,
  makeSink,
  nth,
  type PlayedStep,
  squareName,
  squaresOf,
  start,
} from '@graveshift/kernel'
import { TOY } from '@graveshift/kernel/testing'
import { Session, stepsOf } from '@graveshift/table'
import { describe, expect, test } from 'vitest'

function easyFor(seats: number) {
  const options = GEAR_UP_MODULE.readOptions({ seats, difficulty: 'easy' })
  if (isFault(options)) throw new Error(options.message)
  return options
}

const SMALL: DebriefBudget = {
  games: 16,
  looks: 12,
  nodes: 200,
  suspects: 2,
  trials: 8,
  accused: 2,
  pairs: 24,
}

const walker = (more: object = {}) => ({ slot: 1, type: 'walker', speed: 'slow', fixed: 1, ...more })
const DOMINO = { red: { shape: ['##'] } }

function optionsOf(more: object) {
  const options = GEAR_UP_MODULE.readPosition({
    round: 1,
    turn: 1,
    card: 'red-slow',
    ...more,
  } as Json)
  if (isFault(options)) throw new Error(options.message)
  return options
}

/** Ethan before his attack with a weapon of two squares, Lisa beside him with nothing to do. */
const seatsOf = (street: object[], besides: object[] = []) => [
  { survivor: 'ethan', health: 12, armor: 2, ammo: 0, weapons: DOMINO, street },
  { survivor: 'lisa', health: 12, armor: 2, ammo: 0, street: besides },
]

/** A table whose boss has but these squares left, in Ethan's reach. */
function againstBoss(left: number, more: object) {
  const plain = { round: 2, turn: 9, seats: seatsOf([]), boss: { seat: 0 } }
  const options = optionsOf(plain)
  const { board } = new TestTable(options, {})
  const { needed } = nth(bossSide(contentFor(options), board).bodies, 0)
  const crossed = squaresOf(needed.lo, needed.hi).map(squareName).slice(left).join(' ')
  return new TestTable(optionsOf({ ...plain, boss: { seat: 0, crossed }, ...more }), {})
}

function questionAt(table: TestTable, seat = 0) {
  return {
    rules: table.rules,
    state: table.state,
    seat,
    choice: table.choice(seat),
    seed: 7,
    budget: { nodes: 400 },
  }
}

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
        if (next.place !== place) return
        const at = figures.findIndex((figure, which) => figure !== next.figures[which])
        if (at >= 0) expect(figures[at]).toBeGreaterThan(next.figures[at] ?? 0)
      })
      expect(nth(answers, 0)).toMatchObject({ place: 1, grade: 100 })
      expect(answers.some(({ least, grade }) => least < grade)).toBe(true)
    }
  })

  test('say among how many of a hundred an answer is', () => {
    expect([topPercent(1, 300), topPercent(3, 300), topPercent(30, 300), topPercent(2, 2)]).toEqual([
      1, 1, 10, 100,
    ])
  })

  test('need a ruleset that counts', () => {
    const state = start(TOY, { seats: 1, rounds: 2, horde: 1 }, new FastChance(1))
    const choice = nth(state.control.open, 0)
    expect(() => rankAnswers({ rules: TOY, state, seat: 0, choice, seed: 1 })).toThrow('counts nothing')
  })
})

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

/** Plays answers of seats in turn; each is a step with the states around it. */
function played(
  table: TestTable,
  answers: readonly (readonly [seat: number, pick: Json])[],
): PlayedStep<GearUp>[] {
  return answers.map(([seat, raw], index) => {
    const before = cloneState(table.rules, table.state)
    const choice = table.choice(seat)
    const pick = table.rules.choices[choice.kind].parse(table.board, choice as never, raw) as GearUp['pick']
    table.do(seat, raw)
    return { seq: index + 1, seat, before, choice, pick, after: cloneState(table.rules, table.state) }
  })
}

describe('luck', () => {
  const street = [walker({ grid: ['DD', 'DD'] })]
  const lastOf = (script: Script) => {
    const table = new TestTable(optionsOf({ seats: seatsOf(street), card: 'red-fast' }), script)
    return {
      table,
      step: nth(played(table, [[0, 'pass']]), 0),
    }
  }

  test('adds up to nothing over all cards that could come', () => {
    const { table, step } = lastOf({})
    const deck = [...step.before.board.turnDeck]
    const lucks = deck.map((card) => {
      const { step: other } = lastOf({ turn: [card] })
      return luckOf(table.rules, other, { looks: 40, seed: 1 })
    })
    const sums = [0, 1].map((seat) => lucks.reduce((sum, luck) => sum + nth(luck, seat), 0) / deck.length)
    const spread = Math.max(...lucks.map(([ethan]) => Math.abs(ethan ?? 0)))
    // A card that lets the walker before Ethan strike costs him some points of damage; over all cards hardly anything is left.
    expect(spread).toBeGreaterThan(100)
    for (const sum of sums) expect(Math.abs(sum)).toBeLessThan(spread / 8)
    expect(Math.abs(nth(sums, 1))).toBeLessThan(50)
  })

  test('is nothing where nothing was left to it', () => {
    const table = new TestTable(optionsOf({ seats: seatsOf(street, street) }), {})
    expect(luckOf(table.rules, nth(played(table, [[0, 'pass']]), 0), { looks: 5, seed: 1 })).toEqual([0, 0])
  })
})

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

  test('of nothing is nothing', () => {
    expect(looked(againstBoss(2, {}), []).result).toMatchObject({ curve: [], costly: [] })
  })
})
