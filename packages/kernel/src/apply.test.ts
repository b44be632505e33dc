import { describe, expect, it } from 'vitest'
import { answer, apply, findChoice, parsePick, start } from './apply.ts'
import { nth } from './bug.ts'
import { FastChance, ScriptedChance, ScriptMismatch } from './chance.ts'
import { hashOf } from './hash.ts'
import type { Json } from './json.ts'
import { playout, randomStep } from './playout.ts'
import type { Choice, ChoiceRule, Frame, Ruleset, Step } from './rules.ts'
import { makeSink } from './sink.ts'

/** The smallest game that shows how frames, lanes and questions move. Its board is a list of what happened. */
interface Tiny {
  board: { log: string[]; over: boolean }
  event: { readonly type: string }
  frame: Frame & { readonly kind: 'script'; readonly name?: string }
  choice: Choice & { readonly kind: 'ask'; readonly seat: number | 'team'; readonly of: readonly string[] }
  pick: { readonly say: string }
  options: { readonly seats: number }
}

const ask: ChoiceRule<Tiny, Tiny['choice']> = {
  list: (_board, { of }) => of.map((say) => ({ say })),
  sample: (_board, { of }, random) => ({ say: nth(of, random.below(of.length)) }),
  check: (_board, { of }, { say }) => (of.includes(say) ? undefined : { refused: 'unheard', rule: 'T-1' }),
  forced: (_board, { of }) => (of.length === 1 ? { say: nth(of, 0) } : undefined),
  parse: (_board, _choice, raw: Json) =>
    typeof raw === 'string' ? { say: raw } : { refused: 'not-an-answer', rule: 'T-2' },
  show: (_board, _choice, { say }) => say,
  answer: (table, _frame, { seat }, { say }) => table.emit({ type: `${seat}:${say}` }),
}

function tiny(steps: Record<string, Step<Tiny, Tiny['frame']>>, rule = ask): Ruleset<Tiny> {
  return {
    id: 'tiny',
    version: 1,
    streams: ['one', 'two'],
    seats: ({ seats }) => seats,
    begin: () => ({ board: { log: [], over: false }, frames: [{ kind: 'script', at: 'begin' }] }),
    frames: { script: steps },
    choices: { ask: rule },
    evolve: (board, { type }) => {
      board.log.push(type)
      if (type === 'over') board.over = true
    },
    clone: ({ log, over }) => ({ log: [...log], over }),
    outcome: ({ over }) => (over ? 'over' : undefined),
    view: ({ log }) => log,
    redact: (event) => event,
    concealed: () => [],
    broken: () => [],
    judgement: { parts: [], weigh: () => 0, clock: () => 0 },
  }
}

const luck = () => new FastChance(1)
const begin = (rules: Ruleset<Tiny>, seats = 2) => start(rules, { seats }, luck())

const twoSeats = tiny({
  begin(table) {
    table.fork(0, { kind: 'script', at: 'seat', name: 'a' })
    table.fork(1, { kind: 'script', at: 'seat', name: 'b' })
    return 'after'
  },
  seat(table) {
    table.emit({ type: `asks ${table.lane}` })
    table.ask({ kind: 'ask', seat: table.lane - 1, of: ['x', 'y'] })
    return 'more'
  },
  more(table) {
    table.emit({ type: `goes on ${table.lane}` })
    return undefined
  },
  after(table) {
    table.emit({ type: 'table goes on' })
    table.ask({ kind: 'ask', seat: 'team', of: ['end', 'stop'] })
    return 'end'
  },
  end(table) {
    table.emit({ type: 'over' })
    return undefined
  },
})

