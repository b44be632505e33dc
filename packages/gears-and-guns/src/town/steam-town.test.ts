import { describe, expect, test } from 'vitest'
import type { Stage } from '../testing/stage.ts'
import { yard } from '../testing/yard.ts'

const BLOWING = { machines: [{ tile: '16R', broken: true }] }
/** Nobody comes. */
const spawn = ['z13', 'z14', 'z15', 'z11', 'z12', 'z09']
const end = { do: 'end' }

const view = ({ rules, board }: Stage) => rules.view(board, 0)

describe('switches', () => {
  test('GG-TWN-03 one action turns the switch of the own zone, zombies or not', () => {
    const table = yard([{ id: 'bonnie', zone: '16R.b' }], { zombies: { '16R.b': { walker: 1 } } })
    table.do({ do: 'switch', tile: '16R' })
    expect(view(table)).toMatchObject({
      town: { machines: [{ on: true }, { tile: '16R', on: false }, { on: true }] },
    })
    table.do({ do: 'switch', tile: '16R' })
    expect(view(table)).toMatchObject({ town: { machines: [{ on: true }, { on: true }, { on: true }] } })
    expect(table.refusal({ do: 'switch', tile: '14R' })).toBe('no-switch-here GG-TWN-03')
  })

  test('GG-RUL-26 switch and nozzle of one zone: each use is its own action', () => {
    const table = yard([{ id: 'bonnie', zone: '14R.C', hand: ['saber~'] }])
    table.do({ do: 'refill', card: 'saber~', place: 'hand', by: 'nozzle' })
    table.do({ do: 'switch', tile: '14R' })
    expect(table.board.turns.at(-1)?.spent[0]).toBe(2)
  })
})

describe('jets', () => {
  const shot = { do: 'ranged', card: 'winchester', zone: '14R.SE' }
  const rifle = (more = {}) => [{ id: 'nora', zone: '14R.NE', hand: ['winchester'], ...more }]
  const walker = { zombies: { '14R.SE': { walker: 1 } } }

  test('GG-RUL-24 nobody looks into a jet, out of it or through it', () => {
    const table = yard(rifle(), { town: BLOWING, ...walker })
    expect(table.refusal(shot)).toBe('cannot-see UA-CMB-04')
    expect(yard(rifle({ zone: '14R.E' }), { town: BLOWING, ...walker }).refusal(shot)).toBe(
      'cannot-see UA-CMB-04',
    )
    expect(yard(rifle(), walker).attempt(shot)).toBeUndefined()
  })

  test('GG-TWN-07 turning the switch of a broken nozzle turns its jet at once', () => {
    const table = yard([{ id: 'bonnie', zone: '16R.b' }], { town: BLOWING })
    const seen = () => table.kit.seenFrom(table.board, table.zone('14R.NE'))
    expect(seen()).not.toContain(table.zone('14R.SE'))
    table.do({ do: 'switch', tile: '16R' })
    expect(seen()).toContain(table.zone('14R.SE'))
  })

  test('GG-EQP-04 Steam Vision Goggles see through jets', () => {
    const table = yard(rifle({ inventions: ['steam-vision-goggles'] }), { town: BLOWING, ...walker })
    expect(table.attempt(shot)).toBeUndefined()
  })

  test('GG-RUL-22 from 14 on an action in a jet costs a wound first; GG-RUL-72 entering one does not', () => {
    const inside = [{ id: 'anthony', zone: '14R.E' }]
    const cool = yard(inside, { town: { ...BLOWING, gauge: 13 } })
    expect(cool.do({ do: 'noise' }).map(({ type }) => type)).not.toContain('wounded')
    const table = yard(inside, { town: { ...BLOWING, gauge: 14 } })
    const [first] = table.do({ do: 'noise' })
    expect(first).toMatchObject({ type: 'wounded', wounds: 1, from: 'steam' })
    table.do({ do: 'move', to: '14R.NE' })
    expect(table.person('anthony').health).toBe(1)
    const outside = yard([{ id: 'anthony', zone: '14R.NE' }], { town: { ...BLOWING, gauge: 14 } })
    outside.do({ do: 'move', to: '14R.E' })
    expect(outside.person('anthony').health).toBe(3)
  })

  test('GG-TWN-13 Tough does not help, GG-RUL-22 and whoever falls by it does not act', () => {
    const table = yard([{ id: 'anthony', zone: '14R.E', health: 1, skills: ['tough'] }], {
      town: { ...BLOWING, gauge: 14 },
    })
    const types = table.do({ do: 'noise' }).map(({ type }) => type)
    expect(types).toContain('eliminated')
    expect(types).not.toContain('acted')
  })

  test('GG-RUL-23 companions who are led are not wounded by it', () => {
    const table = yard([{ id: 'anthony', zone: '14R.E' }], {
      town: { ...BLOWING, gauge: 14 },
      companions: [{ id: 'ruth', zone: '14R.E', leader: 'anthony' }],
    })
    const wounds = table.do({ do: 'noise' }).filter(({ type }) => type === 'wounded')
    expect(wounds).toMatchObject([{ person: 0 }])
  })

  test('GG-TWN-01 so does beginning a turn in one', () => {
    const table = yard(
      [
        { id: 'bonnie', zone: '14R.NE' },
        { id: 'nora', zone: '14R.E' },
      ],
      { town: { ...BLOWING, gauge: 16 } },
    )
    table.do(end)
    expect(table.person('nora').health).toBe(1)
  })
})

