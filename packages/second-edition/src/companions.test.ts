import type { Json } from '@graveshift/kernel'
import { accepted } from '@graveshift/kernel/testing/table'
import { survivorTerm } from '@graveshift/zones'
import { describe, expect, test } from 'vitest'
import { SECOND_EDITION_MODULE } from './module.ts'
import { game, position, type Script } from './testing.ts'

const HERE = '9R.S'
const NEXT = '9R.SE'

const at = (id: string, zone = HERE, more: Record<string, Json> = {}) => ({ id, zone, ...more })

function together(more: Record<string, Json>, script: Script = {}) {
  return position(
    {
      mission: 'city-blocks',
      survivors: ['wanda', 'josh'],
      turn: 'wanda',
      people: [at('wanda'), at('josh')],
      ...more,
    },
    script,
  )
}

describe('companions', () => {
  test('Z2-CMP-03 EXAMPLE Wanda rallies Bunny G: she is Lucky, and he sprints with her', () => {
    const table = together({ companions: [at('bunny-g')] })
    table.do({ do: 'rally', companion: 'bunny-g' })
    expect(table.person('wanda').skills).toEqual(['sprint', 'lucky'])
    expect(table.person('bunny-g').leader).toBe(0)
    expect(table.board.turns[0]?.spent[0]).toBe(1)
    table.do({ do: 'sprint', to: '5R.E' })
    expect(table.where('bunny-g')).toBe('5R.E')
  })

  test('Z2-CMP-02 EXAMPLE Josh trades for Bunny G: leader, skill and company change over', () => {
    const table = together({ turn: 'josh', companions: [at('bunny-g', HERE, { leader: 'wanda' })] })
    expect(table.person('wanda').skills).toContain('lucky')
    table.do({ do: 'trade', partner: 'wanda' })
    table.do({ do: 'hand-over', companion: 'bunny-g' })
    table.do({ do: 'done' })
    expect(table.person('wanda').skills).toEqual(['sprint'])
    expect(table.person('josh').skills).toEqual(['slippery', 'lucky'])
    table.do({ do: 'move', to: NEXT })
    expect(table.where('bunny-g')).toBe(NEXT)
    expect(table.where('wanda')).toBe(HERE)
  })

  test('Z2-CMP-02 one leader may have several; each lends its first blue skill, and takes no slot', () => {
    const table = together({
      companions: [at('bunny-g', HERE, { leader: 'wanda' }), at('odin', HERE, { leader: 'wanda' })],
    })
    expect(table.person('wanda').skills).toEqual(['sprint', 'lucky', 'plus-die-melee'])
    expect(table.person('wanda').hand).toEqual([])
  })

  test('Z2-CMP-03 Z2-CMP-05 only a lone one in the own zone is rallied; a lone one stays put', () => {
    const table = together({ companions: [at('bunny-g', NEXT), at('odin', HERE, { leader: 'josh' })] })
    expect(table.refusal({ do: 'rally', companion: 'bunny-g' })).toBe('not-here Z2-CMP-03')
    expect(table.refusal({ do: 'rally', companion: 'odin' })).toBe('not-here Z2-CMP-03')
    table.do({ do: 'move', to: '5R.SE' })
    expect(table.where('bunny-g')).toBe(NEXT)
  })

  test('Z2-CMP-01 a companion is one noise, has no actions, and any wound eliminates it: the game is lost', () => {
    const table = position({
      mission: 'city-blocks',
      survivors: ['wanda'],
      phase: 'zombies',
      people: [at('wanda', NEXT)],
      companions: [at('bunny-g', HERE)],
      zombies: { [HERE]: { walker: 1 } },
    })
    expect(table.of('eliminated')).toMatchObject([{ person: 1 }])
    expect(table.board.outcome).toBe('lost')
  })

  test('Z2-CMP-01 unless the mission says otherwise', () => {
    const table = position({
      mission: 'mercy-street',
      survivors: ['wanda'],
      phase: 'zombies',
      companions: [
        { id: 'bunny-g', zone: '6R.a' },
        { id: 'lou', zone: '2V.c' },
      ],
      zombies: { '6R.a': { walker: 1 } },
    })
    expect(table.of('eliminated')).toMatchObject([{ person: 1 }])
    expect(table.board.outcome).toBeUndefined()
  })

  test('Z2-CMP-01 where companions may fall the last one takes the mission along', () => {
    const table = position({
      mission: 'mercy-street',
      survivors: ['wanda'],
      phase: 'zombies',
      companions: [{ id: 'bunny-g', zone: '6R.a' }],
      zombies: { '6R.a': { walker: 1 } },
    })
    expect(table.of('lost')).toMatchObject([{ why: 'rally' }])
  })

  test('Z2-RND-05 the last survivor’s end is no way out: the game is lost', () => {
    const table = position({
      mission: 'y-zone',
      survivors: ['wanda'],
      phase: 'zombies',
      people: [{ id: 'wanda', zone: '1V.b', health: 1 }],
      zombies: { '1V.b': { walker: 1 } },
    })
    expect(table.board.outcome).toBe('lost')
  })

  test('Z2-RUL-42 wounds in the zone may be given to the leader instead; friendly fire and Molotovs reach companions', () => {
    const table = position({
      mission: 'city-blocks',
      survivors: ['wanda'],
      phase: 'zombies',
      people: [at('wanda')],
      companions: [at('bunny-g', HERE, { leader: 'wanda' })],
      zombies: { [HERE]: { walker: 1 } },
    })
    expect(table.list()).toEqual([
      { do: 'wound', person: 'wanda' },
      { do: 'wound', person: 'bunny-g', sure: true },
    ])
    table.do({ do: 'wound', person: 'wanda' })
    expect(table.board.outcome).toBeUndefined()
    // Nobody trades with a companion.
    expect(table.refusal({ do: 'trade', partner: 'bunny-g' })).toBe('not-here Z2-ACT-06')
    const shot = together(
      {
        people: [at('wanda', HERE, { hand: ['pistol'] }), at('josh')],
        companions: [at('bunny-g', NEXT)],
        zombies: { [NEXT]: { walker: 1 } },
      },
      { dice: [1] },
    )
    shot.do({ do: 'ranged', card: 'pistol', zone: NEXT })
    expect(shot.board.outcome).toBe('lost')
    const burnt = together({
      people: [at('wanda', HERE, { hand: ['molotov'] }), at('josh')],
      companions: [at('bunny-g', NEXT)],
      zombies: { [NEXT]: { walker: 1 } },
    })
    expect(burnt.refusal({ do: 'throw', card: 'molotov', zone: NEXT })).toBe('must-be-sure Z2-RUL-14')
    burnt.do({ do: 'throw', card: 'molotov', zone: NEXT, sure: true })
    expect(burnt.board.outcome).toBe('lost')
  })

  test('Z2-RUL-42 a kid lends its blue skill, not its way of slipping away', () => {
    const table = together({
      companions: [at('lou', HERE, { leader: 'wanda' })],
      zombies: { [HERE]: { walker: 1 } },
    })
    expect(table.list('move').every((pick) => !(pick as { slip?: boolean }).slip)).toBe(true)
    expect(table.person('wanda').skills).toContain('charge')
  })

  test('Z2-CMP-05 the surcharge is paid once for all', () => {
    const table = together({
      companions: [at('bunny-g', HERE, { leader: 'wanda' })],
      zombies: { [HERE]: { walker: 1 } },
    })
    table.do({ do: 'move', to: NEXT })
    expect(table.board.turns[0]?.spent[0]).toBe(2)
    expect(table.where('bunny-g')).toBe(NEXT)
  })

  test('Z2-CMP-04 Z2-RUL-41 in a car they take passenger seats; without enough of them the leader cannot get in', () => {
    const car = (passengers: string[]) =>
      position({
        mission: 'drive-by-shooting',
        survivors: ['wanda', 'josh', 'amy', 'ned'],
        turn: 'wanda',
        people: [{ id: 'wanda', zone: '4V.SE' }],
        companions: [
          { id: 'bunny-g', zone: '4V.SE', leader: 'wanda' },
          { id: 'odin', zone: '4V.SE', leader: 'wanda' },
        ],
        cars: [{ passengers }],
      })
    const table = car(['josh'])
    table.do({ do: 'get-in', car: 0, seat: 'driver' })
    expect(table.board.cars[0]?.passengers).toHaveLength(3)
    table.do({ do: 'drive', path: ['6V.E'] })
    expect(table.where('odin')).toBe('6V.E')
    // A companion is never put at the wheel.
    expect(table.list('change-seat')).toEqual([{ do: 'change-seat', other: 'josh' }])
    expect(table.refusal({ do: 'change-seat', other: 'odin' })).toBe('cannot-drive Z2-RUL-41')
    table.do({ do: 'get-out' })
    expect(table.board.cars[0]?.passengers).toEqual([1])
    expect(car(['josh', 'amy']).refusal({ do: 'get-in', car: 0, seat: 'driver' })).toBe('no-seat Z2-RUL-41')
  })
})

