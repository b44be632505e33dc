import { describe, expect, test } from 'vitest'
import { atTurn, CALM, position } from '../testing/stage.ts'
import { yard } from '../testing/yard.ts'
import { SKILLS } from './skills.ts'
import { abilitiesOf } from './survivors.ts'

const HERE = '3V.SW'
const WALKER = { zombies: { [HERE]: { walker: 1 } } }

/** A room of the yard with a switch, where searches bring inventions. */
const WORKSHOP = '16R.b'

describe('skills that all games on zones share', () => {
  test('GG-SKL-02 a skill works in the turn in which it is gained', () => {
    const table = atTurn([{ id: 'anthony', hand: ['pan'], points: 6 }], WALKER, { dice: [6, 6, 6] })
    table.do({ do: 'melee', card: 'pan', zone: HERE })
    expect(table.person('anthony')).toMatchObject({ points: 7, level: 1 })
    for (const to of ['3V.W', HERE, '3V.W']) table.do({ do: 'move', to })
    expect(table.where('anthony')).toBe('3V.W')
  })

  test('GG-SKL-06 Destiny: once a turn a card just drawn is discarded for another of its deck', () => {
    const table = atTurn(
      [{ id: 'nora', zone: '3V.a', skills: ['destiny', 'search-more'] }],
      {},
      {
        equipment: ['water', 'saber', 'knife'],
      },
    )
    table.do({ do: 'search' })
    table.do({ do: 'yes' })
    expect(table.board.found).toEqual(['saber'])
    table.do({ do: 'done' })
    table.do({ do: 'search' })
    expect(table.board.found).toEqual(['knife'])
  })

  test('GG-SKL-11 Hold your nose: a card when the last zombie of the own zone falls, in a street too', () => {
    const table = atTurn([{ id: 'thadeus', hand: ['pan'], skills: ['hold-your-nose'] }], WALKER, {
      dice: [6, 6],
      equipment: ['saber'],
    })
    const events = table.do({ do: 'melee', card: 'pan', zone: HERE })
    expect(events).toContainEqual({ type: 'drawn', pile: 0, card: 'saber', person: 0 })
  })

  test('GG-SKL-12 Sidestep: a free move when zombies appear nearby, without paying for those left behind', () => {
    const table = atTurn(
      [{ id: 'richard', zone: '4V.SE', skills: ['sidestep'] }],
      { zombies: {} },
      { spawn: ['z01'] },
    )
    table.do({ do: 'end' })
    expect(table.list('move')).toEqual([{ do: 'move', to: '4V.E' }])
    table.do({ do: 'move', to: '4V.E' })
    expect(table.where('richard')).toBe('4V.E')
    expect(table.zombies('4V.SE')).toBe('walker 1')
  })

  test('GG-RUL-64 several sidestep in the order they like, before those who appeared rush', () => {
    const table = atTurn(
      [
        { id: 'richard', zone: '4V.E', skills: ['sidestep'] },
        { id: 'nora', zone: '4V.E', skills: ['sidestep'], waiting: false },
      ],
      {},
      { spawn: ['z05'] },
    )
    table.do({ do: 'end' })
    expect(table.list()).toEqual([
      { do: 'order', person: 'richard', skill: 'sidestep' },
      { do: 'order', person: 'nora', skill: 'sidestep' },
    ])
    table.do({ do: 'order', person: 'nora', skill: 'sidestep' })
    table.do({ do: 'move', to: '4V.NE' })
    expect(table.zombies('4V.SE')).toBe('walker 1')
    const types = table.do({ do: 'move', to: '4V.a' }).map(({ type }) => type)
    expect(types.indexOf('walked')).toBeLessThan(types.indexOf('activated'))
    expect(table.zombies('4V.SE')).toBe('')
  })

  test('GG-SKL-13 Steady hand: whoever is chosen is passed by the own misses', () => {
    const table = atTurn(
      [
        { id: 'lee', hand: ['remington'], skills: ['steady-hand'] },
        { id: 'nora', zone: '3V.W' },
      ],
      { zombies: { '3V.W': { walker: 1 } } },
      { dice: [1] },
    )
    table.do({ do: 'ranged', card: 'remington', zone: '3V.W' })
    table.do({ do: 'yes' })
    expect(table.person('nora').health).toBe(2)
  })

  test('GG-SKL-15 Super strength: own melee weapons have damage 3, enough for an abomination', () => {
    const table = atTurn(
      [{ id: 'anthony', hand: ['pan'], skills: ['super-strength'] }],
      { zombies: { [HERE]: { bowler: 1 } } },
      { dice: [6, 1] },
    )
    table.do({ do: 'melee', card: 'pan', zone: HERE })
    expect(table.zombies(HERE)).toBe('')
  })

  test('GG-SKL-17 Tough ignores the first wound of each friendly fire, and of each attack step', () => {
    const table = atTurn(
      [
        { id: 'lee', hand: ['remington'], skills: [] },
        { id: 'anthony', zone: '3V.W', skills: ['tough'], waiting: false },
      ],
      { zombies: { '3V.W': { walker: 1 } } },
      { dice: [1], spawn: CALM },
    )
    table.do({ do: 'ranged', card: 'remington', zone: '3V.W' })
    expect(table.person('anthony').health).toBe(2)
    table.do({ do: 'end' })
    expect(table.person('anthony').health).toBe(2)
  })

  test('GG-SKL-18 Sprint goes two or three zones for one action', () => {
    const table = atTurn([{ id: 'nora', skills: ['sprint'] }])
    const [acted] = table.do({ do: 'sprint', to: '3V.E' })
    expect(acted).toMatchObject({ type: 'acted', action: 'sprint', paid: [0, 1] })
    expect(table.where('nora')).toBe('3V.E')
  })

  test('GG-RUL-70 the class of gunslingers gives Fanning, the skill of that name makes weapons dual', () => {
    const ofClass = SKILLS.powersFrom(abilitiesOf('gunslinger'))
    expect([...ofClass.gives]).toEqual(['fanning'])
    expect(ofClass.asDual).toEqual([false, false])
    expect(SKILLS.powersFrom(['gunslinger']).asDual).toEqual([false, true])
  })
})

