import { describe, expect, test } from 'vitest'
import type { TinyPerson } from '../../testing/tiny/game.ts'
import { onStreet } from '../../testing/tiny/scenes.ts'
import { tinyTable } from '../../testing/tiny/table.ts'

const ANN: TinyPerson = { id: 'ann', zone: 'hall', hand: ['spade'], skills: [] }

const at = (loud: string, more: object = {}) =>
  tinyTable(
    onStreet({
      people: [ANN],
      loud,
      ...more,
      mission: { zombies: [{ zone: 'mid', kind: 'crawler', count: 1 }] },
    }),
  )

describe('a game whose noise is one token', () => {
  test('whoever is loud moves it, and it stays when the round ends', () => {
    const table = at('west', { at: 'turn' })
    const events = table.do({ do: 'noise' })
    expect(events).toContainEqual({ type: 'noiseMoved', zone: table.zone('hall'), side: 'bang', person: 0 })
    expect(table.board.loud).toBe(table.zone('hall'))
    expect(table.board.noise.every((tokens) => tokens === 0)).toBe(true)
  })

  test('nobody in sight: zombies go for the token', () => {
    const table = at('east', { at: 'zombies' })
    expect(table.zombies('mid')).toBe('')
    expect(table.zombies('east')).toContain('crawler')
  })
})
