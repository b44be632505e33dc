import { describe, expect, test } from 'vitest'
import { STANDARD_CONTENT } from './rules.ts'
import { game, position } from './testing.ts'

const hit = (squares: string, target = 1, companion?: string) => ({
  do: 'hit',
  target,
  squares,
  ...(companion ? { companion } : {}),
})
const pair = { shape: ['##'] }
const walker = (grid = ['####', '####'], slot = 3) => ({ slot, type: 'walker', speed: 'slow', grid })

/** A lone survivor on a turn with the companion icon. */
const alone = (seat: object = {}, card = 'red-fast-companion', more: object = {}) =>
  position(
    {
      card,
      ...more,
      seats: [
        {
          survivor: 'ethan',
          weapons: { red: pair },
          companions: { ready: ['lisa', 'mateo', 'amadou'] },
          street: [walker()],
          ...seat,
        } as never,
      ],
    },
    { turn: ['blue-still'] },
  )
const ready = (table: ReturnType<typeof alone>) =>
  table.board.seats[0]?.companions.filter((card) => card.ready).map(({ id }) => id)
const companionsListed = (table: ReturnType<typeof alone>) =>
  [...new Set(table.list(0).flatMap((pick) => (pick as { companion?: string }).companion ?? []))].sort()

describe('solo setup', () => {
  test('GU-SOL-01 alone the solo side of the dashboard is used, in company the other', () => {
    const { solo, team } = STANDARD_CONTENT.survivors.ethan ?? {}
    expect(game({ survivors: ['ethan'] }).board.seats[0]?.health).toBe(solo?.health)
    expect(game({ survivors: ['ethan', 'lisa'] }).board.seats[0]?.health).toBe(team?.health)
    expect(solo?.health).not.toBe(team?.health)
  })

  test('GU-SOL-01 three random companions of other names, face up', () => {
    const table = game({ survivors: ['lisa'] }, { companion: ['priya', 'ethan', 'greta'] })
    expect(table.board.seats[0]?.companions).toEqual([
      { id: 'priya', ready: true },
      { id: 'ethan', ready: true },
      { id: 'greta', ready: true },
    ])
    const other = game({ survivors: ['lisa'] }, { companion: ['mateo', 'amadou', 'ethan'] })
    expect(ready(other)).toEqual(['mateo', 'amadou', 'ethan'])
    expect(() => game({ survivors: ['lisa'] }, { companion: ['lisa'] })).toThrow(/can come now/)
    expect(() => game({ survivors: ['lisa'] }, { companion: ['ethan', 'ethan'] })).toThrow(/can come now/)
  })

  test('GU-SOL-06 companions lie open for all to see', () => {
    const table = alone({ companions: { ready: ['lisa'], used: ['mateo'] } })
    const { seats } = table.rules.view(table.board, 'spectator') as { seats: { companions: object[] }[] }
    expect(seats[0]?.companions).toEqual([
      { id: 'lisa', ready: true },
      { id: 'mateo', ready: false },
    ])
  })
})

