import { describe, expect, test } from 'vitest'
import { STANDARD_CONTENT } from '../rules.ts'
import { game, position } from '../testing.ts'
import { drawableTurnCards } from './turn.ts'

const walker = (slot = 3, grid = ['####'], speed = 'fast') => ({ slot, type: 'walker', speed, grid })
const hit = (squares: string, target = 1) => ({ do: 'hit', target, squares })

describe('a turn', () => {
  test('GU-RND-03 reveal, attack, ammo, upgrade, walk, spawn, in that order', () => {
    const table = position(
      {
        turn: 3,
        step: 'reveal',
        difficulty: 'easy',
        left: {
          turn: [
            'red-fast',
            'blue-still',
            ...['green-still', 'red-slow', 'blue-fast', 'yellow-all', 'green-slow', 'red-fast-companion'],
          ],
        },
        seats: [
          {
            survivor: 'ethan',
            ammo: 1,
            weapons: { red: { shape: ['##'] } },
            street: [walker(3, ['##']), walker(1, ['D###'])],
          },
        ],
      },
      { turn: ['red-fast', 'blue-still'], spawn: ['a'] },
    )
    table.do(0, hit('a1 b1'))
    table.do(0, { do: 'shoot', target: 2, square: 'b1' })
    table.do(0, { do: 'upgrade', colour: 'red' })
    const kinds = [
      'turnRevealed',
      'weaponUsed',
      'ammoSpent',
      'upgraded',
      'attacked',
      'spawnRevealed',
      'zombieDealt',
      'turnRevealed',
    ]
    expect(table.events.map(({ type }) => type).filter((type) => kinds.includes(type))).toEqual(kinds)
    expect(table.of('stepBegan').map(({ step }) => step)).toEqual([
      'attack',
      'ammo',
      'upgrade',
      'walk',
      'card',
      'attack',
    ])
  })

  test('GU-RND-03 in round 2 the boss card is resolved before the boss moves on', () => {
    const table = position(
      { round: 2, turn: 3, step: 'card', seats: [{ survivor: 'ethan' }, { survivor: 'lisa' }] },
      { boss: ['p1-attack'] },
    )
    const types = table.events.map(({ type }) => type)
    expect(types.indexOf('bossAttacked')).toBeLessThan(types.indexOf('bossMoved'))
    expect(table.board.boss.seat).toBe(1)
  })

  test('GU-RND-08 the card’s color and speed hold for all seats, and for this turn only', () => {
    const seats = ['ethan', 'lisa'].map((survivor) => ({
      survivor,
      weapons: { red: { shape: ['##'] }, green: { shape: ['###'] } },
      street: [walker(3), walker(2, ['####'], 'slow')],
    }))
    const table = position({ step: 'reveal', seats }, { turn: ['red-fast', 'green-slow'] })
    expect(table.of('turnRevealed')).toEqual([{ type: 'turnRevealed', turn: 1, card: 'red-fast' }])
    expect(table.refusal(0, hit('a1 b1 c1', 1))).toMatch(/^not-the-shape/)
    table.do(0, hit('a1 b1', 1))
    table.do(1, hit('a1 b1', 3))
    // Fast ones walked in both streets, slow ones did not.
    expect(table.board.zombies.map(({ slot }) => slot)).toEqual([2, 2, 2, 2])
    expect(table.board.card).toBe('green-slow')
    expect(table.refusal(0, hit('a1 b1', 2))).toMatch(/^not-the-shape/)
    table.do(0, hit('a1 b1 c1', 2))
    table.do(1, 'pass')
    expect(table.board.zombies.map(({ slot }) => slot)).toEqual([2, 1, 2, 1])
  })

  test('GU-RND-08 the companion icon means nothing with two or more seats', () => {
    const table = position({
      card: 'red-fast-companion',
      seats: [
        { survivor: 'ethan', companions: { ready: ['mateo'] }, street: [walker()] },
        { survivor: 'lisa' },
      ],
    })
    expect(table.refusal(0, { ...hit('a1 b1 c1'), companion: 'mateo' })).toBe(
      'not-a-companion-turn GU-SOL-04',
    )
    expect(JSON.stringify(table.list(0))).not.toContain('companion')
    expect(game({ seats: 2 }).board.seats.every(({ companions }) => companions.length === 0)).toBe(true)
  })
})

