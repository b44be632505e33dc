import type { Json } from '@graveshift/kernel'
import { describe, expect, test } from 'vitest'
import { SURVIVORS } from './content/survivors.ts'
import { position, type Script } from './testing.ts'

const HERE = '9R.S'
const NEXT = '9R.SE'

function one(id: string, more: Record<string, Json> = {}, script: Script = {}) {
  const { zone = HERE, hand = [], pack = [], points = 0, skills, ...rest } = more
  const person = { id, zone, hand, pack, points, ...(skills === undefined ? {} : { skills }) }
  return position({ mission: 'city-blocks', survivors: [id], turn: id, people: [person], ...rest }, script)
}

describe('adrenaline', () => {
  test('Z2-ADR-01 a point for a zombie, five for an abomination, five for an objective', () => {
    const table = one('ned', {
      zone: '7R.b',
      hand: ['molotov'],
      skills: ['point-blank'],
      zombies: { '1V.E': { walker: 1, abomination: 1 } },
      doors: ['7R.b-7R.W'],
    })
    table.do({ do: 'throw', card: 'molotov', zone: '1V.E' })
    expect(table.person('ned').points).toBe(6)
    const objective = table.board.tokens.findIndex(
      ({ kind, zone }) => kind === 'objective' && zone === table.zone('7R.b'),
    )
    table.do({ do: 'take', token: objective })
    expect(table.person('ned').points).toBe(11)
  })

  test('Z2-ADR-02 Z2-ADR-05 levels at 7, 19 and 43: a fourth action, one of two skills, one of three; final', () => {
    const at = (points: number) =>
      one('amy', { points, hand: ['katana'], zombies: { [HERE]: { walker: 1 } } }, { dice: [6, 1] })
    const yellow = at(6)
    yellow.do({ do: 'melee', card: 'katana', zone: HERE })
    expect(yellow.person('amy')).toMatchObject({ level: 1, points: 7, skills: ['free-move', 'plus-action'] })
    const orange = at(18)
    orange.do({ do: 'melee', card: 'katana', zone: HERE })
    expect(orange.list()).toEqual([
      { do: 'skill', skill: 'free-melee' },
      { do: 'skill', skill: 'free-ranged' },
    ])
    expect(orange.refusal({ do: 'skill', skill: 'medic' })).toBe('level-skill Z2-ADR-02')
    orange.do({ do: 'skill', skill: 'free-melee' })
    expect(orange.person('amy')).toMatchObject({
      level: 2,
      skills: ['free-move', 'plus-action', 'free-melee'],
    })
    const red = at(42)
    red.do({ do: 'melee', card: 'katana', zone: HERE })
    expect(red.list()).toHaveLength(3)
    red.do({ do: 'skill', skill: 'medic' })
    expect(red.person('amy').level).toBe(3)
  })

  test('Z2-ADR-02 Z2-RUL-48 Odin may take +1 die: Melee a second time at red, and rolls two more', () => {
    const table = one(
      'odin',
      {
        points: 42,
        hand: ['katana'],
        skills: ['plus-die-melee', 'plus-action', 'free-move'],
        zombies: { [HERE]: { walker: 9 } },
      },
      { dice: [6, 1, 1, 1, 1, 1, 1] },
    )
    table.do({ do: 'melee', card: 'katana', zone: HERE })
    expect(table.list()).toEqual(
      ['plus-die-melee', 'plus-die-ranged', 'free-combat'].map((skill) => ({ do: 'skill', skill })),
    )
    table.do({ do: 'skill', skill: 'plus-die-melee' })
    table.do({ do: 'melee', card: 'katana', zone: HERE })
    expect(table.of('rolled').map(({ dice }) => dice.length)).toEqual([3, 4])
  })

  test('Z2-ADR-05 a gain over several levels unlocks each of them in order', () => {
    const table = one('amy', { points: 0, hand: ['molotov'], zombies: { [NEXT]: { walker: 20 } } })
    table.do({ do: 'throw', card: 'molotov', zone: NEXT })
    expect(table.of('levelled').map(({ level }) => level)).toEqual([1, 2])
    expect(table.of('skillGained')).toMatchObject([{ skill: 'plus-action' }])
    expect(table.open()).toEqual(['0 skill'])
  })

  test('Z2-ADR-02 Z2-RUL-44 skills work at once: a level reached by the last action gives its action', () => {
    const table = one(
      'doug',
      { points: 6, hand: ['katana'], zombies: { [HERE]: { walker: 1 } } },
      { dice: [6, 1] },
    )
    table.do({ do: 'noise' })
    table.do({ do: 'noise' })
    table.do({ do: 'melee', card: 'katana', zone: HERE })
    expect(table.board.turns).toHaveLength(1)
    table.do({ do: 'noise' })
    expect(table.of('noiseMade')).toHaveLength(3)
  })

  test('Z2-ADR-04 points go to whoever killed, at that moment; nobody ever loses any', () => {
    const table = one(
      'ned',
      { points: 3, hand: ['katana'], zombies: { [HERE]: { walker: 2 } } },
      { dice: [6, 6] },
    )
    const events = table.do({ do: 'melee', card: 'katana', zone: HERE })
    expect(events.map(({ type }) => type).filter((type) => type === 'killed' || type === 'gained')).toEqual([
      'killed',
      'gained',
      'killed',
      'gained',
    ])
    expect(table.person('ned').points).toBe(5)
  })

  test('Z2-RUL-43 without ultrared the tracker stops at 43', () => {
    const table = one('amy', {
      points: 43,
      hand: ['molotov'],
      skills: [],
      zombies: { [NEXT]: { walker: 5 } },
    })
    table.do({ do: 'throw', card: 'molotov', zone: NEXT })
    expect(table.person('amy').points).toBe(43)
    expect(table.of('gained')).toEqual([])
  })

  test('Z2-RUL-54 a trap’s walker gives its point when it is killed, not when it appears', () => {
    const table = one(
      'ned',
      { zone: '9R.a', hand: ['katana'], skills: [] },
      { equipment: ['aaahh'], dice: [6, 1] },
    )
    table.do({ do: 'search' })
    expect(table.person('ned').points).toBe(0)
    table.do({ do: 'melee', card: 'katana', zone: '9R.a' })
    expect(table.person('ned').points).toBe(1)
  })
})

