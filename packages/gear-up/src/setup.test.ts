import { isFault } from '@graveshift/kernel'
import { describe, expect, test } from 'vitest'
import { GEAR_UP_MODULE } from './module.ts'
import { game, position } from './testing.ts'

const NAMES = ['ethan', 'lisa', 'greta', 'mateo', 'amadou', 'priya']
const read = (raw: object) => {
  const options = GEAR_UP_MODULE.readOptions(raw as never)
  return isFault(options) ? options.fault : 'accepted'
}

describe('sitting down', () => {
  test('GU-SET-01 one to six survivors, each seat a different one, of six that exist', () => {
    for (let seats = 1; seats <= 6; seats++)
      expect(game({ survivors: NAMES.slice(0, seats) }).board.seats).toHaveLength(seats)
    expect(read({ survivors: [] })).toBe('bad-options')
    expect(read({ survivors: [...NAMES, 'ethan'] })).toBe('bad-options')
    expect(read({ seats: 7 })).toBe('bad-options')
    expect(read({ survivors: ['lisa', 'lisa'] })).toBe('survivor-twice')
    expect(read({ survivors: ['nobody'] })).toBe('unknown-survivor')
    expect(GEAR_UP_MODULE.readOptions({ seats: 6 })).toMatchObject({ survivors: NAMES })
  })

  test('GU-SET-05 difficulty, boss and leader are chosen; newcomers get easy and the Super-Abomination', () => {
    expect(GEAR_UP_MODULE.readOptions({})).toMatchObject({
      difficulty: 'easy',
      boss: 'super-abomination',
      leader: 0,
    })
    const chosen = game({ seats: 3, difficulty: 'hard', boss: 'screamer', leader: 2 })
    expect(chosen.board.setup).toMatchObject({ difficulty: 'hard', boss: 'screamer', leader: 2 })
    expect(read({ boss: 'nobody' })).toBe('unknown-boss')
    expect(read({ difficulty: 'mild' })).toBe('unknown-difficulty')
    expect(read({ seats: 2, leader: 2 })).toBe('no-such-seat')
  })

  test('GU-SET-05 each of the six bosses may be chosen', () => {
    const bosses = ['super-abomination', 'zombie-pyramid', 'zombiphant', 'dead-sox', 'screamer', 'mutation']
    for (const boss of bosses) expect(game({ boss }).board.setup.boss).toBe(boss)
  })

  test('GU-OPT-01 both options are off unless asked for', () => {
    expect(GEAR_UP_MODULE.readOptions({})).toMatchObject({ ammoOnBoss: false, assuredDeck: false })
    const on = { ammoOnBoss: true, assuredDeck: true }
    expect(GEAR_UP_MODULE.readOptions(on)).toMatchObject(on)
  })
})

