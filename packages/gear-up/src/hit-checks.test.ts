import { describe, expect, test } from 'vitest'
import { position } from './testing.ts'

/** A runner with a cross in its first row and one in its third. */
const runner = { slot: 2, type: 'runner', speed: 'fast', fixed: 1, grid: ['x##', '.##', '.#D', '.x#'] }
const block = { slot: 3, type: 'walker', speed: 'slow', grid: ['####', '####', '####'] }

const street = (entry: object, weapon: object = { shape: ['##', '#.'] }) =>
  position({ seats: [{ survivor: 'ethan', weapons: { red: weapon as never }, street: [entry as never] }] })

const hit = (squares: string, target = 1) => ({ do: 'hit', target, squares })

describe('drawing hit shapes', () => {
  test('GU-ATK-03 the rulebook’s example: the Concrete Saw neither over a cross nor outside the HP spaces', () => {
    const saw = () => position({ seats: [{ survivor: 'ethan', street: [runner] }] })
    expect(saw().refusal(0, hit('a1 b1 b2 c1 c2'))).toBe('already-crossed GU-ATK-03')
    expect(saw().refusal(0, hit('a2 b2 c2 b1 c1'))).toBe('outside-spaces GU-ATK-03')
    expect(saw().refusal(0, hit('b1 c1 b2 c2 b3'))).toBe('accepted')
  })

  test('GU-ATK-03 a shape may be rotated and mirrored: all eight ways, nothing else', () => {
    const table = street(block, { shape: ['##', '#.', '#.'] })
    const ways = [
      'b1 c1 b2 b3',
      'b1 c1 c2 c3',
      'b1 b2 b3 c3',
      'c1 c2 c3 b3',
      'a1 b1 c1 a2',
      'a1 b1 c1 c2',
      'a1 a2 b2 c2',
      'c1 a2 b2 c2',
    ]
    const listed = new Set(table.list(0).map((pick) => JSON.stringify(pick)))
    for (const way of ways) {
      const squares = way.split(' ').sort((a, b) => `${a[1]}${a[0]}`.localeCompare(`${b[1]}${b[0]}`))
      expect(listed, way).toContain(JSON.stringify(hit(squares.join(' '))))
    }
    // Four ways to stand in each of 3 places, four ways to lie in each of 4.
    const whole = table.list(0).filter((pick) => JSON.stringify(pick).split(' ').length === 4)
    expect(whole).toHaveLength(3 * 4 + 4 * 4)
  })

  test('GU-ATK-03 the whole shape is on one target: squares of two zombies are never one hit', () => {
    const table = position({
      seats: [
        {
          survivor: 'ethan',
          weapons: { red: { shape: ['##'] } },
          street: [
            { slot: 1, type: 'walker', speed: 'slow', grid: ['#'] },
            { slot: 1, type: 'walker', speed: 'slow', grid: ['.#'] },
          ],
        },
      ],
    })
    expect(table.refusal(0, hit('a1 b1', 1))).toBe('outside-spaces GU-ATK-03')
    expect(table.refusal(0, hit('a1 b1', 2))).toBe('outside-spaces GU-ATK-03')
    expect(table.list(0)).toEqual([{ do: 'pass' }, hit('a1', 1), hit('b1', 2)])
  })

  test('GU-ATK-03 the right number of squares in another figure is not the shape', () => {
    expect(street(block).refusal(0, hit('a1 b1 c1'))).toBe('not-the-shape GU-ATK-03')
    expect(street(block).refusal(0, hit('a1 b1 c2'))).toBe('not-the-shape GU-ATK-03')
  })

  test('GU-ATK-12 the single is allowed where the whole shape fits, on any uncrossed space', () => {
    const listed = street(runner).list(0)
    for (const square of ['b1', 'c1', 'b2', 'c2', 'b3', 'c3', 'c4'])
      expect(listed).toContainEqual(hit(square))
    expect(street(runner).refusal(0, hit('b1'))).toBe('accepted')
    expect(street(runner).refusal(0, hit('a1'))).toBe('already-crossed GU-ATK-03')
    expect(street(runner).refusal(0, hit('a2'))).toBe('outside-spaces GU-ATK-03')
  })

  test('GU-ATK-12 nothing between one square and the whole shape, and nothing beyond it', () => {
    expect(street(block).refusal(0, hit('a1 b1'))).toBe('not-the-shape GU-ATK-12')
    expect(street(block).refusal(0, hit('a1 b1 a2 b2'))).toBe('not-the-shape GU-ATK-12')
    const sizes = street(block)
      .list(0)
      .slice(1)
      .map((pick) => JSON.stringify(pick).split(' ').length)
    expect([...new Set(sizes)].sort()).toEqual([1, 3])
  })

  test('GU-ATK-04 the weapon’s effects apply to a single square too', () => {
    const weapon = { shape: ['###'], starting: 'knockback', upgrades: ['scavenge', 'frenzy ammo -'] }
    const table = position({
      seats: [
        {
          survivor: 'ethan',
          weapons: { red: weapon },
          upgrades: { red: 2 },
          street: [{ slot: 1, type: 'walker', speed: 'slow', grid: ['#D#'] }],
        },
      ],
    })
    table.do(0, hit('b1'))
    expect(table.of('crossed')).toMatchObject([{ by: 'single' }])
    table.do(0, 'push')
    expect(table.board.zombies[0]?.slot).toBe(3)
    expect(table.of('gained')).toMatchObject([
      { what: 'armor', amount: 1, from: 'scavenge' },
      { what: 'ammo', amount: 1, from: 'frenzy' },
    ])
  })
})

