import { describe, expect, it } from 'vitest'
import { apply, start } from '../apply.ts'
import { nth } from '../bug.ts'
import { FastChance, ScriptedChance } from '../chance.ts'
import { hashOf } from '../hash.ts'
import type { Viewer } from '../rules.ts'
import { makeSink } from '../sink.ts'
import { cloneState, type State } from '../state.ts'
import { viewOf, wasRevealed } from '../view.ts'
import { CARDS, DICE, type Toy, type ToyPick } from './toy.ts'
import { TOY } from './toy-rules.ts'

const OPTIONS = { seats: 3, rounds: 4, horde: 3 }

function table(dice: number[], cards: string[], options = OPTIONS) {
  const chance = new ScriptedChance(2, new FastChance(9))
  chance.script(
    DICE,
    dice.map((die) => die - 1),
  )
  chance.script(CARDS, cards)
  const sink = makeSink<Toy>()
  const state = start(TOY, options, chance, sink)
  const say = (seat: number, pick: ToyPick) => {
    const choice = nth(
      state.control.open.filter((open) => open.seat === seat || open.seat === 'team'),
      0,
    )
    return apply(TOY, state, { seat, choice: choice.id, pick }, chance, sink)
  }
  return { state, sink, chance, say }
}

const open = (state: State<Toy>) => state.control.open.map(({ kind, seat }) => `${kind} ${seat}`)
const told = (events: readonly Toy['event'][]) => events.map(({ type }) => type)
const view = (state: State<Toy>, viewer: Viewer) => viewOf(TOY, state, viewer)

describe('dice and re-rolls', () => {
  it('a roll is asked about with its dice, and only the chosen dice are rolled again', () => {
    const { state, sink, say } = table([6, 1, 5], ['heal-1', 'heal-2', 'blast-1'])
    say(0, { do: 'attack' })
    expect(state.control.open).toMatchObject([{ kind: 'reroll', seat: 0, dice: [6, 1] }])
    expect(say(0, { do: 'reroll', dice: [2] })).toMatchObject({ refused: 'no-such-dice' })
    say(0, { do: 'reroll', dice: [1] })
    expect(sink.events.filter(({ type }) => type === 'rolled')).toEqual([
      { type: 'rolled', seat: 0, dice: [6, 1], again: false },
      { type: 'rolled', seat: 0, dice: [6, 5], again: true },
    ])
    expect(state.control.draws).toEqual([3, 3])
  })

  it('keeping all dice uses no chance', () => {
    const { state, say } = table([6, 1], ['heal-1', 'heal-2', 'blast-1'])
    say(0, { do: 'attack' })
    say(0, { do: 'reroll', dice: [] })
    expect(state.control.draws[DICE]).toBe(2)
    expect(open(state)).toEqual(['split team'])
  })
})

describe('a team decision inside the action of a seat', () => {
  it('interrupts it, may be taken by anybody, and returns to it', () => {
    const { state, say } = table([6, 6], ['heal-1', 'heal-2', 'blast-1'])
    say(0, { do: 'attack' })
    say(0, { do: 'reroll', dice: [] })
    // The turn of seat 0, its attack and the split are on the stack together, and can be saved like that.
    expect(state.control.lanes[0]?.map(({ kind }) => kind)).toEqual(['game', 'round', 'turn', 'split'])
    expect(say(2, { do: 'near', hits: 3 })).toMatchObject({ refused: 'no-such-split' })
    expect(say(2, { do: 'near', hits: 1 })).toBeUndefined()
    expect(state.board.gangs).toEqual([2, 2])
    // Seat 0 goes on with its second action.
    expect(open(state)).toEqual(['act 0'])
    expect(state.control.lanes[0]?.at(-1)).toMatchObject({ kind: 'turn', seat: 0, actions: 1 })
  })

  it('with one answer is answered by the kernel', () => {
    const { state, sink, say } = table([6, 1], ['heal-1', 'heal-2', 'blast-1'], { ...OPTIONS, horde: 0 })
    expect(state.board.gangs).toEqual([0, 0])
    say(0, { do: 'attack' })
    say(0, { do: 'reroll', dice: [] })
    expect(sink.forced.map(({ choice, pick }) => [choice.kind, pick])).toEqual([
      ['split', { do: 'near', hits: 0 }],
    ])
    expect(state.board.outcome).toBe('won')
  })

  it('wounds are split by the team one by one', () => {
    const { state, say } = table([], ['heal-1', 'heal-2', 'blast-1'])
    for (const seat of [0, 1, 2]) say(seat, { do: 'pass' })
    for (const seat of [2, 0, 1]) say(seat, { do: 'rest' })
    expect(open(state)).toEqual(['wound team'])
    for (const seat of [1, 1, 2]) say(0, { do: 'wound', seat })
    expect(state.board.seats.map(({ health }) => health)).toEqual([4, 2, 3])
    expect(open(state)).toEqual(['act 0'])
    expect(state.board.round).toBe(2)
  })
})