describe('commands', () => {
  it('answer the open choice of their seat', () => {
    const state = begin(twoSeats)
    const [first] = state.control.open
    expect(first).toMatchObject({ id: 1, lane: 1, seat: 0, kind: 'ask' })
    expect(apply(twoSeats, state, { seat: 0, choice: 1, pick: { say: 'x' } }, luck())).toBeUndefined()
    expect(state.board.log).toEqual(['asks 1', 'asks 2', '0:x', 'goes on 1'])
  })

  it('are refused without a trace: stale, not yours, not legal', () => {
    const state = begin(twoSeats)
    const before = hashOf(state)
    const say = { say: 'x' }
    const refused = (seat: number, choice: number, pick = say) =>
      apply(twoSeats, state, { seat, choice, pick }, luck())?.refused
    expect(refused(0, 99)).toBe('stale-choice')
    expect(refused(0, 0)).toBe('stale-choice')
    expect(refused(1, 1)).toBe('not-your-choice')
    expect(refused(-1, 1)).toBe('not-your-choice')
    expect(refused(0, 1, { say: 'z' })).toBe('unheard')
    expect(hashOf(state)).toBe(before)
  })

  it('do not count twice', () => {
    const state = begin(twoSeats)
    const command = { seat: 0, choice: 1, pick: { say: 'x' } }
    expect(apply(twoSeats, state, command, luck())).toBeUndefined()
    expect(apply(twoSeats, state, command, luck())?.refused).toBe('stale-choice')
  })

  it('for the team may come from any seat at the table and from nobody else', () => {
    const state = begin(twoSeats)
    for (const [seat, choice] of [
      [1, 2],
      [0, 1],
    ] as const)
      apply(twoSeats, state, { seat, choice, pick: { say: 'y' } }, luck())
    const id = nth(state.control.open, 0).id
    for (const stranger of [-1, 2, Number.NaN])
      expect(findChoice(twoSeats, state, stranger, id)).toMatchObject({ refused: 'not-your-choice' })
    expect(apply(twoSeats, state, { seat: 1, choice: id, pick: { say: 'end' } }, luck())).toBeUndefined()
    expect(state.board.over).toBe(true)
  })

  it('after the end are refused, and nothing is open any more', () => {
    const state = begin(twoSeats)
    playout(twoSeats, state, luck(), luck())
    expect(state.control.open).toEqual([])
    expect(state.control.lanes).toEqual([[], [], []])
    expect(apply(twoSeats, state, { seat: 0, choice: 1, pick: { say: 'x' } }, luck())).toEqual({
      refused: 'game-over',
      rule: 'KERNEL',
    })
    expect(randomStep(twoSeats, state, luck(), luck())).toBe(false)
  })

  it('from outside are read by the choice', () => {
    const state = begin(twoSeats)
    const choice = nth(state.control.open, 0)
    expect(parsePick(twoSeats, state, choice, 'x')).toEqual({ say: 'x' })
    expect(parsePick(twoSeats, state, choice, { say: 'x' })).toMatchObject({ refused: 'not-an-answer' })
  })
})

describe('lanes', () => {
  it('of seats sleep alone; the table waits for all of them, in any order of arrival', () => {
    for (const order of [
      [0, 1],
      [1, 0],
    ]) {
      const state = begin(twoSeats)
      const [first = 0, second = 0] = order
      const say = (seat: number) => {
        const choice = state.control.open.find((open) => open.seat === seat)
        if (choice) answer(twoSeats, state, choice, { say: 'x' }, luck())
      }
      say(first)
      expect(state.board.log.slice(2)).toEqual([`${first}:x`, `goes on ${first + 1}`])
      expect(state.control.open.map(({ seat }) => seat)).toEqual([second])
      say(second)
      expect(state.board.log.slice(4)).toEqual([`${second}:x`, `goes on ${second + 1}`, 'table goes on'])
    }
  })

  it('run the first pushed frame first, and the pushing one after them', () => {
    const rules = tiny({
      begin(table) {
        table.push({ kind: 'script', at: 'tell', name: 'first' })
        table.push({ kind: 'script', at: 'nest', name: 'second' })
        return 'last'
      },
      tell(table, { name }) {
        table.emit({ type: name ?? '' })
        return undefined
      },
      nest(table) {
        table.push({ kind: 'script', at: 'tell', name: 'inner' })
        return 'tell'
      },
      last(table) {
        table.emit({ type: 'last' })
        table.emit({ type: 'over' })
        return undefined
      },
    })
    expect(begin(rules).board.log).toEqual(['first', 'inner', 'second', 'last', 'over'])
  })

  it('begin with a stack of frames, innermost last', () => {
    const rules = tiny({
      outer(table) {
        table.emit({ type: 'outer' })
        table.emit({ type: 'over' })
        return undefined
      },
      inner(table) {
        table.emit({ type: 'inner' })
        return undefined
      },
    })
    const stacked: Ruleset<Tiny> = {
      ...rules,
      begin: () => ({
        board: { log: [], over: false },
        frames: [
          { kind: 'script', at: 'outer' },
          { kind: 'script', at: 'inner' },
        ],
      }),
    }
    expect(begin(stacked).board.log).toEqual(['inner', 'outer', 'over'])
  })

  it('stop at once when the game is over, whatever they had left', () => {
    const rules = tiny({
      begin(table) {
        table.ask({ kind: 'ask', seat: 0, of: ['x', 'y'] })
        table.emit({ type: 'over' })
        return 'never'
      },
      never(table) {
        table.emit({ type: 'never' })
        return undefined
      },
    })
    const state = begin(rules)
    expect(state.board.log).toEqual(['over'])
    expect(state.control.open).toEqual([])
  })
})

