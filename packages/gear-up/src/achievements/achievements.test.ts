import { FastChance, makeSink, playout, type Sink, start } from '@graveshift/kernel'
import { describe, expect, test } from 'vitest'
import type { Event } from '../board.ts'
import type { GearUp } from '../game.ts'
import { optionsOf } from '../odds/odds.test-helper.ts'
import { STANDARD_CONTENT as CONTENT, GEAR_UP } from '../rules.ts'
import { position, type TestTable } from '../testing.ts'
import { ACHIEVEMENTS, createAchievementTracker, type Earned } from './index.ts'
import { SCENES } from './scenes/index.ts'
import { single, zombie } from './scenes/scene.ts'

/** What a table's events earn, from this one on, and before it. */
function follow(table: TestTable, from: number): { before: readonly Earned[]; all: readonly Earned[] } {
  const { setup } = table.board
  const { board } = table.rules.begin(setup)
  const tracker = createAchievementTracker(CONTENT, setup)
  const before: Earned[] = []
  table.events.forEach((event, index) => {
    table.rules.evolve(board, event)
    const fresh = tracker.see(event, board)
    if (index < from) before.push(...fresh)
  })
  return { before, all: tracker.earned() }
}

const say = (earned: readonly Earned[]) =>
  earned.map(({ id, seat }) => (seat === undefined ? id : `${id} by ${seat}`)).sort()

describe('achievements', () => {
  test.each(SCENES)('GU-ACH-01 $title', ({ at, script, act, earns, gradual }) => {
    const table = position(at, script)
    let last = 0
    const give = table.do.bind(table)
    table.do = (seat, pick) => {
      last = table.events.length
      return give(seat, pick)
    }
    act(table)
    const { before, all } = follow(table, last)
    expect(say(all)).toEqual([...earns].sort())
    if (!gradual) expect(say(before)).toEqual([])
  })

  test('GU-ACH-01 each of more than thirty is earned in a played scene', () => {
    expect(ACHIEVEMENTS.length).toBeGreaterThan(30)
    const ids = ACHIEVEMENTS.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    const earned = new Set(SCENES.flatMap(({ earns }) => earns.map((text) => text.split(' ')[0])))
    expect(ids.filter((id) => !earned.has(id))).toEqual([])
  })

  test('GU-ACH-01 a saved tracker goes on where it stopped, and tells what is new only once', () => {
    const table = position({
      card: 'blue-fast',
      seats: [
        {
          survivor: 'lisa',
          weapons: { blue: { shape: ['##'], starting: 'multi-hit 3' } },
          street: ['a', 'b', 'c'].map((_, index) => zombie(`walker-0${index + 1}`, 2, 'b2')),
        },
      ],
    })
    const { board } = table.rules.begin(table.board.setup)
    for (const target of [1, 2, 3]) table.do(0, single(target, 'b2'))
    let tracker = createAchievementTracker(CONTENT, board.setup)
    const told: Earned[] = []
    const see = (event: Event) => {
      table.rules.evolve(board, event)
      told.push(...tracker.see(event, board))
      tracker = createAchievementTracker(CONTENT, board.setup, JSON.parse(JSON.stringify(tracker.state())))
    }
    table.events.forEach(see)
    expect(told).toEqual([{ id: 'triple-kill', seat: 0 }])
    expect(tracker.earned()).toEqual(told)
  })

  test('GU-ACH-01 what is counted says how near one came', () => {
    const table = position({
      card: 'blue-fast',
      seats: [
        {
          survivor: 'lisa',
          weapons: { blue: { shape: ['##'], starting: 'multi-hit 3' } },
          street: ['a', 'b', 'c'].map((_, index) => zombie(`walker-0${index + 1}`, 2, 'b2')),
        },
      ],
    })
    const { board } = table.rules.begin(table.board.setup)
    for (const target of [1, 2]) table.do(0, single(target, 'b2'))
    const tracker = createAchievementTracker(CONTENT, board.setup)
    for (const event of table.events) {
      table.rules.evolve(board, event)
      tracker.see(event, board)
    }
    expect(tracker.earned()).toEqual([])
    expect(tracker.reached()).toMatchObject({ 'triple-kill': 2, dozen: 2, 'all-eight': 1, 'four-at-once': 2 })
  })

  test('GU-ACH-01 following a game never changes it, and one thing is earned at most once by whom', () => {
    const kinds = new Set<string>()
    for (let seed = 0; seed < 60; seed++) {
      const options = optionsOf(seed)
      const sink: Sink<GearUp> = makeSink()
      const chance = new FastChance(seed)
      const state = start(GEAR_UP, options, chance, sink)
      playout(GEAR_UP, state, chance, new FastChance(seed + 1), sink)
      const { board } = GEAR_UP.begin(options)
      const tracker = createAchievementTracker(CONTENT, options)
      for (const event of sink.events) {
        GEAR_UP.evolve(board, event)
        tracker.see(event, board)
      }
      expect(board).toEqual(state.board)
      const earned = say(tracker.earned())
      expect(new Set(earned).size).toBe(earned.length)
      for (const { id } of tracker.earned()) kinds.add(id)
    }
    // Random players stumble into some, and never into those of a victory they did not have.
    expect(kinds.size).toBeGreaterThan(5)
  })
})
