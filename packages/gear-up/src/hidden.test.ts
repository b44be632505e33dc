import { isFault, type Json, viewOf } from '@graveshift/kernel'
import { describe, expect, test } from 'vitest'
import { GEAR_UP_MODULE } from './module.ts'
import { position, type Script, type TestTable } from './testing.ts'

const walker = (slot = 3, grid = ['######']) => ({ slot, type: 'walker', speed: 'slow', grid })
const hit = (squares: string, target = 1) => ({ do: 'hit', target, squares })

/** All that anybody can see, be offered or be told of a game. */
function shown(table: TestTable, raw: Json): string {
  const options = GEAR_UP_MODULE.readPosition(raw)
  if (isFault(options)) throw new Error(options.message)
  const { state, rules, board } = table
  const viewers = ['spectator' as const, ...board.seats.keys()]
  return JSON.stringify({
    views: viewers.map((viewer) => viewOf(rules, state, viewer)),
    lists: state.control.open.map(({ seat }) => table.list(seat)),
    odds: GEAR_UP_MODULE.odds(options, board),
    events: table.events.map((event) => rules.redact(event, 'spectator') ?? null),
    state,
  })
}

/** Two games that differ only in what is still face down. */
function twins(raw: Json, one: Script, other: Script): [TestTable, TestTable] {
  return [position(raw, one), position(raw, other)]
}

const round1 = {
  turn: 3,
  card: 'red-fast',
  difficulty: 'easy',
  left: {
    turn: [
      'blue-still',
      'green-slow',
      'red-slow',
      'yellow-all',
      'blue-fast',
      'green-still',
      'red-fast-companion',
    ],
  },
  seats: [
    { survivor: 'ethan', weapons: { red: { shape: ['##'] } }, ammo: 1, street: [walker(), walker(1)] },
    { survivor: 'lisa', weapons: { red: { shape: ['##'] } }, street: [walker(2, ['##'])] },
  ],
}
const futures: [Script, Script] = [
  { turn: ['blue-still'], spawn: ['a'], regular: ['walker-01'] },
  { turn: ['green-slow'], spawn: ['c'], regular: ['runner-09'], special: ['stinky-03'] },
]

