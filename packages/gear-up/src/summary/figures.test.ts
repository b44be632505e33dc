import { momentsOf } from '@graveshift/kernel/testing'
import { expect, test } from 'vitest'
import { GEAR_UP_MODULE } from '../module.ts'
import { optionsOf } from '../testing/random-options.ts'

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)

test.each([1, 2, 5])(
  'a finished game is counted by the turn, by whoever did it and by what it cost (%i)',
  (seed) => {
    const moments = momentsOf(GEAR_UP_MODULE.rulesFor(optionsOf(seed)), optionsOf(seed), seed)
    const counted = GEAR_UP_MODULE.figures?.(optionsOf(seed), moments)
    if (!counted) throw new Error('no figures')
    const last = moments.at(-1)?.board
    const [team, boss] = counted.series
    expect(team?.points.at(-1)?.value).toBe(sum((last?.seats ?? []).map(({ health }) => health)))
    expect(boss?.points.at(-1)?.value === 0).toBe(last?.outcome === 'won')
    const [people] = counted.tables
    const kills = moments.filter(({ event }) => event.type === 'killed').length
    const column = people?.columns.findIndex(({ word }) => word === 'figures.kills') ?? -1
    expect(sum((people?.rows ?? []).map(({ cells }) => Number(cells[column])))).toBe(kills)
    expect(counted.totals.find(({ id }) => id === 'kills')?.value).toBe(kills)
    const lost = moments.map(({ event }) => (event.type === 'suffered' ? event.health : 0))
    expect(counted.totals.find(({ id }) => id === 'lost')?.value).toBe(sum(lost))
    expect(sum(counted.breakdowns?.[0]?.parts.map(({ value }) => value) ?? [])).toBe(sum(lost))
  },
)
