import { describe, expect, test } from 'vitest'
import { MISSIONS } from './content/missions.ts'
import { overview } from './overview.ts'
import { game } from './testing/stage.ts'
import { drawMap } from './town-map.ts'

const tableOf = (id: string, wanted: string) => {
  const { kit, board } = game({ mission: id })
  return overview(kit, board).tables.find((table) => table.id === wanted)
}

describe.each(MISSIONS.map(({ id }) => id))('the overview of %s', (id) => {
  const { kit, board } = game({ mission: id })
  const { drawing, tables } = overview(kit, board)

  test('has the map, the goals and every rule of the mission', () => {
    expect(drawing?.lines).toEqual(drawMap(kit, board))
    const rows = (wanted: string) => tables.find((table) => table.id === wanted)?.rows.length ?? 0
    expect(rows('goals')).toBe(kit.goals.length)
    expect(rows('mission-rules')).toBe(kit.mission.data.rules.length)
  })

  test('fills every column of every table', () => {
    for (const { columns, rows } of tables)
      if (columns.length > 0) for (const { cells } of rows) expect(cells).toHaveLength(columns.length)
  })
})

test('GG-TWN-01 the gauge is told where there are machines', () => {
  const gauge = { word: 'word.gauge' }
  expect(tableOf('the-test-yard', 'round')?.rows.map(({ cells }) => cells[0])).toContainEqual(gauge)
  expect(tableOf('dry-run', 'round')?.rows.map(({ cells }) => cells[0])).not.toContainEqual(gauge)
})