describe('at setup', () => {
  test('Z2-CMP-05 the players choose which companion stands on which spot', () => {
    const table = game({ mission: 'mercy-street' })
    expect(table.open()).toEqual(['team companion'])
    expect(table.refusal({ do: 'companion', id: 'amy' })).toBe('in-play Z2-SET-11')
    for (const id of ['lou', 'odin', 'lili']) table.do({ do: 'companion', id })
    expect(table.board.people.slice(6).map(({ id, seat, leader }) => [id, seat, leader])).toEqual([
      ['lou', -1, -1],
      ['odin', -1, -1],
      ['lili', -1, -1],
    ])
  })

  test('Z2-SET-09 United We Stand: two at random in each of six zones, three pairs are played, the others wait', () => {
    const table = game({ mission: 'united-we-stand', seats: 2 })
    expect(table.open()).toEqual(['team keep'])
    for (const pair of [0, 2, 5]) table.do({ do: 'keep', pair })
    const played = table.board.people.filter(({ seat }) => seat >= 0)
    expect(played.map(({ seat }) => seat)).toEqual([0, 0, 0, 1, 1, 1])
    expect(new Set(table.board.people.map(({ id }) => id)).size).toBe(12)
    expect(new Set(table.board.people.map(({ zone }) => zone)).size).toBe(6)
  })

  test('whom the pairs brought to a seat is who sits there from then on', () => {
    const raw = { mission: 'united-we-stand', seats: 3 }
    const table = game(raw)
    const options = accepted(SECOND_EDITION_MODULE.readOptions(raw))
    const nameOf = (seat: number) => SECOND_EDITION_MODULE.seatName?.(options, seat, table.board)
    expect(nameOf(0)).toEqual(SECOND_EDITION_MODULE.seatName?.(options, 0))
    for (const pair of [0, 2, 5]) table.do({ do: 'keep', pair })
    const [first, second] = table.board.people
      .filter(({ seat }) => seat === 0)
      .map(({ id }) => survivorTerm(id))
    expect(nameOf(0)).toEqual({ word: 'list.pair', with: { rest: first, last: second } })
  })
})
