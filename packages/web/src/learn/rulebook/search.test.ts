import { describe, expect, test } from 'vitest'
import { find, piecesOf } from './search.ts'

const entry = (id: string, title: string, text: string, ...numbers: string[]) => ({
  id,
  title,
  text,
  numbers,
})

const ENTRIES = [
  entry('ammo', 'Munition verwenden', 'Jede streicht ein Gesundheitsfeld durch, nicht die Rüstung.'),
  entry('armor', 'Rüstung', 'Große Reichweite teilt sie mit dem Nachbarn.', 'GU-ATK-06'),
  entry('walk', 'Gli Zombie Avanzano', 'Quelli già nello slot 1 attaccano: c’è poco da fare.', 'GU-WLK-01'),
]
const found = (query: string) => find(ENTRIES, query).map(({ id }) => id)

describe('finding', () => {
  test('an empty query finds everything in its order', () => {
    expect(found('  ')).toEqual(['ammo', 'armor', 'walk'])
  })

  test('what has the word in its title comes first', () => {
    expect(found('Rüstung')).toEqual(['armor', 'ammo'])
  })

  test('accents, capitals, sharp s and the form of the apostrophe do not matter', () => {
    expect(found('RUSTUNG')).toEqual(['armor', 'ammo'])
    expect(found('grosse')).toEqual(['armor'])
    expect(found('gia')).toEqual(['walk'])
    expect(found("c'e")).toEqual(['walk'])
  })

  test('every word must be there, in title or text', () => {
    expect(found('munition feld')).toEqual(['ammo'])
    expect(found('munition nachbar')).toEqual([])
  })

  test('a rule is found by its number, also by part of it', () => {
    expect(found('gu-wlk-01')).toEqual(['walk'])
    expect(found('ATK')).toEqual(['armor'])
  })
})

describe('marking', () => {
  const marked = (text: string, query: string) =>
    piecesOf(text, query)
      .map((piece) => (piece.hit ? `[${piece.text}]` : piece.text))
      .join('')

  test('marks what was found and keeps the text as it is', () => {
    expect(marked('Große Rüstung, große Not', 'grosse')).toBe('[Große] Rüstung, [große] Not')
    expect(marked('Rüstung', 'ust')).toBe('R[üst]ung')
  })

  test('words that overlap are marked once', () => {
    expect(marked('ammo', 'amm mmo')).toBe('[ammo]')
  })

  test('no query, no marks', () => {
    expect(marked('ammo', '')).toBe('ammo')
  })
})
