import type { Json } from '@graveshift/kernel'
import { describe, expect, test } from 'vitest'
import { position, type Script } from './testing.ts'

const HERE = '9R.S'
const NEXT = '9R.SE'
const FAR = '2V.E'

/** Somebody in the street of City Blocks, with its skills and what stands about. */
function walker(id: string, more: Record<string, Json> = {}, script: Script = {}) {
  const { skills, zone = HERE, hand = [], ...rest } = more
  const person = { id, zone, hand, ...(skills === undefined ? {} : { skills }) }
  return position({ mission: 'city-blocks', survivors: [id], turn: id, people: [person], ...rest }, script)
}

const spent = (table: ReturnType<typeof walker>) => [...(table.board.turns[0]?.spent ?? [])]
const to = (table: ReturnType<typeof walker>, what = 'move') =>
  table
    .list(what)
    .map(
      (pick) =>
        (pick as { to: string; slip?: boolean }).to + ((pick as { slip?: boolean }).slip ? ' slip' : ''),
    )

describe('moving', () => {
  test('Z2-ACT-01 Z2-MOV-01 one zone for one action, as often as there are actions', () => {
    const table = walker('doug')
    expect(to(table).sort()).toEqual(['5R.SE', NEXT])
    table.do({ do: 'move', to: NEXT })
    table.do({ do: 'move', to: HERE })
    table.do({ do: 'move', to: NEXT })
    expect(table.where('doug')).toBe(NEXT)
    expect(table.of('turnEnded')).toHaveLength(1)
  })

  test('Z2-MOV-03 EXAMPLE Doug leaves two Walkers for three actions; three zombies would need four', () => {
    const two = walker('doug', { zombies: { [HERE]: { walker: 2 } } })
    two.do({ do: 'move', to: NEXT })
    expect(two.of('acted')).toMatchObject([{ action: 'move', paid: [0, 3] }])
    const three = walker('doug', { zombies: { [HERE]: { walker: 3 } } })
    expect(three.refusal({ do: 'move', to: NEXT })).toBe('no-actions Z2-MOV-03')
    expect(to(three)).toEqual([])
  })

  test('Z2-MOV-05 an abomination is one zombie like any other, and only those left behind count', () => {
    const table = walker('doug', {
      zombies: { [HERE]: { abomination: 1 }, [NEXT]: { walker: 5 } },
    })
    table.do({ do: 'move', to: NEXT })
    expect(spent(table)[0]).toBe(2)
  })

  test('Z2-MOV-04 EXAMPLE Wanda: her sprint ends in the zone with the Zombie', () => {
    const table = walker('wanda', { zombies: { [NEXT]: { walker: 1 } } })
    // Beyond the Zombie nothing can be reached; the zone itself is a plain move away (Z2-RUL-37).
    expect(to(table, 'sprint')).not.toContain(FAR)
    expect(table.refusal({ do: 'sprint', to: FAR })).toBe('no-way Z2-SKL-19')
    expect(to(table, 'sprint')).not.toContain(NEXT)
    expect(to(table)).toContain(NEXT)
    const further = walker('wanda', { zombies: { [FAR]: { walker: 1 } } })
    expect(to(further, 'sprint')).toContain(FAR)
    expect(to(further, 'sprint')).not.toContain('2V.SE')
  })

  test('Z2-ZON-03 any number of actors fit in a zone', () => {
    const table = walker('doug', {
      zombies: { [NEXT]: { walker: 40, fatty: 16, runner: 16, abomination: 1 } },
    })
    table.do({ do: 'move', to: NEXT })
    expect(table.where('doug')).toBe(NEXT)
  })
})