describe('ultrared', () => {
  const ostara = SURVIVORS.find(({ id }) => id === 'ostara')
  const lap = ['search-more', 'plus-action', 'plus-die-ranged']

  /** Ostara with these skills a point before something. */
  const ultra = (points: number, skills: readonly string[], zombies = 1) =>
    one('ostara', {
      points,
      skills: skills as Json,
      hand: ['molotov'],
      ultrared: true,
      zombies: { [NEXT]: { walker: zombies } },
    })
  const burn = (table: ReturnType<typeof one>) => table.do({ do: 'throw', card: 'molotov', zone: NEXT })

  test('Z2-ULT-01 EXAMPLE Ostara at her 43rd point: the tracker starts again, she stays red and keeps her skills', () => {
    expect(ostara?.red).toEqual(['free-combat', 'plus-roll-ranged', 'slippery'])
    const table = ultra(42, lap, 4)
    burn(table)
    table.do({ do: 'skill', skill: 'plus-roll-ranged' })
    expect(table.person('ostara')).toMatchObject({
      level: 3,
      laps: 1,
      points: 3,
      skills: [...lap, 'plus-roll-ranged'],
    })
  })

  test('Z2-ULT-01 EXAMPLE second lap: nothing at yellow, the other orange skill at orange, one of two at red', () => {
    const second = (points: number, skills: readonly string[]) => {
      const table = ultra(points, skills)
      Object.assign(table.person('ostara'), { laps: 1, level: 3 })
      burn(table)
      return table
    }
    const first = [...lap, 'plus-roll-ranged']
    expect(second(6, first).of('skillGained')).toEqual([])
    const orange = second(18, first)
    expect(orange.of('skillGained')).toMatchObject([{ skill: 'free-move' }])
    expect(orange.person('ostara').level).toBe(3)
    const red = second(42, [...first, 'free-move'])
    expect(red.list()).toEqual([
      { do: 'skill', skill: 'free-combat' },
      { do: 'skill', skill: 'slippery' },
    ])
    red.do({ do: 'skill', skill: 'free-combat' })
    expect(red.person('ostara')).toMatchObject({ laps: 2, points: 0 })
  })

  test('Z2-ULT-02 EXAMPLE third lap: nothing at orange while Slippery is locked, then the last red skill', () => {
    const skills = [...lap, 'plus-roll-ranged', 'free-move', 'free-combat']
    const orange = ultra(18, skills)
    Object.assign(orange.person('ostara'), { laps: 2, level: 3 })
    burn(orange)
    expect(orange.of('skillGained')).toEqual([])
    expect(orange.open()).toEqual(['0 act'])
    const red = ultra(42, skills)
    Object.assign(red.person('ostara'), { laps: 2, level: 3 })
    burn(red)
    expect(red.of('skillGained')).toMatchObject([{ skill: 'slippery' }])
  })

  test('Z2-ULT-01 Z2-RUL-43 EXAMPLE from then on any skill at orange and again at red, those held and the starting ones left out', () => {
    const all = [...lap, 'plus-roll-ranged', 'free-move', 'free-combat', 'slippery']
    const offer = (points: number) => {
      const table = ultra(points, all)
      Object.assign(table.person('ostara'), { laps: 3, level: 3 })
      burn(table)
      return table.open().includes('0 skill')
        ? table.list().map((pick) => (pick as { skill: string }).skill)
        : []
    }
    expect(offer(6)).toEqual([])
    for (const points of [18, 42]) {
      const skills = offer(points)
      expect(skills.length).toBeGreaterThan(60)
      for (const held of all) expect(skills).not.toContain(held)
      expect(skills.some((skill) => skill.startsWith('starts-'))).toBe(false)
      expect(skills).toEqual(expect.arrayContaining(['brother-plus-die-combat', 'dreadnought-fatty']))
    }
  })

  test('Z2-RUL-32 the level decides, not the tracker: red lines even at 3 points', () => {
    const table = position(
      {
        mission: 'city-blocks',
        survivors: ['ostara'],
        ultrared: true,
        phase: 'zombies',
        people: [{ id: 'ostara', zone: '9R.a', points: 43, skills: [] }],
      },
      { spawn: ['01', '11', '13'] },
    )
    expect(table.of('spawnDrawn')[0]).toMatchObject({ level: 3 })
  })
})

