import { momentsOf } from '@graveshift/kernel/testing'
import { describe, expect, test } from 'vitest'
import { kitFor, SECOND_EDITION_MODULE } from '../module.ts'
import { optionsOf } from '../testing/random-options.ts'
import { position, type TestTable } from '../testing.ts'
import { ACHIEVEMENT_GROUPS } from './list.ts'
import { SCENES } from './scenes/index.ts'
import { achievementTracker } from './tracker.ts'

/** What a table's events earn. */
function follow(table: TestTable) {
  const { rules, kit } = table
  const { board } = rules.begin(table.board.setup)
  const tracker = achievementTracker(kit)
  for (const event of table.events) {
    rules.evolve(board, event)
    tracker.see(event, board)
  }
  expect(board).toEqual(table.board)
  return tracker
}

const ACHIEVEMENTS = ACHIEVEMENT_GROUPS.flatMap(({ achievements }) => achievements)

const say = (earned: readonly { readonly id: string; readonly seat: number | undefined }[]) =>
  earned.map(({ id, seat }) => (seat === undefined ? id : `${id} by ${seat}`)).sort()

describe('achievements', () => {
  test.each(SCENES)('Z2-TBL-05 $title', ({ at, script, act, earns }) => {
    const table = position(at, script)
    act?.(table)
    expect(say(follow(table).earned())).toEqual([...earns].sort())
  })

  test('Z2-TBL-05 each of more than thirty is earned in a played scene', () => {
    expect(ACHIEVEMENTS.length).toBeGreaterThan(30)
    const ids = ACHIEVEMENTS.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    const earned = new Set(SCENES.flatMap(({ earns }) => earns.map((text) => text.split(' ')[0])))
    expect(ids.filter((id) => !earned.has(id))).toEqual([])
  })

  test('Z2-TBL-05 what is counted says how near one came', () => {
    const near = SCENES.find(({ title }) => title === 'five in one fire')
    if (!near) throw new Error('no such scene')
    const table = position(near.at, near.script)
    near.act?.(table)
    expect(follow(table).reached()).toMatchObject({ bonfire: 5, rampage: 5, dozen: 5, fifty: 5 })
  })

  test('Z2-TBL-05 the module tells the same of a whole game, each thing at most once by whom', () => {
    const kinds = new Set<string>()
    for (let seed = 0; seed < 8; seed++) {
      const options = optionsOf(seed)
      const moments = momentsOf(SECOND_EDITION_MODULE.rulesFor(options), options, seed)
      const tracker = achievementTracker(kitFor(options))
      for (const { event, board } of moments) tracker.see(event, board)
      const told = SECOND_EDITION_MODULE.achievements?.earned(options, moments) ?? []
      expect(told).toEqual(tracker.earned())
      expect(new Set(say(told)).size).toBe(told.length)
      for (const { id } of told) kinds.add(id)
    }
    // Random players stumble into some.
    expect(kinds.size).toBeGreaterThan(2)
  })
})