describe('what may be hit', () => {
  const two = (more: object = {}, red: object = { shape: ['##'] }) =>
    position({
      ...more,
      seats: [
        {
          survivor: 'ethan',
          weapons: { red: red as never },
          street: [1, 2, 3].map((slot) => ({ slot, type: 'walker', speed: 'slow', grid: ['###'] })),
        },
        { survivor: 'lisa', street: [{ slot: 1, type: 'walker', speed: 'slow', grid: ['###'] }] },
      ],
    })

  const targets = (table: ReturnType<typeof two>, seat: number) =>
    [...new Set(table.list(seat).map((pick) => (pick as { target?: number }).target ?? 0))].sort(
      (a, b) => a - b,
    )

  test('GU-ATK-02 zombies in all three own slots are targets, nobody else’s are', () => {
    const table = two()
    expect(targets(table, 0)).toEqual([0, 1, 2, 3])
    expect(targets(table, 1)).toEqual([0, 4])
    expect(table.refusal(0, hit('a1', 4))).toBe('target-not-in-reach GU-ATK-02')
    expect(table.refusal(0, hit('a1', 9))).toBe('target-gone GU-ATK-22')
  })

  test('GU-ATK-02 GU-ATK-14 in round 2 the boss is a target of the seat it faces, of no other', () => {
    const table = two({ round: 2, boss: { seat: 0 } })
    expect(targets(table, 0)).toEqual([-1, 0, 1, 2, 3])
    expect(targets(table, 1)).toEqual([0, 4])
    expect(table.refusal(1, hit('a1', -1))).toBe('boss-elsewhere GU-ATK-14')
    expect(two({ round: 2, boss: { seat: 0 } }).refusal(0, hit('d1', -1))).toBe('accepted')
  })

  test('GU-ATK-14 GU-RND-01 in round 1 nobody can touch the boss, the leader neither', () => {
    expect(targets(two(), 0)).not.toContain(-1)
    expect(two().refusal(0, hit('d1', -1))).toBe('boss-untouchable GU-RND-01')
    const far = { shape: ['##'], upgrades: ['long-range'] }
    expect(two({}, far).refusal(0, hit('d1', -1))).toBe('boss-untouchable GU-RND-01')
  })

  test('GU-ATK-14 a direct neighbor hits the boss by long range; two seats away is too far', () => {
    const round2 = (facing: number) =>
      position({
        round: 2,
        boss: { seat: facing },
        seats: ['ethan', 'lisa', 'greta', 'mateo'].map((survivor) => ({
          survivor,
          weapons: { red: { shape: ['##'], upgrades: ['long-range'] } },
          upgrades: { red: survivor === 'ethan' ? 1 : 0 },
          street: [{ slot: 3, type: 'walker', speed: 'slow', grid: ['##'] }],
        })),
      })
    expect(round2(1).refusal(0, hit('d1', -1))).toBe('accepted')
    expect(round2(3).refusal(0, hit('d1', -1))).toBe('accepted')
    expect(round2(2).refusal(0, hit('d1', -1))).toBe('target-too-far GU-EFX-19')
    expect(round2(0).refusal(1, hit('d1', -1))).toBe('boss-elsewhere GU-ATK-14')
  })

  test('GU-ATK-14 a lone boss in front is a target although the slots are empty', () => {
    const lone = (seat: number) =>
      position({ round: 2, boss: { seat }, seats: [{ survivor: 'ethan' }, { survivor: 'lisa' }] })
    expect(lone(0).open()).toEqual(['0 attack'])
    expect(lone(0).refusal(0, hit('d1', -1))).toBe('accepted')
    expect(lone(1).open()).toEqual(['1 attack'])
  })

  test('GU-ATK-05 no target in front: the weapon cannot be used', () => {
    const table = position({
      seats: [{ survivor: 'ethan' }, { survivor: 'lisa', street: [block] }],
    })
    expect(table.open()).toEqual(['1 attack'])
    expect(table.of('weaponDeclined')).toEqual([{ type: 'weaponDeclined', seat: 0 }])
  })

  test('GU-ATK-05 no target in front, but long range: a neighbor’s zombie may be hit', () => {
    const table = position({
      seats: [
        {
          survivor: 'ethan',
          weapons: { red: { shape: ['##'], upgrades: ['long-range'] } },
          upgrades: { red: 1 },
        },
        { survivor: 'lisa', street: [block] },
      ],
    })
    expect(table.open()).toEqual(['0 attack', '1 attack'])
    expect(table.refusal(0, hit('a1 b1'))).toBe('accepted')
  })
})