describe('cards private to a seat', () => {
  const cards = ['heal-1', 'heal-2', 'blast-1']

  it('are seen by their seat and by nobody else', () => {
    const { state, sink } = table([], cards)
    expect(JSON.stringify(view(state, 0))).toContain('heal-1')
    for (const viewer of [1, 2, 'spectator'] as const)
      expect(JSON.stringify(view(state, viewer))).not.toContain('heal-1')
    const redacted = sink.events.map((event) => TOY.redact(event, 1))
    expect(JSON.stringify(redacted)).toContain('heal-2')
    expect(JSON.stringify(redacted)).not.toContain('heal-1')
  })

  it('playing one moves the horizon although no chance was used', () => {
    const { state, say } = table([], cards)
    const before = cloneState(TOY, state)
    say(0, { do: 'play', card: 'heal-1' })
    expect(state.control.draws).toEqual(before.control.draws)
    expect(wasRevealed(TOY, before.board, state.board, 3)).toBe(true)
  })

  it('what shows nothing does not move it', () => {
    const { state, say } = table([6, 6], cards)
    const before = cloneState(TOY, state)
    say(0, { do: 'pass' })
    expect(wasRevealed(TOY, before.board, state.board, 3)).toBe(false)
    expect(state.control.draws).toEqual(before.control.draws)
  })

  it('nobody plays a card of somebody else', () => {
    const { state, say } = table([], cards)
    const before = hashOf(state)
    expect(say(0, { do: 'play', card: 'heal-2' })).toMatchObject({ refused: 'cannot-act' })
    expect(hashOf(state)).toBe(before)
  })
})

describe('a step that all play at once', () => {
  const evening = (cards: string[]) => {
    const all = table([], cards)
    for (const seat of [0, 1, 2]) all.say(seat, { do: 'pass' })
    return all
  }

  it('asks everybody, takes answers in any order, and each goes on alone', () => {
    const { state, say } = evening(['heal-1', 'heal-2', 'blast-1', 'blast-2', 'blast-3'])
    expect(open(state)).toEqual(['evening 0', 'evening 1', 'evening 2'])
    say(2, { do: 'draw' })
    expect(open(state)).toEqual(['evening 0', 'evening 1', 'keep 2'])
    say(0, { do: 'rest' })
    say(1, { do: 'draw' })
    expect(open(state)).toEqual(['keep 2', 'keep 1'])
    say(1, { do: 'throw', card: 'blast-3' })
    expect(open(state)).toEqual(['keep 2'])
    say(2, { do: 'keep' })
    expect(state.board.seats.map(({ hand }) => hand)).toEqual([
      ['heal-1'],
      ['heal-2'],
      ['blast-1', 'blast-2'],
    ])
    expect(open(state)).toEqual(['wound team'])
  })

  it('a private follow-up shows others that there is one, not what it is about', () => {
    const { state, sink, say } = evening(['heal-1', 'heal-2', 'blast-1', 'blast-4'])
    const since = sink.events.length
    say(1, { do: 'draw' })
    expect(told(sink.events.slice(since))).toEqual(['cardDrawn'])
    for (const viewer of [0, 2, 'spectator'] as const) {
      expect(view(state, viewer).choices).toContainEqual({ kind: 'keep', seat: 1, id: 7 })
      expect(JSON.stringify(view(state, viewer))).not.toContain('blast-4')
      expect(sink.events.slice(since).map((event) => TOY.redact(event, viewer))).toEqual([
        { type: 'cardDrawn', seat: 1 },
      ])
    }
    expect(JSON.stringify(view(state, 1))).toContain('blast-4')
  })

  it('the same answers in another order lead to the same board where luck has no part', () => {
    const ends = [
      [0, 1, 2],
      [2, 1, 0],
      [1, 2, 0],
    ].map((order) => {
      const { state, say } = evening(['heal-1', 'heal-2', 'blast-1'])
      for (const seat of order) say(seat, { do: 'rest' })
      return hashOf(state.board)
    })
    expect(new Set(ends).size).toBe(1)
  })

  it('can be saved in the middle', () => {
    const { state, say } = evening(['heal-1', 'heal-2', 'blast-1', 'blast-4'])
    say(1, { do: 'draw' })
    const saved = JSON.parse(JSON.stringify(state)) as State<Toy>
    for (const each of [state, saved]) {
      const keep = nth(
        each.control.open.filter(({ kind }) => kind === 'keep'),
        0,
      )
      expect(
        apply(TOY, each, { seat: 1, choice: keep.id, pick: { do: 'keep' } }, new FastChance(1)),
      ).toBeUndefined()
    }
    expect(hashOf(saved)).toBe(hashOf(state))
  })
})
