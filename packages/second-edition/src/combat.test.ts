import type { Json } from '@graveshift/kernel'
import { describe, expect, test } from 'vitest'
import { HERE, melee, NEXT, position, ranged, type Script } from './testing.ts'

/** Amy or somebody else in the street, with a weapon and zombies. */
function fight(
  who: string,
  hand: readonly string[],
  zombies: Json,
  more: Record<string, Json> = {},
  script: Script = {},
) {
  const { people = [], ...rest } = more
  return position(
    {
      mission: 'city-blocks',
      survivors: [who, ...(people as { id: string }[]).map(({ id }) => id)],
      turn: who,
      people: [{ id: who, zone: HERE, hand, skills: [] }, ...(people as Json[])] as Json,
      zombies,
      ...rest,
    },
    script,
  )
}

describe('rolling', () => {
  test('Z2-CMB-01 as many dice as the weapon says; each that reaches the accuracy hits', () => {
    const table = fight('ned', ['katana'], { [HERE]: { walker: 3 } }, {}, { dice: [3, 4] })
    table.do(melee('katana'))
    expect(table.of('rolled')).toMatchObject([{ dice: [3, 4], why: 'attack' }])
    expect(table.zombies(HERE)).toBe('walker 2')
  })

  test('Z2-CMB-01 Z2-SKL-06 accuracy is never better than 2+: a natural 1 misses whatever is added', () => {
    const skills = ['plus-roll-combat', 'plus-roll-melee', 'plus-roll-melee']
    const table = fight('ned', ['katana'], { [HERE]: { walker: 3 } }, {}, { dice: [1, 2] })
    const ned = table.person('ned')
    ned.skills = skills
    table.do(melee('katana'))
    expect(table.zombies(HERE)).toBe('walker 2')
  })

  test('Z2-CMB-02 Z2-CMB-10 damage of several hits never adds up; a hit kills one however strong it is', () => {
    const weak = fight('ned', ['katana'], { [HERE]: { fatty: 1 } }, {}, { dice: [6, 6] })
    weak.do(melee('katana'))
    expect(weak.zombies(HERE)).toBe('fatty 1')
    const strong = fight('ned', ['machete'], { [HERE]: { walker: 2 } }, {}, { dice: [6] })
    strong.do(melee('machete'))
    expect(strong.zombies(HERE)).toBe('walker 1')
  })

  test('Z2-CMB-02 walker and runner fall to damage 1, a fatty to 2, an abomination to 3', () => {
    const kill = (kind: string, card: string, skills: string[]) => {
      const table = fight('ned', [card], { [HERE]: { [kind]: 1 } }, {}, { dice: [6, 6, 6, 6] })
      table.person('ned').skills = skills
      table.do(melee(card))
      return table.zombies(HERE)
    }
    expect(kill('walker', 'crowbar', [])).toBe('')
    expect(kill('runner', 'crowbar', [])).toBe('')
    expect(kill('fatty', 'crowbar', [])).toBe('fatty 1')
    expect(kill('fatty', 'fire-axe', [])).toBe('')
    expect(kill('abomination', 'fire-axe', [])).toBe('abomination 1')
    expect(kill('abomination', 'fire-axe', ['plus-damage-melee'])).toBe('')
  })
})