describe('free moves and surcharges', () => {
  test('Z2-RUL-34 Z2-SKL-04 a free move pays the move or a part of the surcharge; other kinds do not', () => {
    const table = walker('amy', { zombies: { [HERE]: { walker: 3 } } })
    table.do({ do: 'move', to: NEXT })
    expect(table.of('acted')).toMatchObject([{ paid: [1, 1, 0, 3] }])
    const none = walker('amy', { skills: ['free-melee', 'free-search'], zombies: { [HERE]: { walker: 3 } } })
    expect(none.refusal({ do: 'move', to: NEXT })).toBe('no-actions Z2-MOV-03')
  })

  test('Z2-SKL-17 Slippery: no surcharge, and zombies do not stop a move of several zones', () => {
    const table = walker('josh', {
      skills: ['slippery', 'sprint'],
      zombies: { [HERE]: { walker: 4 }, [NEXT]: { walker: 4 } },
    })
    expect(to(table, 'sprint')).toContain(FAR)
    table.do({ do: 'sprint', to: FAR })
    expect(table.of('walked')).toMatchObject([{ how: 'sprint', path: [table.zone(NEXT), table.zone(FAR)] }])
    expect(spent(table)[0]).toBe(1)
  })

  test('Z2-RUL-35 Z2-SET-06 a kid slips away once a turn, by saying so', () => {
    const table = walker('lou', { skills: [], zombies: { [HERE]: { walker: 1 }, [NEXT]: { walker: 1 } } })
    expect(to(table).sort()).toEqual(['5R.SE', '5R.SE slip', NEXT, `${NEXT} slip`])
    table.do({ do: 'move', to: NEXT, slip: true })
    expect(spent(table)[0]).toBe(1)
    expect(to(table).some((name) => name.endsWith('slip'))).toBe(false)
    expect(table.refusal({ do: 'move', to: HERE, slip: true })).toBe('skill-missing Z2-RUL-35')
    const calm = walker('lou', { skills: [] })
    expect(calm.refusal({ do: 'move', to: NEXT, slip: true })).toBe('nothing-to-slip Z2-RUL-35')
    const adult = walker('ned', { zombies: { [HERE]: { walker: 1 } } })
    expect(adult.refusal({ do: 'move', to: NEXT, slip: true })).toBe('skill-missing Z2-RUL-35')
    const skilled = walker('lou', { skills: ['slippery'], zombies: { [HERE]: { walker: 3 } } })
    expect(to(skilled).some((name) => name.endsWith('slip'))).toBe(false)
  })

  test('Z2-RUL-35 innate slipping covers all zones of a sprint', () => {
    const table = walker('lou', { skills: ['sprint'], zombies: { [NEXT]: { walker: 2 } } })
    expect(to(table, 'sprint')).toContain(`${FAR} slip`)
    table.do({ do: 'sprint', to: FAR, slip: true })
    expect(table.where('lou')).toBe(FAR)
    expect(table.board.turns[0]?.once).toEqual(['sprint', 'slip'])
  })
})

