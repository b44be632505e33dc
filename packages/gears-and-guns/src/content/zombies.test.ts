import { has } from '@graveshift/kernel'
import { expect, test } from 'vitest'
import { SUPPLY } from './figures.ts'
import { DECKS, ZOMBIE_CARDS, zombieDeck } from './zombie-deck.ts'
import { abominationDeck, ZOMBIES } from './zombies.ts'

test('UA-SET-06 there are 40 walkers, 16 runners, 16 brutes, one of each abomination, and few tokens', () => {
  expect(Object.fromEntries(ZOMBIES.map(({ id, figures }) => [id, figures]))).toEqual({
    walker: 40,
    brute: 16,
    runner: 16,
    bowler: 1,
    'steam-monster': 1,
  })
  expect(SUPPLY).toMatchObject({ mobileSpawns: 3, abominationSpawns: 2, piles: 9 })
})

test('an abomination is worth 5 adrenaline, all others 1', () => {
  for (const { id, points } of ZOMBIES) expect(points, id).toBe(abominationDeck(true).includes(id) ? 5 : 1)
})

test('UA-TGT-01 brutes and abominations are hit first, then walkers, then runners, who have two actions', () => {
  expect(ZOMBIES.toSorted((one, other) => one.rank - other.rank).map(({ id }) => id)).toEqual([
    'brute',
    'bowler',
    'steam-monster',
    'walker',
    'runner',
  ])
  expect(Object.fromEntries(ZOMBIES.map(({ id, damage, actions }) => [id, [damage, actions]]))).toEqual({
    walker: [1, 1],
    brute: [2, 1],
    runner: [1, 2],
    bowler: [3, 1],
    'steam-monster': [3, 1],
  })
})

test('the Steam Monster is among the abominations where there is steam, the Bowler always', () => {
  expect(abominationDeck(false)).toEqual(['bowler'])
  expect(abominationDeck(true)).toEqual(['bowler', 'steam-monster'])
})

test('the zombie deck has forty cards: as many mild as harsh ones, and four extra activations', () => {
  const setOf = (name: string) => ZOMBIE_CARDS.filter(({ set }) => set === name)
  expect(new Set(ZOMBIE_CARDS.map(({ id }) => id)).size).toBe(40)
  expect(setOf('mild')).toHaveLength(18)
  expect(setOf('harsh')).toHaveLength(18)
  expect(setOf('extra').map((card) => (has(card, 'activates') ? card.activates : ''))).toEqual([
    'walker',
    'walker',
    'brute',
    'runner',
  ])
})

test('never do fewer zombies come at a higher level, and of walkers and brutes alone some rush', () => {
  for (const card of ZOMBIE_CARDS) {
    if (has(card, 'activates')) continue
    expect(
      card.lines.toSorted((one, other) => one - other),
      card.id,
    ).toEqual(card.lines)
    if (card.rush) expect(['walker', 'brute'], card.id).toContain(card.kind)
  }
})

test('the dial of the deck leaves the harsh cards out, or the mildest of each sort', () => {
  expect(Object.fromEntries(DECKS.map((deck) => [deck, zombieDeck(deck).length]))).toEqual({
    normal: 40,
    easy: 22,
    brutal: 36,
  })
  expect(zombieDeck('easy').filter(({ set }) => set === 'harsh')).toEqual([])
  const left = zombieDeck('brutal')
  expect(ZOMBIE_CARDS.filter((card) => !left.includes(card)).map(({ id }) => id)).toEqual([
    'z01',
    'z05',
    'z09',
    'z13',
  ])
})