describe('inventions and skills that draw cards', () => {
  test('GG-RUL-20 Hold your nose draws equipment, in a workshop as well', () => {
    const table = yard(
      [{ id: 'thadeus', zone: WORKSHOP, hand: ['pan'], skills: ['hold-your-nose'] }],
      { zombies: { [WORKSHOP]: { walker: 1 } } },
      { dice: [6, 6], equipment: ['saber'] },
    )
    const events = table.do({ do: 'melee', card: 'pan', zone: WORKSHOP })
    expect(events).toContainEqual({ type: 'drawn', pile: 0, card: 'saber', person: 0 })
  })

  test('GG-RUL-21 Destiny works on inventions', () => {
    const table = yard(
      [{ id: 'nora', zone: WORKSHOP, skills: ['destiny'] }],
      {},
      {
        invention: ['steam-bottle', 'long-arm'],
      },
    )
    table.do({ do: 'search' })
    table.do({ do: 'yes' })
    expect(table.board.found).toEqual(['long-arm'])
  })

  test('GG-RUL-68 Search: 2 cards draws two inventions in a workshop', () => {
    const table = yard(
      [{ id: 'nora', zone: WORKSHOP, skills: ['search-two'] }],
      {},
      {
        invention: ['steam-bottle', 'long-arm'],
      },
    )
    table.do({ do: 'search' })
    expect(table.board.found).toEqual(['long-arm', 'steam-bottle'])
  })
})

test('UA-INV-04 cards in the backpack do nothing, but for those that say so', () => {
  const table = atTurn(
    [{ id: 'lee', hand: ['remington'], pack: ['colt-saa', 'plenty-of-bullets', 'water'], skills: [] }],
    { zombies: { '3V.W': { walker: 1 } } },
    { dice: [1, 6] },
  )
  expect(table.refusal({ do: 'ranged', card: 'colt-saa', zone: '3V.W' })).toBe('not-in-hand UA-INV-03')
  table.do({ do: 'eat', card: 'water' })
  table.do({ do: 'ranged', card: 'remington', zone: '3V.W' })
  table.do({ do: 'reroll', source: 'plenty-of-bullets' })
  expect(table.zombies('3V.W')).toBe('')
})

test('UA-BAL-04 nobody jumps off a balcony or climbs up, zombies neither; Jump Boots jump down', () => {
  const at = (nora: object, more: object = {}) =>
    position(
      {
        mission: 'fightin-words',
        survivors: ['nora'],
        turn: 'nora',
        people: [{ id: 'nora', zone: '2R.bal', skills: [], ...nora }],
        ...more,
      },
      { spawn: CALM },
    )
  const down = { do: 'jump', to: '2R.N' }
  expect(at({ skills: ['jump'] }).refusal(down)).toBe('no-way GG-SKL-18')
  const boots = { inventions: ['jump-boots'] }
  const table = at(boots)
  table.do(down)
  expect(table.where('nora')).toBe('2R.N')
  expect(at({ zone: '2R.N', ...boots }).refusal({ do: 'jump', to: '2R.bal' })).toBe('no-way GG-SKL-18')
  const besieged = at({}, { zombies: { '2R.N': { walker: 1 } } })
  besieged.do({ do: 'end' })
  expect(besieged.zombies('2R.bal')).toBe('')
  expect(besieged.zombies('2R.N')).toBe('')
})

test('UA-RUL-14 zombies held in a spawn zone stop neither spawning nor the rush of those who come', () => {
  const table = atTurn(
    [{ id: 'thadeus', zone: '4V.NE' }],
    { zombies: { '4V.SE': { walker: 1 } } },
    { spawn: ['z05'] },
  )
  table.do({ do: 'vade-retro', zone: '4V.SE' })
  table.do({ do: 'end' })
  expect(table.zombies('4V.SE')).toBe('walker 1')
  expect(table.zombies('4V.E')).toBe('walker 1')
})
