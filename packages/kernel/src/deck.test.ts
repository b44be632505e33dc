import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { byCode, countCards, makeDeck, putCard, takeCard } from './deck.ts'

const card = fc.constantFrom('a', 'b', 'B', 'c-1', 'c-10', 'c-2', 'ä')

describe('decks', () => {
  it('stay sorted multisets whatever is taken and put', () => {
    fc.assert(
      fc.property(fc.array(card), fc.array(card), (start, more) => {
        const deck = makeDeck(start)
        for (const each of more) {
          putCard(deck, each)
          expect(deck).toEqual([...deck].sort(byCode))
        }
        for (const each of start) takeCard(deck, each)
        expect(deck).toEqual(makeDeck(more))
      }),
    )
  })

  it('do not give what they do not hold', () => {
    expect(() => takeCard(makeDeck(['a']), 'b')).toThrow('no card b')
  })

  it('are counted card by card', () => {
    expect(countCards(['a', 'a', 'b'])).toEqual({ a: 2, b: 1 })
  })

  it('sort by code, not by language', () => {
    expect(makeDeck(['ä', 'b', 'B', 'c-2', 'c-10'])).toEqual(['B', 'b', 'c-10', 'c-2', 'ä'])
  })
})