describe('GU-OPT-01 the assured deck', () => {
  const PLAIN = ['blue-fast', 'green-slow', 'red-fast', 'red-slow']
  const all = Object.keys(STANDARD_CONTENT.turnCards).sort()

  /** Every order of nine cards that may come, with its weight as a fraction of all. */
  function leftOut(deck: readonly string[], assured: boolean, weight = 1, found = new Map<string, number>()) {
    if (deck.length === 1) {
      const [last = ''] = deck
      found.set(last, (found.get(last) ?? 0) + weight)
      return found
    }
    const cards = drawableTurnCards(STANDARD_CONTENT, deck, assured)
    for (const card of new Set(cards)) {
      const share = cards.filter((other) => other === card).length / cards.length
      const rest = deck.filter((other) => other !== card)
      leftOut(rest, assured, weight * share, found)
    }
    return found
  }

  test('GU-OPT-01 the card left out is a plain one, each with the same chance', () => {
    // Seven cards instead of ten: 7! orders, with the same plain ones.
    const deck = [...PLAIN, 'blue-still', 'green-fast-companion', 'yellow-all']
    const found = leftOut(deck, true)
    expect([...found.keys()].sort()).toEqual(PLAIN)
    for (const share of found.values()) expect(share).toBeCloseTo(1 / 4, 12)
  })

  test('GU-OPT-01 the next card is drawn exactly as if a plain one had been left out in secret', () => {
    // By counting: for each plain card left out, each of the other nine is next equally often.
    const next = drawableTurnCards(STANDARD_CONTENT, all, true)
    for (const card of all) {
      const secret = PLAIN.filter((out) => out !== card).length
      expect(next.filter((other) => other === card).length * (PLAIN.length * 9), card).toBe(
        secret * next.length,
      )
    }
  })

  test('GU-OPT-01 the last plain card is the one left out: it cannot come', () => {
    const deck = ['blue-still', 'red-slow', 'yellow-all']
    expect(new Set(drawableTurnCards(STANDARD_CONTENT, deck, true))).toEqual(
      new Set(['blue-still', 'yellow-all']),
    )
  })

  test('GU-OPT-01 off: every card may be the one left out', () => {
    const deck = ['blue-fast', 'blue-still', 'red-slow', 'yellow-all']
    const found = leftOut(deck, false)
    expect([...found.keys()].sort()).toEqual(deck)
    for (const share of found.values()) expect(share).toBeCloseTo(1 / 4, 12)
  })

  test('GU-OPT-01 in a game: yellow, both X cards and all companion icons come in each round', () => {
    const table = position({
      step: 'reveal',
      assuredDeck: true,
      decks: [],
      seats: [
        { survivor: 'ethan', health: { left: 99, of: 99 } },
        { survivor: 'lisa', health: { left: 99, of: 99 } },
      ],
    })
    while (table.board.outcome === undefined) {
      const choice = table.state.control.open[0]
      if (!choice) break
      table.do(choice.seat, table.list(choice.seat)[0] ?? 'pass')
    }
    const cards = table.of('turnRevealed').map(({ card }) => card)
    const sure = all.filter((card) => !PLAIN.includes(card))
    for (const round of [cards.slice(0, 9), cards.slice(9)])
      expect(round).toEqual(expect.arrayContaining(sure))
    expect(cards).toHaveLength(18)
  })

  test('GU-OPT-01 a position with the assured deck keeps a plain card to leave out', () => {
    const left = ['blue-still', 'yellow-all']
    const wrong = () =>
      position({
        step: 'reveal',
        turn: 9,
        assuredDeck: true,
        left: { turn: left },
        seats: [{ survivor: 'ethan' }],
      })
    expect(wrong).toThrow(/plain/)
    const table = position({ turn: 8, card: 'red-slow', assuredDeck: true, seats: [{ survivor: 'ethan' }] })
    expect(table.board.turn).toBeGreaterThanOrEqual(8)
  })
})