describe('hidden information', () => {
  test('GU-HID-02 up to step 5 nothing shown, offered, told or refused depends on what lies face down', () => {
    const [a, b] = twins(round1, ...futures)
    const acts: [number, Json][] = [
      [0, hit('a1 b1')],
      [1, hit('a1 b1', 3)],
      [0, { do: 'shoot', target: 2, square: 'c1' }],
      [1, { do: 'upgrade', colour: 'blue' }],
    ]
    for (const [seat, pick] of acts) {
      expect(shown(a, round1)).toBe(shown(b, round1))
      expect(a.refusal(seat, hit('a9'))).toBe(b.refusal(seat, hit('a9')))
      a.do(seat, pick)
      b.do(seat, pick)
    }
    // The last answer ended the attack; now, and only now, the spawn card made them differ.
    expect(a.of('spawnRevealed')).toEqual([{ type: 'spawnRevealed', card: 'a' }])
    expect(b.of('spawnRevealed')).toEqual([{ type: 'spawnRevealed', card: 'c' }])
  })

  test('GU-HID-02 the card under a turn card is turned up in step 5, not with the turn card', () => {
    const table = position({ ...round1, step: 'reveal', left: {} }, {})
    expect(table.of('turnRevealed')).toHaveLength(1)
    expect(table.of('spawnRevealed')).toEqual([])
    expect(table.board.spawnDeck).toHaveLength(7)
    const boss = position({ ...round1, round: 2, step: 'reveal', left: {} }, {})
    expect(boss.of('turnRevealed')).toHaveLength(1)
    expect(boss.of('bossCardRevealed')).toEqual([])
    expect(boss.board.bossDeck.flat()).toHaveLength(7)
  })

  test('GU-HID-01 the order of the boss cards is not to be seen before it comes up', () => {
    const raw = { ...round1, round: 2, left: {}, seats: round1.seats.map((seat) => ({ ...seat, ammo: 0 })) }
    const [a, b] = twins(raw, { boss: ['p1-attack'] }, { boss: ['p1-skill-attack'] })
    for (const table of [a, b]) table.do(0, 'pass')
    expect(shown(a, raw)).toBe(shown(b, raw))
    for (const table of [a, b]) table.do(1, 'pass')
    expect(a.of('bossCardRevealed')).not.toEqual(b.of('bossCardRevealed'))
  })

  test('GU-HID-01 the next turn card, and the one left out, are not to be seen', () => {
    const raw = { ...round1, turn: 9, left: { turn: ['blue-still', 'green-slow'] }, step: 'reveal' }
    const [a, b] = twins(raw, { turn: ['blue-still'] }, { turn: ['green-slow'] })
    expect([a, b].map(({ board }) => board.card)).toEqual(['blue-still', 'green-slow'])
    const before = { ...raw, turn: 8, step: 'attack', left: { turn: ['blue-still', 'green-slow'] } }
    const [c, d] = twins(before, { turn: ['blue-still'] }, { turn: ['green-slow'] })
    expect(shown(c, before)).toBe(shown(d, before))
  })

  test('GU-HID-01 decks have no order: however cards came, equal decks look equal', () => {
    const deal = (cards: string[]) => {
      const table = position(
        { ...round1, step: 'card', difficulty: 'hard' },
        { spawn: ['a'], regular: cards },
      )
      return JSON.stringify((table.rules.view(table.board, 0) as { left: Json }).left)
    }
    expect(deal(['walker-03'])).toBe(deal(['runner-02']))
    const { board } = position(round1)
    for (const deck of [board.decks.regular, board.decks.special, board.turnDeck])
      expect(deck).toEqual([...deck].sort())
  })

  test('GU-HID-01 what is left of each deck, and the phase of boss cards, is shown', () => {
    const one = position({ ...round1, discards: ['walker-01'] })
    const view = one.rules.view(one.board, 'spectator') as Record<string, Json>
    expect(view.left).toMatchObject({
      turn: [...round1.left.turn].sort(),
      spawn: { a: 3, b: 2, c: 2 },
      regular: one.board.decks.regular.length,
      special: 24,
    })
    expect(view.discards).toEqual({ regular: ['walker-01'], special: [] })
    const two = position({ ...round1, round: 2, turn: 6, left: {} })
    const { left } = two.rules.view(two.board, 0) as { left: { boss: Json } }
    expect(left.boss).toEqual([{}, { 'p2-special': 2, 'p2-skill-special': 2 }])
  })

  test('GU-HID-03 nothing is private to a seat: all see the same, and every event', () => {
    const table = position(round1, futures[0])
    table.do(0, hit('a1 b1'))
    table.do(1, 'pass')
    table.do(0, 'done')
    const views = ['spectator' as const, 0, 1].map((viewer) =>
      JSON.stringify(table.rules.view(table.board, viewer)),
    )
    expect(new Set(views).size).toBe(1)
    for (const event of table.events)
      for (const viewer of ['spectator' as const, 0, 1])
        expect(table.rules.redact(event, viewer)).toEqual(event)
  })

  test('GU-HID-03 streets, crosses, tracks, upgrades, companions, discards and open cards are in the view', () => {
    const table = position({
      card: 'red-fast-companion',
      discards: ['bomber-02'],
      seats: [
        {
          survivor: 'ethan',
          health: 5,
          armor: { owned: 1, used: 2 },
          ammo: { owned: 3, used: 1 },
          upgrades: { red: 1 },
          frenzy: { blue: 2 },
          companions: { ready: ['lisa'], used: ['mateo'] },
          street: [walker(2, ['x##d'])],
        },
      ],
    })
    expect(table.rules.view(table.board, 'spectator')).toMatchObject({
      card: { id: 'red-fast-companion' },
      seats: [
        {
          health: { left: 5 },
          armor: { owned: 1, used: 2 },
          ammo: { owned: 3, used: 1 },
          weapons: [{ unlocked: 1 }, { unlocked: 0 }, { frenzy: 2 }, { unlocked: 2 }],
          companions: [
            { id: 'lisa', ready: true },
            { id: 'mateo', ready: false },
          ],
        },
      ],
      zombies: [{ target: 1, seat: 0, slot: 2, crossed: 'a1 d1' }],
      discards: { special: ['bomber-02'] },
    })
  })
})