describe('inventions', () => {
  const search = { do: 'search' }

  test('GG-EQP-10 a search in a room with a switch draws an invention; GG-RUL-28 and nothing else', () => {
    const table = yard([{ id: 'bonnie', zone: '16R.b' }], {}, { invention: ['sprint-boots'] })
    table.do(search)
    expect(table.board.found).toEqual(['sprint-boots'])
  })

  test('GG-RUL-27 a switch in the street gives none: the street cannot be searched', () => {
    const table = yard([{ id: 'bonnie', zone: '14R.C' }])
    expect(table.refusal(search)).toBe('cannot-search-here UA-SRC-01')
    const room = yard([{ id: 'bonnie', zone: '14R.a' }], {}, { equipment: ['saber'] })
    room.do(search)
    expect(room.board.found).toEqual(['saber'])
  })
})

describe('the gauge', () => {
  test('GG-TWN-01 rises by 2 in each end phase; GG-RUL-62 whoever is first player', () => {
    const table = yard([{ id: 'bonnie', zone: '14R.NE' }], { town: { gauge: 3 } }, { spawn })
    table.do(end)
    expect(table.board.gauge).toBe(5)
    expect(table.board.outcome).toBeUndefined()
  })

  test('GG-TWN-09 at 20 the game is lost at once', () => {
    const table = yard([{ id: 'bonnie', zone: '14R.NE' }], { town: { gauge: 18 } }, { spawn })
    const events = table.do(end)
    expect(events.at(-1)).toMatchObject({ type: 'lost', why: 'gauge' })
  })
})

describe('the Steam Monster', () => {
  test('GG-TWN-06 breaks the nozzle of every zone it enters; GG-TWN-11 an inactive one gives an inactive jet', () => {
    const monster = { zombies: { '14R.SE': { 'steam-monster': 1 } } }
    const table = yard([{ id: 'bonnie', zone: '14R.NE' }], monster, { spawn })
    table.do(end)
    expect(table.zombies('14R.E')).toBe('steam-monster 1')
    expect(view(table)).toMatchObject({
      town: { machines: [{ broken: false }, { broken: true }, { broken: false }] },
    })
    const off = yard(
      [{ id: 'bonnie', zone: '14R.NE' }],
      { ...monster, town: { machines: [{ tile: '16R', on: false }] } },
      { spawn },
    )
    off.do(end)
    expect(view(off)).toMatchObject({ town: { machines: [{}, { on: false, broken: true }, {}] } })
    expect(off.kit.seenFrom(off.board, off.zone('14R.NE'))).toContain(off.zone('14R.SE'))
  })

  test('GG-RUL-25 appearing in a zone is as entering it; GG-TWN-10 its card is in the deck of steam missions', () => {
    const table = yard(
      [{ id: 'bonnie', zone: '14R.NW', points: 7 }],
      { spawns: [{ zone: '14R.E' }] },
      { spawn: ['z17', ...spawn], abomination: ['steam-monster'] },
    )
    table.do(end)
    expect(table.zombies('14R.E')).toBe('steam-monster 1')
    expect(view(table)).toMatchObject({ town: { machines: [{}, { tile: '16R', broken: true }, {}] } })
  })

  test('UA-ZOM-07 other zombies break nothing', () => {
    const table = yard(
      [{ id: 'bonnie', zone: '14R.NE' }],
      { zombies: { '14R.SE': { walker: 1 } } },
      { spawn },
    )
    table.do(end)
    expect(view(table)).toMatchObject({
      town: { machines: [{ broken: false }, { broken: false }, { broken: false }] },
    })
  })
})
