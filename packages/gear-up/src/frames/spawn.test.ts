import { describe, expect, test } from 'vitest'
import { position } from '../testing.ts'

const NAMES = ['ethan', 'lisa', 'greta', 'mateo', 'amadou', 'priya']
const walker = (speed = 'fast', slot = 3) => ({ slot, type: 'walker', speed, grid: ['####'] })

/** The spawn step of round 1 with a letter. */
function spawn(letter: string, seats: number, more: object = {}, coming: object = {}) {
  return position(
    {
      turn: 3,
      step: 'card',
      card: 'red-fast',
      difficulty: 'easy',
      seats: NAMES.slice(0, seats).map((survivor) => ({ survivor, street: [walker()] })),
      ...more,
    },
    { spawn: [letter], ...coming },
  )
}
const tiers = (table: ReturnType<typeof spawn>) => table.of('zombieDrawn').map(({ tier }) => tier)
const deal = (card: string, seat: number) => ({ do: 'deal', card, seat })

describe('spawning', () => {
  test.each([
    ['a', 3, 0],
    ['b', 2, 1],
    ['c', 1, 2],
  ])(
    'GU-SPW-01 the rulebook’s example, four players, easy: spawn %s brings %i regular and %i special',
    (letter, regular, special) => {
      for (const difficulty of ['easy', 'standard']) {
        const table = spawn(letter, 4, { difficulty })
        expect(table.of('spawnRevealed')).toEqual([{ type: 'spawnRevealed', card: letter }])
        expect(tiers(table)).toEqual([...Array(regular).fill('regular'), ...Array(special).fill('special')])
      }
    },
  )

  test('GU-SPW-01 GU-SET-08 the aid card of this seat count and this side is used', () => {
    for (const [difficulty, seats, letter, count] of [
      ['standard', 2, 'c', 3],
      ['hard', 4, 'a', 3],
      ['nightmare', 6, 'b', 7],
      ['hard', 1, 'a', 1],
    ] as const)
      expect(tiers(spawn(letter, seats, { difficulty })), `${difficulty} ${seats}`).toHaveLength(count)
  })

  test('GU-SPW-01 the team deals them as it likes, into slot 3, without a limit', () => {
    const table = spawn('a', 4, {}, { regular: ['walker-01', 'walker-02', 'walker-03'] })
    expect(table.open()).toEqual(['team deal'])
    table.do('team', deal('walker-02', 3))
    table.do('team', deal('walker-01', 3))
    table.do('team', deal('walker-03', 3))
    expect(table.board.zombies.slice(4).map(({ card, seat, slot }) => `${card} ${seat} ${slot}`)).toEqual([
      'walker-02 3 3',
      'walker-01 3 3',
      'walker-03 3 3',
    ])
    expect(table.board.tray).toEqual([])
  })

  test('GU-SPW-03 all cards are turned up before any is dealt', () => {
    const table = spawn('b', 4)
    expect(table.board.tray).toHaveLength(3)
    expect(table.of('zombieDealt')).toEqual([])
    expect(table.list('team')).toHaveLength(3 * 4)
  })

  test('GU-SPW-03 every card must be dealt, each to exactly one seat', () => {
    const table = spawn('a', 4, {}, { regular: ['walker-01', 'walker-02', 'walker-03'] })
    expect(table.refusal('team', 'pass')).toBe('not-an-answer KERNEL')
    expect(table.refusal('team', deal('walker-01', 4))).toBe('no-such-seat GU-SPW-03')
    table.do('team', deal('walker-01', 0))
    expect(table.refusal('team', deal('walker-01', 1))).toBe('not-in-tray GU-SPW-03')
    table.do('team', deal('walker-02', 1))
    expect(table.open()).toEqual(['team deal'])
    table.do('team', deal('walker-03', 2))
    expect(table.board.turn).toBe(4)
  })

  test('GU-SPW-03 the choice is the team’s, and the leader’s word is taken for it', () => {
    const table = spawn('a', 4, { leader: 2 })
    expect(table.choice('team').seat).toBe('team')
    // The test table answers for the team as the leader.
    expect(table.refusal('team', deal(table.board.tray[0] ?? '', 0))).toBe('accepted')
  })

  test('GU-SPW-03 alone there is one street and nothing to decide', () => {
    const table = spawn('a', 1)
    expect(table.of('zombieDealt')).toMatchObject([{ seat: 0 }])
    expect(table.open()).toEqual(['0 attack'])
  })

  test('GU-SPW-04 new zombies come after the walk, uncrossed, and do not move before the next turn', () => {
    const table = position(
      {
        turn: 3,
        step: 'walk',
        card: 'yellow-all',
        difficulty: 'easy',
        seats: [{ survivor: 'ethan', street: [walker()] }],
      },
      { spawn: ['a'], regular: ['walker-01'], turn: ['red-slow'] },
    )
    const order = table.events.map(({ type }) => type)
    expect(order.indexOf('walked')).toBeLessThan(order.indexOf('spawnRevealed'))
    expect(table.board.zombies).toMatchObject([{ slot: 2 }, { card: 'walker-01', slot: 3, lo: 0, hi: 0 }])
  })

  test('GU-SPW-04 a boss card’s spawn uses the same table and the same dealing', () => {
    const table = position(
      {
        round: 2,
        turn: 3,
        step: 'card',
        difficulty: 'easy',
        seats: NAMES.slice(0, 4).map((survivor) => ({ survivor })),
      },
      { boss: ['p1-skill-spawn'] },
    )
    expect(tiers(table)).toEqual(['regular', 'regular', 'special'])
    expect(table.open()).toEqual(['team deal'])
  })
})