describe('melee', () => {
  test('Z2-CMB-03 EXAMPLE Ostara: one hit with a Katana goes to the Runner, and Doug is safe from the miss', () => {
    const table = fight(
      'ostara',
      ['katana'],
      { [HERE]: { fatty: 1, walker: 1, runner: 1 } },
      { people: [{ id: 'doug', zone: HERE }] },
      { dice: [2, 5] },
    )
    table.do(melee('katana'))
    expect(table.open()).toEqual(['0 hit'])
    // The Fatty would only absorb the hit.
    expect(table.list()).toEqual([
      { do: 'hit', kind: 'walker', damage: 1 },
      { do: 'hit', kind: 'fatty', damage: 1 },
      { do: 'hit', kind: 'runner', damage: 1 },
    ])
    table.do({ do: 'hit', kind: 'runner', damage: 1 })
    expect(table.zombies(HERE)).toBe('walker 1, fatty 1')
    expect(table.person('doug').health).toBe(3)
    expect(table.of('wounded')).toEqual([])
  })

  test('Z2-ACT-07 only zombies of the own zone, only with a melee weapon in hand', () => {
    const table = fight('ned', ['machete', 'pistol'], { [NEXT]: { walker: 1 } })
    expect(table.refusal({ do: 'melee', card: 'machete', zone: NEXT })).toBe('out-of-range Z2-EQP-03')
    expect(table.refusal(melee('machete'))).toBe('no-zombies-there Z2-RUL-15')
    expect(table.refusal(melee('pistol'))).toBe('not-a-weapon Z2-ACT-07')
    expect(table.refusal(melee('katana'))).toBe('not-in-hand Z2-EQP-14')
  })

  test('Z2-RUL-15 a zone without zombies is no target; too little damage is no reason to refuse', () => {
    const table = fight('ned', ['crowbar'], { [HERE]: { fatty: 1 } }, {}, { dice: [6] })
    expect(table.refusal({ do: 'melee', card: 'crowbar', zone: NEXT })).toBe('out-of-range Z2-EQP-03')
    table.do(melee('crowbar'))
    expect(table.of('hitLost')).toHaveLength(1)
    const empty = fight('ned', ['pistol'], {}, { people: [{ id: 'amy', zone: NEXT }] })
    expect(empty.refusal(ranged('pistol'))).toBe('no-zombies-there Z2-RUL-15')
  })
})

describe('targeting order', () => {
  test('Z2-CMB-05 Z2-CMB-09 EXAMPLE Lou: Fatty and Walker first, then Walker and Runner', () => {
    const table = fight(
      'lou',
      ['shotgun'],
      { [NEXT]: { fatty: 1, walker: 2, runner: 2 } },
      {},
      { dice: [4, 5, 6, 4] },
    )
    table.do(ranged('shotgun'))
    expect(table.zombies(NEXT)).toBe('walker 1, runner 2')
    table.do(ranged('shotgun'))
    expect(table.zombies(NEXT)).toBe('runner 1')
  })

  test('Z2-CMB-05 a Fatty shields all others from damage 1', () => {
    const table = fight('lou', ['sub-mg'], { [NEXT]: { fatty: 1, walker: 2 } }, {}, { dice: [5, 6, 6] })
    table.do(ranged('sub-mg'))
    expect(table.zombies(NEXT)).toBe('walker 2, fatty 1')
    expect(table.of('hitLost')).toMatchObject([{ count: 3 }])
  })

  test('Z2-CMB-05 between Fatty and Abomination the shooter chooses; the Abomination absorbs what is given to it', () => {
    const table = fight(
      'lou',
      ['shotgun'],
      { [NEXT]: { fatty: 1, abomination: 1, walker: 1 } },
      {},
      { dice: [5, 5] },
    )
    table.do(ranged('shotgun'))
    expect(table.list()).toEqual([
      { do: 'hit', kind: 'fatty', damage: 2 },
      { do: 'hit', kind: 'abomination', damage: 2 },
    ])
    expect(table.refusal({ do: 'hit', kind: 'walker', damage: 2 })).toBe('higher-priority-first Z2-CMB-09')
    table.do({ do: 'hit', kind: 'fatty', damage: 2 })
    // Only the Abomination is left in the first rank: it takes the second hit.
    expect(table.zombies(NEXT)).toBe('walker 1, abomination 1')
  })

  test('Z2-CMB-08 Z2-EQP-03 the order holds at range 0 as well, and it is still a ranged action', () => {
    const table = fight('lou', ['pistol'], { [HERE]: { walker: 1, runner: 1 } }, {}, { dice: [6] })
    table.do(ranged('pistol', HERE))
    expect(table.of('acted').at(-1)).toMatchObject({ action: 'ranged' })
    expect(table.zombies(HERE)).toBe('runner 1')
  })

  test('Z2-EQP-10 Z2-SKL-18 a Sniper chooses freely and hits no friend', () => {
    const table = fight(
      'lou',
      ['sniper-rifle'],
      { [NEXT]: { fatty: 1, walker: 1, runner: 1 } },
      { people: [{ id: 'odin', zone: NEXT }] },
      { dice: [3, 1] },
    )
    table.do(ranged('sniper-rifle'))
    table.do({ do: 'hit', kind: 'runner', damage: 2 })
    expect(table.zombies(NEXT)).toBe('walker 1, fatty 1')
    table.do(ranged('sniper-rifle'))
    expect(table.person('odin').health).toBe(2)
  })

  test('Z2-CMB-04 zombies in between and in the own zone are ignored', () => {
    const table = fight('lou', ['pistol'], { [HERE]: { fatty: 2 }, [NEXT]: { walker: 1 } }, {}, { dice: [6] })
    table.do(ranged('pistol'))
    expect(table.zombies(NEXT)).toBe('')
    expect(table.zombies(HERE)).toBe('fatty 2')
  })
})

