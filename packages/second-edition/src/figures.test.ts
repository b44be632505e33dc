import { momentsOf } from '@graveshift/kernel/testing'
import { expect, test } from 'vitest'
import { SECOND_EDITION_MODULE } from './module.ts'
import { optionsOf } from './testing/random-options.ts'

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)

test.each([3, 4, 7])('a finished game is counted by whoever did it and by the round (%i)', (seed) => {
  const moments = momentsOf(SECOND_EDITION_MODULE.rulesFor(optionsOf(seed)), optionsOf(seed), seed)
  const counted = SECOND_EDITION_MODULE.figures?.(optionsOf(seed), moments)
  if (!counted) throw new Error('no figures')
  const [people] = counted.tables
  const column = (index: number) => sum((people?.rows ?? []).map(({ cells }) => Number(cells[index])))
  const kills = moments.flatMap(({ event }) =>
    event.type === 'killed' && event.person >= 0 ? event.count : [],
  )
  const wounds = moments.flatMap(({ event }) => (event.type === 'wounded' ? event.wounds : []))
  expect([column(1), column(2)]).toEqual([sum(kills), sum(wounds)])
  expect(counted.totals.map(({ value }) => value)).toEqual([1, 2, 3, 4].map(column))
  const rounds = moments.at(-1)?.board.round ?? 0
  for (const { points } of counted.series)
    expect(points.map(({ at }) => at)).toEqual(Array.from({ length: rounds }, (_, index) => index + 1))
  const health = sum((moments.at(-1)?.board.people ?? []).map((person) => Math.max(0, person.health)))
  expect(counted.series.find(({ id }) => id === 'health')?.points.at(-1)?.value).toBe(health)
})
