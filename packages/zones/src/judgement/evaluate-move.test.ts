import { expect, test } from 'vitest'
import { throwAction } from '../actions/throw.ts'
import { onStreet } from '../testing/tiny/scenes.ts'
import { tinyTable } from '../testing/tiny/table.ts'
import { moveValueOf } from './evaluate-move.ts'

const table = tinyTable(
  onStreet({
    at: 'turn',
    people: [
      { id: 'ann', seat: 0, zone: 'west', hand: ['powder'] },
      { id: 'ben', seat: 1, zone: 'mid' },
    ],
    mission: {
      zombies: [
        { zone: 'mid', kind: 'crawler', count: 3 },
        { zone: 'hall', kind: 'crawler', count: 3 },
      ],
    },
  }),
)

test('an action goes by how it says that it strikes, whatever it is called', () => {
  const { kit, board } = table
  const choice = table.choice(0)
  const lob = { ...throwAction, do: 'lob' }
  const renamed = { ...kit, actions: { ...kit.actions, lob } }
  const worth = (does: string, name: string) => {
    const zone = kit.map.named.get(name)
    if (choice.kind !== 'act' || zone === undefined) throw new Error('no turn, or no such zone')
    return moveValueOf(renamed, board, choice, { do: does, card: 'powder', zone, sure: true } as {
      do: string
    })
  }
  expect(worth('lob', 'mid')).toBeLessThan(0)
  expect(worth('lob', 'hall')).toBeGreaterThan(0)
  for (const zone of ['mid', 'hall']) expect(worth('lob', zone)).toBe(worth('throw', zone))
})
