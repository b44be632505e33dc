import { describe, expect, test } from 'vitest'
import { cardFaces, SPENT } from './faces.ts'
import type { CardData } from './types.ts'

const DEPLETED = { id: 'depleted', mark: '~' }
const gun: CardData = { id: 'steam-gun', kind: 'weapon', profiles: [], reload: true }

describe('faces of a card', () => {
  test('a card without states has one face', () => {
    const [[name, card] = [], ...more] = cardFaces(gun, 'steam-gun', 0, [])
    expect(more).toEqual([])
    expect(name).toBe('steam-gun')
    expect(card).toMatchObject({ spent: false, states: [], ready: 'steam-gun', fired: 'steam-gun' })
  })

  test('two states give four faces, each with the states in its name', () => {
    const faces = cardFaces(gun, 'my-gun', 1, [SPENT, DEPLETED])
    expect(faces.map(([name, { states }]) => [name, states])).toEqual([
      ['my-gun', []],
      ['my-gun*', ['spent']],
      ['my-gun~', ['depleted']],
      ['my-gun*~', ['spent', 'depleted']],
    ])
    expect(new Set(faces.map(([, { name, base, pile }]) => `${name} ${base} ${pile}`))).toEqual(
      new Set(['steam-gun my-gun 1']),
    )
  })

  test('loading a card again leaves its other states alone', () => {
    const faces = Object.fromEntries(cardFaces(gun, 'steam-gun', 0, [SPENT, DEPLETED]))
    expect(faces['steam-gun*~']).toMatchObject({ spent: true, ready: 'steam-gun~', fired: 'steam-gun*~' })
    expect(faces['steam-gun~']).toMatchObject({ spent: false, fired: 'steam-gun*~' })
    expect(faces['steam-gun*']?.turned).toEqual({ spent: 'steam-gun', depleted: 'steam-gun*~' })
    expect(faces['steam-gun*~']?.turned).toEqual({ spent: 'steam-gun~', depleted: 'steam-gun*' })
  })
})