describe('ways to go far', () => {
  test('Z2-SKL-19 Z2-RUL-37 Sprint: two or three zones for one move action, once a turn', () => {
    const table = walker('wanda')
    expect(to(table, 'sprint')).not.toContain(NEXT)
    table.do({ do: 'sprint', to: '2V.SE' })
    expect(spent(table)[0]).toBe(1)
    expect(table.refusal({ do: 'sprint', to: HERE })).toBe('already-done Z2-SKL-19')
    expect(walker('ned').refusal({ do: 'sprint', to: FAR })).toBe('skill-missing Z2-SKL-19')
  })

  test('Z2-SKL-20 +1 Zone per Move: one or two zones with every move', () => {
    const table = walker('ned', { skills: ['plus-zone'] })
    expect(to(table)).toEqual(expect.arrayContaining([NEXT, FAR, '6R.S']))
    table.do({ do: 'move', to: FAR })
    table.do({ do: 'move', to: HERE })
    expect(spent(table)[0]).toBe(2)
  })

  test('Z2-SKL-09 Z2-RUL-36 Charge: free, one or two zones to a zombie; leaving zombies costs their number in actions', () => {
    const table = walker('lou', { zombies: { [FAR]: { walker: 1 } } })
    expect(to(table, 'charge')).toEqual([FAR])
    expect(table.refusal({ do: 'charge', to: NEXT })).toBe('no-zombies-there Z2-RUL-36')
    table.do({ do: 'charge', to: FAR })
    expect(spent(table)[0]).toBe(0)
    expect(table.refusal({ do: 'charge', to: HERE })).toBe('already-done Z2-SKL-09')
    const beset = walker('ned', {
      skills: ['charge', 'free-move'],
      zombies: { [HERE]: { walker: 4 }, [NEXT]: { walker: 1 } },
    })
    expect(beset.refusal({ do: 'charge', to: NEXT })).toBe('no-actions Z2-SKL-09')
    const two = walker('ned', {
      skills: ['charge', 'free-move'],
      zombies: { [HERE]: { walker: 2 }, [NEXT]: { walker: 1 } },
    })
    two.do({ do: 'charge', to: NEXT })
    expect(two.of('acted')).toMatchObject([{ action: 'charge', paid: [0, 2] }])
    const stopped = walker('lou', {
      skills: ['charge'],
      zombies: { [NEXT]: { walker: 1 }, [FAR]: { walker: 1 } },
    })
    expect(to(stopped, 'charge')).toEqual([NEXT, `${FAR} slip`])
  })

  test('Z2-SKL-10 Jump: exactly two zones over whatever stands between; the surcharge holds, Slippery does not', () => {
    const table = walker('ned', {
      skills: ['jump', 'slippery'],
      zombies: { [HERE]: { walker: 1 }, [NEXT]: { fatty: 3 } },
    })
    expect(to(table, 'jump')).toContain(FAR)
    expect(to(table, 'jump')).not.toContain(NEXT)
    table.do({ do: 'jump', to: FAR })
    expect(spent(table)[0]).toBe(2)
    expect(table.of('walked')).toMatchObject([{ how: 'jump' }])
    const walled = walker('ned', { skills: ['jump'], zone: '9R.a' })
    expect(to(walled, 'jump')).toEqual([])
  })

  test('Z2-SKL-16 Z2-RUL-49 Shove: all zombies go next door, free, once a turn, nobody acts', () => {
    const table = walker('ned', { skills: ['shove'], zombies: { [HERE]: { walker: 2, fatty: 1 } } })
    table.do({ do: 'shove', to: NEXT })
    expect(table.zombies(HERE)).toBe('')
    expect(table.zombies(NEXT)).toBe('walker 2, fatty 1')
    expect(spent(table)[0]).toBe(0)
    expect(table.of('zombiesMoved')).toEqual([])
    expect(table.list('shove')).toEqual([])
    const alone = walker('ned', { skills: ['shove'] })
    expect(alone.refusal({ do: 'shove', to: NEXT })).toBe('no-zombies-there Z2-RUL-49')
    const shut = walker('ned', { skills: ['shove'], zone: '9R.a', zombies: { '9R.a': { walker: 1 } } })
    expect(shut.refusal({ do: 'shove', to: HERE })).toBe('no-way Z2-RUL-49')
  })
})