describe('friendly fire', () => {
  test('Z2-CMB-06 EXAMPLE Amy: a hit on the Walker, and the miss is a wound for Ned', () => {
    const table = fight(
      'amy',
      ['sawed-off'],
      { [NEXT]: { walker: 1 } },
      { people: [{ id: 'ned', zone: NEXT }] },
      { dice: [5, 2] },
    )
    table.do(ranged('sawed-off'))
    expect(table.zombies(NEXT)).toBe('')
    expect(table.person('ned').health).toBe(2)
  })

  test('Z2-CMB-06 EXAMPLE Lili: hits beyond the last zombie are lost, Odin is safe', () => {
    const table = fight(
      'lili',
      ['shotgun'],
      { [NEXT]: { runner: 1 } },
      { people: [{ id: 'odin', zone: NEXT }] },
      { dice: [4, 6] },
    )
    table.do(ranged('shotgun'))
    expect(table.zombies(NEXT)).toBe('')
    expect(table.person('odin').health).toBe(2)
  })

  test('Z2-CMB-11 every miss wounds somebody, and the players say whom; the shooter is never hit', () => {
    const table = fight(
      'amy',
      ['sub-mg'],
      { [HERE]: { walker: 1 } },
      {
        people: [
          { id: 'ned', zone: HERE },
          { id: 'doug', zone: HERE },
        ],
      },
      { dice: [5, 1, 1] },
    )
    table.do(ranged('sub-mg', HERE))
    expect(table.list()).toEqual([
      { do: 'wound', person: 'ned' },
      { do: 'wound', person: 'doug' },
    ])
    expect(table.refusal({ do: 'wound', person: 'amy' })).toBe('not-here Z2-CMB-06')
    table.do({ do: 'wound', person: 'doug' })
    table.do({ do: 'wound', person: 'doug' })
    expect(table.person('doug').health).toBe(1)
    expect(table.person('amy').health).toBe(3)
  })

  test('Z2-RUL-16 wounds are the final damage of the attack, and wounds beyond the health are lost', () => {
    const table = fight(
      'amy',
      ['shotgun'],
      { [NEXT]: { walker: 1 } },
      { people: [{ id: 'ned', zone: NEXT }] },
      { dice: [1, 5] },
    )
    table.person('amy').skills = ['plus-damage-ranged']
    table.do(ranged('shotgun'))
    expect(table.of('killed')).toHaveLength(1)
    expect(table.of('wounded')).toMatchObject([{ wounds: 3, from: 'friendly-fire' }])
    expect(table.board.outcome).toBe('lost')
  })
})

