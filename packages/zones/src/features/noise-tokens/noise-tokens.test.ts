import { expect, test } from 'vitest'
import { onStreet } from '../../testing/tiny/scenes.ts'
import { tinyTable } from '../../testing/tiny/table.ts'

const ANN = { id: 'ann', zone: 'hall', skills: [] }

test('everything loud leaves a token where it was done, until the round ends', () => {
  const table = tinyTable(onStreet({ at: 'turn', people: [ANN] }))
  table.play({ do: 'noise' })
  table.play({ do: 'noise' })
  expect(table.board.noise).toEqual([0, 0, 0, 2, 0])
  const events = table.do({ do: 'end' }).map(({ type }) => type)
  expect(events).toContain('noiseCleared')
  expect(table.board.noise).toEqual([0, 0, 0, 0, 0])
})

test('nobody in sight: zombies go where most noise is', () => {
  const table = tinyTable(
    onStreet({
      at: 'zombies',
      open: ['hall-mid'],
      people: [{ ...ANN, zone: 'cellar' }],
      mission: { zombies: [{ zone: 'west', kind: 'crawler', count: 1 }] },
    }),
  )
  expect(table.zombies('west')).toBe('')
  expect(table.zombies('mid')).toContain('crawler')
})
