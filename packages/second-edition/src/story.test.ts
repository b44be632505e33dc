import { momentsOf } from '@graveshift/kernel/testing'
import { StoryBook } from '@graveshift/zones/missions'
import { expect, test } from 'vitest'
import type { SecondEdition } from './game.ts'
import { kitFor, SECOND_EDITION_MODULE } from './module.ts'
import { optionsOf } from './testing/random-options.ts'
import { position, type TestTable } from './testing.ts'

function storyOf(table: TestTable) {
  const { board } = table.rules.begin(table.board.setup)
  const book = new StoryBook(table.kit)
  for (const event of table.events) {
    table.rules.evolve(board, event)
    book.see({ event, board })
  }
  return book.story(board)
}

test('whoever falls is told where and when, and why the game was lost', () => {
  const table = position({
    mission: 'city-blocks',
    survivors: ['amy', 'doug'],
    round: 4,
    phase: 'zombies',
    people: [
      { id: 'amy', zone: '9R.S', health: 1 },
      { id: 'doug', zone: '5R.SE' },
    ],
    zombies: { '9R.S': { walker: 1 } },
  })
  const { people, why } = storyOf(table)
  expect(why).toBe('eliminated')
  expect(people).toMatchObject([
    { id: 'amy', seat: 0, fate: 'fell', fell: { zone: table.zone('9R.S'), round: 4 }, health: 0 },
    { id: 'doug', fate: 'stayed', health: 3, wounds: {} },
  ])
  expect(people[0]?.wounds).toEqual({ zombies: 1 })
})

test('goals are counted round by round, and whoever left has left', () => {
  const table = position({
    mission: 'zombicide-life',
    survivors: ['amy'],
    turn: 'amy',
    people: [{ id: 'amy', zone: '1V.SW' }],
    taken: ['1V', '3V'].flatMap((face) => [
      { objective: face, by: 'amy' },
      { crate: face, by: 'amy' },
    ]),
  })
  table.do({ do: 'end' })
  table.do({ do: 'yes' })
  const { people, goals, rounds, why } = storyOf(table)
  expect(why).toBeUndefined()
  expect(people[0]?.fate).toBe('left')
  expect(goals.map(({ done, of, met }) => [done, of, met])).toEqual([
    [2, 2, true],
    [2, 2, true],
    [1, 1, true],
  ])
  expect(rounds.at(-1)).toMatchObject({ round: 1, goals: [2, 2, 1] })
})

test.each([3, 4, 7])('a whole game is told in the same figures as its module counts (%i)', (seed) => {
  const options: SecondEdition['options'] = optionsOf(seed)
  const moments = momentsOf(SECOND_EDITION_MODULE.rulesFor(options), options, seed)
  const book = new StoryBook(kitFor(options))
  for (const moment of moments) book.see(moment)
  const { people, kills, rounds } = book.story(moments.at(-1)?.board ?? moments[0]?.board ?? never())
  const figures = SECOND_EDITION_MODULE.figures?.(options, moments)
  const total = (id: string) => figures?.totals.find((each) => each.id === id)?.value
  const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0)
  expect(sum(people.map((each) => each.kills))).toBe(total('kills'))
  expect(sum(people.flatMap(({ wounds }) => Object.values(wounds)))).toBe(total('wounds'))
  expect(sum(people.map(({ points }) => points))).toBe(total('points'))
  // Nobody's kills are told by kind as well.
  expect(sum(Object.values(kills))).toBeGreaterThanOrEqual(total('kills') ?? 0)
  expect(rounds.map(({ zombies }) => zombies)).toEqual(
    figures?.series.find(({ id }) => id === 'zombies')?.points.map(({ value }) => value),
  )
})

function never(): never {
  throw new Error('a game without moments')
}