describe('re-rolls and sixes', () => {
  test('Z2-RUL-17 each source once, in any order, the last roll stands; the ammo card and Lucky add up', () => {
    const table = fight('amy', ['pistol'], { [NEXT]: { walker: 2 } }, {}, { dice: [1, 2, 6] })
    const amy = table.person('amy')
    amy.skills = ['lucky']
    amy.pack = ['plenty-of-bullets', 'plenty-of-bullets']
    table.board.piles[0]?.cards.splice(table.board.piles[0].cards.indexOf('plenty-of-bullets'), 2)
    table.do(ranged('pistol'))
    expect(table.list()).toEqual([
      { do: 'keep' },
      { do: 'reroll', source: 'plenty-of-bullets' },
      { do: 'reroll', source: 'lucky' },
    ])
    table.do({ do: 'reroll', source: 'lucky' })
    expect(table.refusal({ do: 'reroll', source: 'lucky' })).toBe('already-done Z2-RUL-17')
    table.do({ do: 'reroll', source: 'plenty-of-bullets' })
    expect(table.of('rolled').map(({ dice }) => dice)).toEqual([[1], [2], [6]])
    expect(table.zombies(NEXT)).toBe('walker 1')
  })

  test('Z2-EQP-04 Z2-RUL-19 ammo cards serve their own ammunition only, and no melee profile', () => {
    const again = (card: string, pack: string, zone: string, what: 'melee' | 'ranged') => {
      const table = position({
        mission: 'city-blocks',
        survivors: ['ned'],
        turn: 'ned',
        people: [{ id: 'ned', zone: HERE, skills: [], hand: [card], pack: [pack] }],
        zombies: { [zone]: { walker: 5 } },
      })
      table.do({ do: what, card, zone })
      return table.open()
    }
    expect(again('pistol', 'plenty-of-bullets', NEXT, 'ranged')).toEqual(['0 reroll'])
    expect(again('pistol', 'plenty-of-shells', NEXT, 'ranged')).toEqual(['0 act'])
    expect(again('shotgun', 'plenty-of-shells', NEXT, 'ranged')).toEqual(['0 reroll'])
    expect(again('gunblades', 'plenty-of-bullets', HERE, 'ranged')).toEqual(['0 reroll'])
    expect(again('gunblades', 'plenty-of-bullets', HERE, 'melee')).toEqual(['0 act'])
  })

  test('Z2-SKL-14 Z2-RUL-18 each six adds a die, which may add more; a five with +1 counts as a six', () => {
    const table = fight('amy', ['katana'], { [HERE]: { walker: 9 } }, {}, { dice: [5, 1, 6, 4] })
    table.person('amy').skills = ['six-die-combat', 'plus-roll-melee']
    table.do(melee('katana'))
    expect(table.of('rolled').map(({ dice, why }) => [why, ...dice])).toEqual([
      ['attack', 5, 1],
      ['six', 6],
      ['six', 4],
    ])
    expect(table.zombies(HERE)).toBe('walker 6')
  })

  test('Z2-SKL-51 Z2-RUL-45 a six adds a damage to its own hit only', () => {
    const table = fight('amy', ['kukri'], { [HERE]: { abomination: 1, fatty: 1 } }, {}, { dice: [6, 4] })
    table.person('amy').skills = ['six-damage-melee']
    table.do(melee('kukri'))
    expect(table.list()).toEqual([
      { do: 'hit', kind: 'fatty', damage: 3 },
      { do: 'hit', kind: 'abomination', damage: 3 },
      { do: 'hit', kind: 'fatty', damage: 2 },
      { do: 'hit', kind: 'abomination', damage: 2 },
    ])
    expect(table.refusal({ do: 'hit', kind: 'fatty', damage: 4 })).toBe('wrong-damage Z2-RUL-45')
    table.do({ do: 'hit', kind: 'abomination', damage: 3 })
    expect(table.zombies(HERE)).toBe('')
  })
})

describe('two weapons', () => {
  test('Z2-EQP-06 EXAMPLE Josh: two Pistols, one action, two dice at one zone', () => {
    const table = fight('josh', ['pistol', 'pistol'], { [NEXT]: { walker: 3 } }, {}, { dice: [3, 4] })
    table.do(ranged('pistol', NEXT, { dual: true }))
    expect(table.of('rolled')[0]?.dice).toEqual([3, 4])
    expect(table.zombies(NEXT)).toBe('walker 1')
    expect(table.noise(HERE)).toBe(1)
    table.script({ dice: [1] })
    table.do(ranged('pistol'))
    expect(table.of('rolled')[1]?.dice).toEqual([1])
  })

  test('Z2-EQP-06 only two of the same name, and only Dual ones', () => {
    const table = fight('josh', ['pistol', 'sub-mg'], { [NEXT]: { walker: 3 } })
    expect(table.refusal(ranged('pistol', NEXT, { dual: true }))).toBe('cannot-pair Z2-EQP-06')
    const kukris = fight('josh', ['kukri', 'kukri'], { [HERE]: { walker: 3 } })
    expect(kukris.refusal(melee('kukri', { dual: true }))).toBe('cannot-pair Z2-EQP-06')
  })

  test('Z2-CMB-07 Z2-SKL-03 a die more for each weapon: two for a pair', () => {
    const table = fight('josh', ['pistol', 'pistol'], { [NEXT]: { walker: 9 } }, {}, { dice: [3, 3, 3, 3] })
    table.person('josh').skills = ['plus-die-ranged']
    table.do(ranged('pistol', NEXT, { dual: true }))
    expect(table.of('rolled')[0]?.dice).toHaveLength(4)
  })
})