describe('actions of a turn', () => {
  test('Z2-RND-03 Z2-SKL-01 three actions at blue; yellow gives a fourth', () => {
    const noises = (points: number) => {
      const table = position({
        mission: 'city-blocks',
        survivors: ['doug'],
        turn: 'doug',
        people: [{ id: 'doug', zone: HERE, points }],
      })
      let count = 0
      for (; table.board.round === 1; count++) table.do({ do: 'noise' })
      return count
    }
    expect(noises(0)).toBe(3)
    expect(noises(7)).toBe(4)
  })

  test('Z2-ACT-12 Z2-RND-07 doing nothing ends the turn; what is left is lost', () => {
    const table = position({
      mission: 'city-blocks',
      survivors: ['doug', 'ned'],
      turn: 'doug',
      people: [
        { id: 'doug', zone: HERE },
        { id: 'ned', zone: HERE },
      ],
    })
    table.do({ do: 'end' })
    expect(table.board.turns).toMatchObject([{ person: 1 }])
    expect(table.person('doug').waiting).toBe(false)
  })

  test('Z2-ACT-11 Z2-NOI-03 Make Noise: a token in the own zone', () => {
    const table = walker('doug')
    table.do({ do: 'noise' })
    table.do({ do: 'noise' })
    expect(table.noise(HERE)).toBe(2)
    expect(spent(table)[0]).toBe(2)
  })

  test('Z2-RUL-51 zombies hinder moving, searching and getting into cars, nothing else', () => {
    const table = position({
      mission: 'city-blocks',
      survivors: ['ned', 'doug'],
      turn: 'ned',
      people: [
        { id: 'ned', zone: '9R.a', hand: ['crowbar', 'sawed-off*'], skills: [] },
        { id: 'doug', zone: '9R.a' },
      ],
      zombies: { '9R.a': { walker: 9 } },
    })
    const kinds = new Set(table.list().map((pick) => (pick as { do: string }).do))
    expect([...kinds].sort()).toEqual(
      ['door', 'end', 'melee', 'noise', 'reload', 'reorganise', 'take', 'trade'].sort(),
    )
    expect(table.refusal({ do: 'search' })).toBe('zombies-here Z2-ACT-02')
  })
})

describe('rounds', () => {
  test('Z2-RND-01 Z2-RND-02 Z2-RND-08 seats in turn from the first player, each its survivors in any order, then the zombies', () => {
    const table = position({
      mission: 'city-blocks',
      teams: [['doug', 'ned'], ['elle']],
      first: 1,
      people: ['doug', 'ned', 'elle'].map((id) => ({ id, zone: HERE })),
    })
    expect(table.open()).toEqual(['1 act'])
    table.do({ do: 'end' })
    expect(table.open()).toEqual(['0 activate'])
    expect(table.refusal({ do: 'activate', person: 'elle' })).toBe('not-your-survivor Z2-RND-02')
    table.do({ do: 'activate', person: 'ned' })
    table.do({ do: 'end' })
    table.do({ do: 'end' })
    expect(table.of('phaseBegan').map(({ phase }) => phase)).toEqual(['zombies', 'spawn', 'end', 'players'])
    expect(table.board.round).toBe(2)
  })

  test('Z2-RND-04 Z2-RUL-46 end phase: noise off, weapons loaded, the token goes to the left', () => {
    const table = position({
      mission: 'city-blocks',
      teams: [['doug'], ['ned'], ['elle']],
      first: 2,
      phase: 'end',
      people: [{ id: 'doug', zone: HERE, hand: ['sawed-off*'], pack: ['sawed-off*'] }],
      noise: { [HERE]: 3 },
    })
    expect(table.noise(HERE)).toBe(0)
    expect(table.person('doug')).toMatchObject({ hand: ['sawed-off'], pack: ['sawed-off'] })
    expect(table.board.first).toBe(0)
    expect(table.events.map(({ type }) => type).slice(0, 5)).toEqual([
      'phaseBegan',
      'noiseCleared',
      'allReloaded',
      'firstPlayer',
      'roundBegan',
    ])
    const alone = position({ mission: 'city-blocks', survivors: ['doug'], phase: 'end' })
    expect(alone.of('firstPlayer')).toEqual([])
  })

  test('Z2-RND-06 Z2-RUL-47 the end interrupts everything: nothing comes after it', () => {
    const table = position({
      mission: 'city-blocks',
      survivors: ['lou', 'ned'],
      phase: 'zombies',
      people: [
        { id: 'lou', zone: HERE, health: 1 },
        { id: 'ned', zone: NEXT, health: 1 },
      ],
      zombies: { [HERE]: { walker: 3 }, [NEXT]: { walker: 3 } },
    })
    expect(table.board.outcome).toBe('lost')
    expect(table.events.at(-1)).toMatchObject({ type: 'lost', why: 'eliminated' })
    expect(table.of('lost')).toHaveLength(1)
    expect(table.of('spawnDrawn')).toEqual([])
    expect(table.state.control.open).toEqual([])
  })
})
