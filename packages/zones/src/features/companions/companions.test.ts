import { describe, expect, test } from 'vitest'
import { onStreet } from '../../testing/tiny/scenes.ts'
import { tinyTable } from '../../testing/tiny/table.ts'

/** Cleo waits where the game begins, for Ann to rally her. */
function besideCleo() {
  const table = tinyTable(onStreet({ mission: { companions: [{ zone: 'west', survivor: 'cleo' }] } }))
  while (table.open()[0] !== '0 act') table.play(table.picks()[0] ?? null)
  return table
}

describe('companions', () => {
  test('somebody is rallied for an action, follows and lends a skill', () => {
    const table = besideCleo()
    const before = table.board.people[0]?.skills ?? []
    table.play({ do: 'rally', companion: 'cleo' })
    const [ann, cleo] = table.board.people
    expect(cleo).toMatchObject({ seat: -1, leader: 0 })
    expect(ann?.skills).toEqual([...before, 'plus-action'])
    expect(ann?.own).toBe(before.length)
    table.play({ do: 'move', to: 'mid' })
    expect(table.board.people.map(({ zone }) => zone)).toEqual([1, 1])
  })

  test('who follows somebody already, or stands elsewhere, is not rallied', () => {
    const table = besideCleo()
    table.play({ do: 'rally', companion: 'cleo' })
    expect(table.reason({ do: 'rally', companion: 'cleo' })).toBe('not-here TINY-rally')
    const away = besideCleo()
    away.play({ do: 'move', to: 'mid' })
    expect(away.board.people.map(({ zone }) => zone)).toEqual([1, 0])
    expect(away.reason({ do: 'rally', companion: 'cleo' })).toBe('not-here TINY-rally')
  })
})