describe('the table at the start', () => {
  test('GU-SET-02 the decks are whole, apart from what has been turned up', () => {
    const { board } = game({ seats: 2, difficulty: 'nightmare' })
    expect([board.decks.regular.length, board.decks.special.length]).toEqual([48 - 10, 24])
    expect(board.turnDeck).toHaveLength(9)
    expect([...board.spawnDeck].sort().join('')).toBe('aaabbcc')
    expect(board.discards).toEqual({ regular: [], special: [] })
  })

  test('GU-SET-02 the decks are shuffled: other luck, other cards', () => {
    const first = game({ seats: 1 }, { regular: ['walker-07'], turn: ['blue-fast'] })
    const second = game({ seats: 1 }, { regular: ['zombie-dog-12'], turn: ['red-slow'] })
    expect([first, second].map(({ board }) => board.zombies[0]?.card)).toEqual(['walker-07', 'zombie-dog-12'])
    expect([first, second].map(({ board }) => board.card)).toEqual(['blue-fast', 'red-slow'])
    expect(() => game({ seats: 1 }, { regular: ['bomber-01'] })).toThrow(/can come now/)
  })

  test.each([
    ['easy', 1, [1, 0]],
    ['easy', 3, [2, 0]],
    ['standard', 3, [3, 0]],
    ['hard', 3, [3, 0]],
    ['nightmare', 2, [5, 0]],
    ['nightmare', 3, [0, 2]],
    ['nightmare', 4, [4, 0]],
  ])(
    'GU-SET-03 GU-SET-04 %s, %i seats: each draws its own starting zombies, uncrossed, into its third slot',
    (difficulty, seats, [regular = 0, special = 0]) => {
      const table = game({ seats, difficulty })
      const each = Array.from({ length: regular + special }, (_, at) =>
        at < regular ? 'regular' : 'special',
      )
      const places = Array.from({ length: seats }, (_, seat) => seat)
      expect(table.of('zombieDrawn').map(({ tier }) => tier)).toEqual(places.flatMap(() => each))
      expect(table.board.zombies.map(({ seat }) => seat)).toEqual(
        places.flatMap((seat) => each.map(() => seat)),
      )
      for (const zombie of table.board.zombies) expect(zombie).toMatchObject({ slot: 3, lo: 0, hi: 0 })
    },
  )

  test('GU-SET-04 starting zombies are not dealt out by agreement: nobody is asked', () => {
    expect(game({ seats: 4 }).open()).toEqual(['0 attack', '1 attack', '2 attack', '3 attack'])
  })

  test('GU-SET-03 the black side of the boss is for easy only', () => {
    const sideOf = (difficulty: string) => {
      const table = game({ seats: 2, difficulty, boss: 'zombie-pyramid' })
      return (table.rules.view(table.board, 0) as { boss: { bodies: { grid: string[] }[] } }).boss.bodies[0]
        ?.grid
    }
    const { content } = GEAR_UP_MODULE.catalogue() as unknown as {
      content: { bosses: { id: string; black: Side; red: Side }[] }
    }
    type Side = { bodies: { grid: string[] }[] }
    const pyramid = content.bosses.find(({ id }) => id === 'zombie-pyramid')
    expect(sideOf('easy')).toEqual(pyramid?.black.bodies[0]?.grid)
    for (const difficulty of ['standard', 'hard', 'nightmare'])
      expect(sideOf(difficulty)).toEqual(pyramid?.red.bodies[0]?.grid)
    expect(pyramid?.red).not.toEqual(pyramid?.black)
  })

  test('GU-SET-06 all health, no armor, no ammo; both upgrades of the yellow weapon, none of the others', () => {
    const table = game({ survivors: ['ethan', 'lisa'] })
    for (const seat of table.board.seats)
      expect(seat).toMatchObject({
        armor: { gained: 0, used: 0 },
        ammo: { gained: 0, used: 0 },
        upgrades: [0, 0, 0, 2],
        frenzy: [0, 0, 0, 0],
      })
    const { seats } = table.rules.view(table.board, 0) as {
      seats: { health: { left: number; of: number } }[]
    }
    for (const { health } of seats) expect(health.left).toBe(health.of)
  })

  test('GU-SET-07 a special zombie is of its type: only the bomber explodes, only the stinky stinks', () => {
    for (const type of [
      'walker',
      'runner',
      'crawler',
      'zombie-dog',
      'brute',
      'soldier',
      'stinky',
      'bomber',
    ]) {
      const own = { slot: 1, type, speed: 'fast', grid: ['D##'] }
      const beside = { slot: 1, type: 'walker', speed: 'fast', grid: ['D##'] }
      const table = position({
        step: 'walk',
        card: 'red-fast',
        seats: [{ survivor: 'ethan', street: [own, beside] }],
      })
      expect(table.of('exploded'), type).toHaveLength(type === 'bomber' ? 1 : 0)
      const attack = table.of('attacked').find(({ zombie }) => zombie === 2)
      expect(attack?.damage, type).toBe(type === 'stinky' ? 2 : 1)
    }
  })

  test('GU-SET-07 the tier goes with the type: special ones have a deck of their own', () => {
    const table = game({ seats: 1 })
    const types = (cards: string[]) => [...new Set(cards.map((card) => card.replace(/-\d+$/, '')))].sort()
    const { decks } = table.board
    expect(types(decks.regular)).toEqual(['crawler', 'runner', 'walker', 'zombie-dog'])
    expect(types(decks.special)).toEqual(['bomber', 'brute', 'soldier', 'stinky'])
  })

  test('GU-SET-09 the boss arrives before the leader, who stays the leader', () => {
    const table = position(
      {
        turn: 9,
        step: 'card',
        leader: 1,
        left: { spawn: ['a'] },
        seats: [{ survivor: 'ethan' }, { survivor: 'lisa' }],
      },
      { spawn: ['a'] },
    )
    table.do('team', { do: 'deal', card: table.board.tray[0] ?? '', seat: 0 })
    expect(table.board).toMatchObject({ round: 2, boss: { seat: 1 }, setup: { leader: 1 } })
  })

  test('GU-SET-09 the leader may answer for the team', () => {
    const table = position({
      step: 'deal',
      turn: 3,
      leader: 1,
      tray: ['walker-01'],
      seats: [{ survivor: 'ethan' }, { survivor: 'lisa' }],
    })
    expect(table.refusal('team', { do: 'deal', card: 'walker-01', seat: 0 })).toBe('accepted')
  })
})