describe('dark zones', () => {
  const shooter = (more: Record<string, Json>, script: Script = {}) =>
    one(
      'odin',
      {
        zone: '5R.b',
        hand: ['pistol'],
        skills: [],
        darkZones: true,
        zombies: { '5R.a': { runner: 2 } },
        ...more,
      },
      script,
    )

  test('Z2-DRK-02 EXAMPLE Odin: ranged attacks into the dark need a 6; a Flashlight cancels that; melee is not affected', () => {
    const shot = (more: Record<string, Json>, dice: number[]) => {
      const table = shooter(more, { dice })
      table.do({ do: 'ranged', card: 'pistol', zone: '5R.a' })
      return table.of('killed').length
    }
    expect([shot({}, [5]), shot({}, [6])]).toEqual([0, 1])
    expect(shot({ pack: ['flashlight'] }, [3])).toBe(1)
    expect(shot({ skills: ['plus-roll-ranged'] }, [5])).toBe(1)
    expect(shot({ darkZones: false }, [3])).toBe(1)
    const inside = shooter({ zone: '5R.a', hand: ['machete'] }, { dice: [3] })
    inside.do({ do: 'melee', card: 'machete', zone: '5R.a' })
    expect(inside.of('killed')).toHaveLength(1)
    const fire = shooter({ hand: ['molotov'] })
    fire.do({ do: 'throw', card: 'molotov', zone: '5R.a' })
    expect(fire.zombies('5R.a')).toBe('')
  })

  test('Z2-DRK-01 Z2-RUL-05 nobody sees into the dark from farther than one zone along a line', () => {
    const targets = (zone: string, darkZones: boolean) =>
      one('odin', {
        zone,
        hand: ['army-sniper-rifle'],
        skills: [],
        darkZones,
        doors: ['7R.a-7R.SE'],
        zombies: { '7R.a': { walker: 1 } },
      }).list('ranged').length
    expect([targets('7R.SE', true), targets('9R.E', false), targets('9R.E', true)]).toEqual([1, 1, 0])
  })
})