describe('forced answers', () => {
  const rules = tiny({
    begin(table) {
      table.ask({ kind: 'ask', seat: 1, of: ['only'] })
      return 'next'
    },
    next(table) {
      table.ask({ kind: 'ask', seat: 0, of: ['x', 'y'] })
      return 'next'
    },
  })

  it('are given by the kernel and logged', () => {
    const sink = makeSink<Tiny>()
    const state = start(rules, { seats: 2 }, luck(), sink)
    expect(sink.forced).toEqual([
      { choice: { kind: 'ask', seat: 1, of: ['only'], id: 1, lane: 0 }, pick: { say: 'only' } },
    ])
    expect(state.board.log).toEqual(['1:only'])
    expect(state.control.open.map(({ id }) => id)).toEqual([2])
  })

  it('come too when somebody else left a single answer', () => {
    const shrinking: typeof ask = {
      ...ask,
      forced: (board, { seat }) => (seat === 1 && board.log.includes('0:x') ? { say: 'y' } : undefined),
    }
    const both = tiny(
      {
        begin(table) {
          table.fork(0, { kind: 'script', at: 'seat' })
          table.fork(1, { kind: 'script', at: 'seat' })
          return 'end'
        },
        seat(table) {
          table.ask({ kind: 'ask', seat: table.lane - 1, of: ['x', 'y'] })
          return 'done'
        },
        done: () => undefined,
        end(table) {
          table.emit({ type: 'over' })
          return undefined
        },
      },
      shrinking,
    )
    const state = begin(both)
    apply(both, state, { seat: 0, choice: 1, pick: { say: 'x' } }, luck())
    expect(state.board.log).toEqual(['0:x', '1:y', 'over'])
  })
})

describe('broken rules', () => {
  it('that never come to rest are stopped', () => {
    expect(() => begin(tiny({ begin: () => 'begin' }))).toThrow('the rules do not come to rest')
  })

  it('that name no step are found', () => {
    expect(() => begin(tiny({ begin: () => 'nowhere' }))).toThrow('no step nowhere in script')
  })
})

describe('chance at the table', () => {
  const rules = tiny({
    begin(table) {
      table.emit({ type: `rolled ${table.chance(0, 6)}` })
      table.emit({ type: `drew ${table.draw(1, ['ace', 'king', 'queen'])}` })
      table.ask({ kind: 'ask', seat: 0, of: ['x', 'y'] })
      return 'begin'
    },
  })

  it('is counted stream by stream and noted', () => {
    const sink = makeSink<Tiny>()
    const state = start(rules, { seats: 1 }, luck(), sink)
    expect(state.control.draws).toEqual([1, 1])
    expect(sink.drawn.map(([stream, n]) => [stream, n])).toEqual([
      [0, 6],
      [1, 3],
    ])
  })

  it('follows a script by number and by name, and says what cannot come', () => {
    const chance = new ScriptedChance(2, luck())
    chance.script(0, [5])
    chance.script(1, ['queen'])
    expect(start(rules, { seats: 1 }, chance).board.log).toEqual(['rolled 5', 'drew 2'])
    chance.script(1, ['joker'])
    expect(() => start(rules, { seats: 1 }, chance)).toThrow(
      new ScriptMismatch(1, 'joker', 'ace, king, queen'),
    )
  })
})