describe('companions in the attack step', () => {
  test('GU-SOL-02 one face-up companion may act before the weapon, then lies face down', () => {
    const table = alone()
    expect(companionsListed(table)).toEqual(['amadou', 'lisa', 'mateo'])
    table.do(0, hit('a1 b1 c1', 1, 'mateo'))
    expect(ready(table)).toEqual(['lisa', 'amadou'])
    expect(table.open()).toEqual(['0 attack'])
    table.do(0, hit('a2 b2'))
    expect(table.of('crossed')).toHaveLength(2)
    expect(table.board.turn).toBe(2)
  })

  test('GU-SOL-02 or after it', () => {
    const table = alone()
    table.do(0, hit('a1 b1'))
    expect(table.open()).toEqual(['0 attack'])
    expect(table.refusal(0, hit('c1 d1'))).toBe('weapon-spent GU-ATK-11')
    table.do(0, hit('a2 b2 c2', 1, 'mateo'))
    expect(table.of('companionUsed')).toEqual([{ type: 'companionUsed', seat: 0, companion: 'mateo' }])
  })

  test('GU-SOL-02 a companion lying face down may not act', () => {
    const table = alone({ companions: { ready: ['lisa'], used: ['mateo'] } })
    expect(table.refusal(0, hit('a1 b1 c1', 1, 'mateo'))).toBe('companion-not-ready GU-SOL-02')
    expect(table.refusal(0, hit('a1 b1 c1', 1, 'priya'))).toBe('companion-not-ready GU-SOL-02')
  })

  test('GU-SOL-02 it may also not act at all', () => {
    const table = alone()
    table.do(0, 'pass')
    expect(table.of('companionUsed')).toEqual([])
    expect(ready(table)).toHaveLength(3)
  })

  test('GU-SOL-04 at most one companion a turn', () => {
    const table = alone()
    table.do(0, hit('a1 b1 c1', 1, 'mateo'))
    expect(companionsListed(table)).toEqual([])
    expect(table.refusal(0, hit('a2 b2 a1', 1, 'amadou'))).toBe('not-a-companion-turn GU-SOL-04')
  })

  test('GU-SOL-04 none on turns without the icon', () => {
    const table = alone({}, 'red-fast')
    expect(companionsListed(table)).toEqual([])
    expect(table.refusal(0, hit('a1 b1 c1', 1, 'mateo'))).toBe('not-a-companion-turn GU-SOL-04')
  })

  test('GU-SOL-04 an unused icon is not saved', () => {
    const table = alone()
    table.do(0, 'pass')
    expect(table.board.card).toBe('blue-still')
    expect(companionsListed(table)).toEqual([])
  })

  test('GU-SOL-04 GU-RND-02 at the start of round 2 all three are face up again', () => {
    const table = alone({ companions: { used: ['lisa', 'mateo'], ready: ['amadou'] } }, 'red-fast', {
      turn: 9,
    })
    table.do(0, 'pass')
    expect(table.board.round).toBe(2)
    expect(ready(table)).toEqual(['amadou', 'lisa', 'mateo'])
  })

  test('GU-SOL-03 a companion draws its own shape or a single, by all rules of drawing', () => {
    // Mateo draws three in a row, Ethan's weapon two.
    expect(alone().refusal(0, hit('a1 b1', 1, 'mateo'))).toBe('not-the-shape GU-ATK-12')
    expect(alone().refusal(0, hit('a1 b1 c1'))).toBe('not-the-shape GU-ATK-12')
    expect(alone().refusal(0, hit('b1', 1, 'mateo'))).toBe('accepted')
    const crossed = { street: [walker(['x###'])] }
    expect(alone(crossed).refusal(0, hit('a1 b1 c1', 1, 'mateo'))).toBe('already-crossed GU-ATK-03')
    expect(alone(crossed).refusal(0, hit('b1 c1 d1', 1, 'mateo'))).toBe('accepted')
    expect(alone(crossed).refusal(0, hit('b1 c1 d1', 7, 'mateo'))).toBe('target-gone GU-ATK-22')
  })

  test('GU-SOL-03 with its own effect, and what it gains or kills is the survivor’s', () => {
    const table = alone({ street: [walker(['DA', '##'])] })
    table.do(0, hit('a1 b1 a2 b2', 1, 'amadou'))
    expect(table.of('gained')).toMatchObject([
      { seat: 0, what: 'armor', from: 'icon' },
      { seat: 0, what: 'armor', from: 'scavenge' },
    ])
    expect(table.open()).toEqual(['0 upgrade'])
    const twice = alone()
    twice.do(0, hit('a1 b1 a2', 1, 'lisa'))
    expect(twice.open()).toEqual(['0 draw'])
    expect(twice.refusal(0, hit('c1 d1'))).toBe('companion-not-between GU-SOL-05')
    twice.do(0, hit('c1 d1 d2', 1, 'lisa'))
    expect(twice.open()).toEqual(['0 attack'])
  })

  test('GU-SOL-03 without a target nothing can act', () => {
    const table = alone({ street: [] })
    expect(table.of('companionUsed')).toEqual([])
    expect(table.of('weaponDeclined').length).toBeGreaterThan(0)
    expect(ready(table)).toHaveLength(3)
  })

  test('GU-SOL-03 the boss in front is a target for companions too', () => {
    const table = alone({ street: [] }, 'red-fast-companion', {
      round: 2,
      boss: { bodies: [{ grid: ['###'] }] },
    })
    table.do(0, hit('a1 b1 c1', -1, 'mateo'))
    expect(table.board.outcome).toBe('won')
  })

  test('GU-SOL-05 a companion acts though the weapon is declined', () => {
    const table = alone()
    table.do(0, hit('a1 b1 c1', 1, 'mateo'))
    table.do(0, 'pass')
    expect(table.of('weaponUsed')).toEqual([])
    expect(table.of('weaponDeclined')[0]).toEqual({ type: 'weaponDeclined', seat: 0 })
    expect(table.of('crossed')).toHaveLength(1)
  })

  test.each(['adrenaline', 'fast-reload', 'critical-hit'])(
    'GU-SOL-05 %s neither repeats a companion nor is triggered by one',
    (effect) => {
      const table = alone({
        weapons: { red: { ...pair, upgrades: [effect] } },
        upgrades: { red: 1 },
        ammo: 2,
        street: [walker(['D###', '####']), walker()],
      })
      table.do(0, hit('a1 b1 c1', 1, 'mateo'))
      expect(table.open()).toEqual(['0 attack'])
      // The weapon's own first activation crosses no damage icon: the companion's does not count for it.
      table.do(0, hit('a2 b2'))
      const again = effect === 'critical-hit' ? '0 ammo' : '0 again'
      expect(table.open()).toEqual([again])
    },
  )

  test('GU-SOL-05 not between two activations: the second comes first, then the companion', () => {
    const table = alone({
      weapons: { red: { ...pair, upgrades: ['fast-reload'] } },
      upgrades: { red: 1 },
      ammo: 1,
    })
    table.do(0, hit('a1 b1'))
    expect(table.open()).toEqual(['0 again'])
    expect(table.refusal(0, hit('a2 b2 c2', 1, 'mateo'))).toBe('not-an-answer KERNEL')
    table.do(0, 'fast-reload')
    expect(table.refusal(0, hit('a2 b2 c2', 1, 'mateo'))).toBe('companion-not-between GU-SOL-05')
    table.do(0, hit('c1 d1'))
    expect(table.open()).toEqual(['0 attack'])
    expect(table.refusal(0, hit('a2 b2 c2', 1, 'mateo'))).toBe('accepted')
  })

  test('GU-SOL-05 a companion crosses no Frenzy circle of the weapon', () => {
    const table = alone({ weapons: { red: { ...pair, upgrades: ['frenzy both -'] } }, upgrades: { red: 1 } })
    table.do(0, hit('a1 b1 c1', 1, 'mateo'))
    expect(table.of('frenzied')).toEqual([])
  })

  test('GU-SOL-04 GU-ATK-15 the ammo window opens only after weapon and companion', () => {
    const table = alone({ ammo: 1 })
    table.do(0, hit('a1 b1'))
    expect(table.open()).toEqual(['0 attack'])
    table.do(0, hit('a2 b2 c2', 1, 'mateo'))
    expect(table.open()).toEqual(['0 ammo'])
  })

  test('alone the boss never moves', () => {
    const table = alone({}, 'red-fast', { round: 2, turn: 1 })
    table.do(0, 'pass')
    expect(table.of('bossMoved')).toEqual([])
    expect(table.board.boss.seat).toBe(0)
  })
})