describe('decks that run out', () => {
  test('GU-SPW-02 an empty deck takes back its discards, wiped', () => {
    const table = spawn('a', 1, { decks: ['bomber-01'], discards: ['walker-05', 'bomber-02'] })
    expect(table.of('reshuffled')).toEqual([{ type: 'reshuffled', tier: 'regular' }])
    expect(table.board.zombies[1]).toMatchObject({ card: 'walker-05', lo: 0, hi: 0 })
    expect(table.board.discards).toEqual({ regular: [], special: ['bomber-02'] })
  })

  test('GU-SPW-02 a deck that runs out in the middle of a spawn goes on with its discards', () => {
    const table = spawn('a', 4, { decks: ['walker-01'], discards: ['walker-02', 'walker-03'] })
    const order = table.events.filter(({ type }) => type === 'zombieDrawn' || type === 'reshuffled')
    expect(order.map(({ type }) => type)).toEqual(['zombieDrawn', 'reshuffled', 'zombieDrawn', 'zombieDrawn'])
    expect([...table.board.tray].sort()).toEqual(['walker-01', 'walker-02', 'walker-03'])
  })

  test('GU-SPW-02 a deck that runs empty with the last card drawn is not reshuffled before it is needed', () => {
    const table = spawn('a', 1, { decks: ['walker-01'], discards: ['walker-02'] })
    expect(table.of('reshuffled')).toEqual([])
    expect(table.board.decks.regular).toEqual([])
  })

  test('GU-SPW-02 deck and discards empty: from the other deck, its discards too', () => {
    const other = spawn('a', 1, { decks: ['bomber-01'] })
    expect(other.of('zombieDrawn')).toEqual([{ type: 'zombieDrawn', tier: 'special', card: 'bomber-01' }])
    const discards = spawn('a', 1, { decks: [], discards: ['bomber-01'] })
    expect(discards.of('reshuffled')).toEqual([{ type: 'reshuffled', tier: 'special' }])
    expect(discards.board.zombies[1]?.card).toBe('bomber-01')
    const special = spawn('c', 1, { decks: ['walker-01'] })
    expect(special.of('zombieDrawn')).toMatchObject([{ tier: 'regular', card: 'walker-01' }])
  })

  test('GU-SPW-02 both empty: none come, and the game goes on', () => {
    const table = spawn('a', 4, { decks: ['walker-01'] })
    expect(table.board.tray).toEqual(['walker-01'])
    const none = spawn('b', 4, { decks: [] })
    expect(none.of('zombieDrawn')).toEqual([])
    expect(none.board.turn).toBe(4)
  })
})
