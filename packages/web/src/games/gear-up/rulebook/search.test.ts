import { describe, expect, test } from 'vitest'
import { alsoFound, find, piecesOf } from '../../../learn/rulebook/search.ts'
import { alsoCalled } from './also.ts'
import { SECTIONS } from './sections.ts'
import synonyms from './synonyms.json'

const entry = (id: string, title: string, text: string, ...numbers: string[]) => ({
  id,
  title,
  text,
  numbers,
})

const ENTRIES = [
  entry('ammo', 'Munition verwenden', 'Jede streicht ein Gesundheitsfeld durch, nicht die Rüstung.'),
  entry('armor', 'Rüstung', 'Große Reichweite teilt sie mit dem Nachbarn.', 'GU-ATK-06'),
  entry('walk', 'Gli zombie avanzano', 'Quelli già nello slot 1 attaccano: c’è poco da fare.', 'GU-WLK-01'),
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

describe('finding what is called otherwise', () => {
  const entries = [
    {
      ...entry('knockback', 'Knockback', 'Send the target back to its third slot.'),
      also: ['push', 'drive back'],
    },
    entry('shape', 'The hit shape', 'Shapes never overlap a cross; a weapon is activated with them.'),
    entry('multi', 'Multi Hit', 'Draw the shape twice. Rückschlag und Überleben.', 'GU-EFX-02'),
  ]
  const ids = (query: string) => find(entries, query).map(({ id }) => id)

  test('other words for it count nearly as much as its title', () => {
    expect(ids('push')).toEqual(['knockback'])
    expect(ids('pushing')).toEqual(['knockback'])
    expect(ids('back drive')).toEqual(['knockback'])
    expect(ids('ush')).toEqual([])
  })

  test('the ending of a word and the order of words do not matter', () => {
    expect(ids('activating')).toEqual(['shape'])
    expect(ids('weapons')).toEqual(['shape'])
    expect(ids('hit multi')).toEqual(['multi'])
    expect(ids('multi-hit')).toEqual(['multi'])
  })

  test('umlauts may be written as on a keyboard without them', () => {
    expect(ids('Rueckschlag')).toEqual(['multi'])
    expect(ids('UEBERLEBEN')).toEqual(['multi'])
  })

  test('one or two letters are beginnings only', () => {
    expect(ids('mu')).toEqual(['multi'])
    expect(ids('ea')).toEqual([])
  })
})

describe('finding in the whole rulebook', () => {
  test.each([
    ['en', 'push', 'knockback'],
    ['en', 'bullets', 'ammo'],
    ['en', 'life', 'survivors'],
    ['it', 'spingere', 'knockback'],
    ['it', 'knockback', 'knockback'],
    ['it', 'proiettili', 'ammo'],
    ['de', 'schieben', 'knockback'],
    ['de', 'Rückstöße', 'knockback'],
    ['de', 'Respinta', 'knockback'],
    ['de', 'Lebenspunkte', 'survivors'],
  ] as const)('%s: %s', (language, query, section) => {
    const entries = SECTIONS.map(({ id }) => ({ ...entry(id, id, ''), also: alsoCalled(id, language) }))
    expect(find(entries, query).map(({ id }) => id)).toContain(section)
  })

  test('other words are there in all languages, and only for sections there are', () => {
    const sections = new Set(SECTIONS.map(({ id }) => id))
    for (const { section, en, it, de } of synonyms) {
      expect(sections.has(section), section).toBe(true)
      for (const words of [en, it, de]) expect(words.length, section).toBeGreaterThan(0)
    }
    expect(new Set(synonyms.map(({ section }) => section)).size).toBe(synonyms.length)
  })

  test('of the other words those looked for are told', () => {
    expect(alsoFound(['push', 'drive back'], 'driving')).toEqual(['drive back'])
    expect(alsoFound(['push', 'drive back'], 'pull')).toEqual([])
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
    expect(marked('Waffe und Rückschläge', 'Waffen Rueckschlag')).toBe('[Waff]e und [Rückschläg]e')
  })

  test('words that overlap are marked once', () => {
    expect(marked('ammo', 'amm mmo')).toBe('[ammo]')
  })

  test('no query, no marks', () => {
    expect(marked('ammo', '')).toBe('ammo')
  })
})
