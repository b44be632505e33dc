import type { Json } from '@graveshift/kernel'
import { describe, expect, test } from 'vitest'
import { ZOMBIE_CARDS } from './content/zombie-cards.ts'
import { position, type Script } from './testing.ts'

// A ring of eight street zones lies round tile 9R of City Blocks: 1V.SE and 9R.SE are opposite corners of it.
const CORNER = '1V.SE'
const OPPOSITE = '9R.SE'
const [ONE_WAY, OTHER_WAY] = ['7R.S', '5R.E']

type Who = { readonly id: string } & Record<string, Json>

/** Zombies are about to act, or the given phase begins. */
function horde(people: readonly Who[], zombies: Json, more: Record<string, Json> = {}, script: Script = {}) {
  return position(
    {
      mission: 'city-blocks',
      survivors: people.map(({ id }) => id),
      phase: 'zombies',
      people: people as unknown as Json,
      zombies,
      ...more,
    },
    script,
  )
}

/** Cards that bring nobody at blue, for as many spawn zones as there are. */
const QUIET: Script = { spawn: ['11', '13', '17'] }

describe('attacks', () => {
  test('Z2-ZOM-02 EXAMPLE a Walker beside two survivors: the players choose who endures the wound', () => {
    const table = horde(
      [
        { id: 'amy', zone: OPPOSITE },
        { id: 'doug', zone: OPPOSITE },
      ],
      { [OPPOSITE]: { walker: 1 } },
    )
    expect(table.open()).toEqual(['0 wound'])
    table.script(QUIET)
    table.do({ do: 'wound', person: 'doug' })
    expect([table.person('amy').health, table.person('doug').health]).toEqual([3, 2])
  })

  test('Z2-ZOM-02 Z2-ZOM-11 EXAMPLE four Walkers beside two survivors: two wounds each and nobody dies', () => {
    const table = horde(
      [
        { id: 'amy', zone: OPPOSITE },
        { id: 'doug', zone: OPPOSITE },
      ],
      { [OPPOSITE]: { walker: 4 } },
    )
    table.script(QUIET)
    for (const person of ['amy', 'doug', 'amy', 'doug']) table.do({ do: 'wound', person })
    expect([table.person('amy').health, table.person('doug').health]).toEqual([1, 1])
    expect(table.board.outcome).toBeUndefined()
  })

  test('Z2-ZOM-12 a survivor at no health is eliminated at that instant: an adult by the third wound, a kid by the second', () => {
    const deadly = (id: string, wounds: number) =>
      horde([{ id, zone: OPPOSITE }], { [OPPOSITE]: { walker: wounds } }, {}, QUIET).board.outcome
    expect([deadly('amy', 2), deadly('amy', 3)]).toEqual([undefined, 'lost'])
    expect([deadly('lou', 1), deadly('lou', 2)]).toEqual([undefined, 'lost'])
  })

  test('Z2-ZOM-01 Z2-ZOM-11 first all attacks, then all moves; who moves in does not attack with the same action', () => {
    const table = horde(
      [{ id: 'amy', zone: OPPOSITE }],
      { [OPPOSITE]: { walker: 1 }, '9R.E': { walker: 1, fatty: 1 } },
      {},
      QUIET,
    )
    expect(table.person('amy').health).toBe(2)
    expect(table.zombies(OPPOSITE)).toBe('walker 2, fatty 1')
    expect(table.events.findIndex(({ type }) => type === 'wounded')).toBeLessThan(
      table.events.findIndex(({ type }) => type === 'zombiesMoved'),
    )
  })

  test('Z2-ZOM-14 every kind deals one wound with each attack', () => {
    for (const kind of ['walker', 'fatty', 'abomination'])
      expect(
        horde([{ id: 'amy', zone: OPPOSITE }], { [OPPOSITE]: { [kind]: 1 } }, {}, QUIET).person('amy').health,
      ).toBe(2)
  })

  test('Z2-RUL-11 whoever all the wounded belong to decides, else the first player', () => {
    const seats = (zones: readonly string[], first: number) =>
      position({
        mission: 'city-blocks',
        teams: [['amy'], ['doug'], ['elle', 'ned']],
        first,
        phase: 'zombies',
        people: ['amy', 'doug', 'elle', 'ned'].map((id, at) => ({ id, zone: zones[at] ?? '' })),
        zombies: { [OPPOSITE]: { walker: 2 } },
      }).open()
    expect(seats([OPPOSITE, OPPOSITE, '1V.SW', '1V.SW'], 2)).toEqual(['2 wound'])
    expect(seats(['1V.SW', '1V.SW', OPPOSITE, OPPOSITE], 0)).toEqual(['2 wound'])
  })

  test('Z2-RUL-12 one zone after the other', () => {
    const table = horde(
      [
        { id: 'amy', zone: OPPOSITE },
        { id: 'doug', zone: OPPOSITE },
        { id: 'elle', zone: CORNER },
        { id: 'ned', zone: CORNER },
      ],
      { [OPPOSITE]: { walker: 1 }, [CORNER]: { walker: 1 } },
    )
    const zones = [table.choice()].map((choice) => (choice as { zone?: number }).zone)
    expect(zones).toEqual([table.zone(CORNER)])
    table.do({ do: 'wound', person: 'ned' })
    expect((table.choice() as { zone?: number }).zone).toBe(table.zone(OPPOSITE))
  })
})

describe('moves', () => {
  test('Z2-ZOM-05 Z2-RUL-09 EXAMPLE 4 Walkers, 3 Fatties and a Runner on two equal routes', () => {
    const table = horde([{ id: 'amy', zone: OPPOSITE }], { [CORNER]: { walker: 4, fatty: 3, runner: 1 } })
    expect(table.choice()).toMatchObject({ kind: 'split', odd: { kind: 1, extra: 1 } })
    expect(table.list()).toEqual([
      { do: 'split', to: [ONE_WAY] },
      { do: 'split', to: [OTHER_WAY] },
    ])
    table.do({ do: 'split', to: [OTHER_WAY] })
    expect(table.choice()).toMatchObject({ kind: 'split', odd: { kind: 2, extra: 1 } })
    table.script(QUIET)
    table.do({ do: 'split', to: [ONE_WAY] })
    expect(table.zombies(ONE_WAY)).toBe('walker 2, fatty 1')
    expect(table.zombies(OTHER_WAY)).toBe('walker 2, fatty 2')
    // The Runner has a second action.
    expect(table.zombies('7R.SE')).toBe('runner 1')
  })

  test('Z2-RUL-09 Z2-RUL-08 five over three is 2-2-1, two over three is 1-1-0', () => {
    // Three survivors in sight of a crossing, to the north, west and east, all as loud.
    const crossing = (walker: number) =>
      horde(
        [
          { id: 'amy', zone: '7R.SE' },
          { id: 'doug', zone: '5R.SE' },
          { id: 'elle', zone: '6R.SE' },
        ],
        { [OPPOSITE]: { walker } },
      )
    const five = crossing(5)
    expect(five.list()).toEqual([
      { do: 'split', to: ['9R.E', '9R.S'] },
      { do: 'split', to: ['9R.E', '6R.S'] },
      { do: 'split', to: ['9R.S', '6R.S'] },
    ])
    expect(five.refusal({ do: 'split', to: ['9R.E'] })).toBe('split-sizes Z2-RUL-09')
    expect(five.refusal({ do: 'split', to: ['9R.E', '2V.E'] })).toBe('no-way Z2-ZOM-05')
    five.script(QUIET)
    five.do({ do: 'split', to: ['9R.E', '6R.S'] })
    expect(['9R.E', '9R.S', '6R.S'].map((zone) => five.zombies(zone))).toEqual([
      'walker 2',
      'walker 1',
      'walker 2',
    ])
    const two = crossing(2)
    two.script(QUIET)
    two.do({ do: 'split', to: ['9R.S', '6R.S'] })
    expect(['9R.E', '9R.S', '6R.S'].map((zone) => two.zombies(zone))).toEqual(['', 'walker 1', 'walker 1'])
  })

  test('Z2-RUL-10 all moves of a step look at the same moment; Z2-ZOM-06 the Runners’ second step looks anew', () => {
    const table = horde(
      [{ id: 'amy', zone: '9R.S' }],
      { '5R.SE': { runner: 1 }, '5R.E': { walker: 1 } },
      {},
      QUIET,
    )
    expect(table.person('amy').health).toBe(2)
    expect(table.zombies('9R.S')).toBe('runner 1')
    expect(table.zombies('5R.SE')).toBe('walker 1')
  })

  test('Z2-ZOM-13 Z2-ZOM-03 EXAMPLE the Fatty goes for Lou in sight, the Abomination for the noisiest zone', () => {
    const table = horde(
      [
        { id: 'amy', zone: '3R.S' },
        { id: 'lou', zone: '5R.SE' },
      ],
      { '5R.E': { fatty: 1 }, '6R.SE': { abomination: 1 } },
      { noise: { '3R.S': 2 } },
      QUIET,
    )
    expect(table.zombies('5R.SE')).toBe('fatty 1')
    expect(table.zombies('6R.S')).toBe('abomination 1')
  })

  test('Z2-ZOM-04 Z2-OPT-06 no open way: they stay; by the option they go towards the closed door', () => {
    const shut = (pressOn: boolean) => {
      const table = horde([{ id: 'amy', zone: '5R.a' }], { '5R.E': { walker: 1 } }, { pressOn }, QUIET)
      return table.zombies('5R.E') === '' ? table.zombies('5R.SE') : 'stays'
    }
    expect(shut(false)).toBe('stays')
    expect(shut(true)).toBe('walker 1')
  })

  test('Z2-RUL-07 zombies already in the loudest zone stay', () => {
    const table = horde(
      [{ id: 'amy', zone: '5R.a' }],
      { '2V.SE': { walker: 3 } },
      { noise: { '2V.SE': 5 } },
      QUIET,
    )
    expect(table.of('zombiesMoved')).toEqual([])
    expect(table.zombies('2V.SE')).toBe('walker 3')
  })
})

describe('runners', () => {
  test('Z2-ZOM-06 Z2-ZOM-14 EXAMPLE a Runner beside a survivor attacks twice', () => {
    const table = horde([{ id: 'amy', zone: OPPOSITE }], { [OPPOSITE]: { runner: 1 } }, {}, QUIET)
    expect(table.person('amy').health).toBe(1)
  })

  test('Z2-ZOM-06 EXAMPLE two Runners and a Fatty one zone away: all move in, the Runners attack', () => {
    const table = horde([{ id: 'amy', zone: OPPOSITE }], { '9R.E': { runner: 2, fatty: 1 } }, {}, QUIET)
    expect(table.person('amy').health).toBe(1)
    expect(table.zombies(OPPOSITE)).toBe('fatty 1, runner 2')
  })
})

describe('spawning', () => {
  const START = '5R.SW'
  const spawn = (people: readonly Who[], script: Script, more: Record<string, Json> = {}) =>
    horde(people, {}, { phase: 'spawn', ...more }, script)

  test('Z2-ZOM-15 the forty cards', () => {
    const lines = ZOMBIE_CARDS.map((card) =>
      'activates' in card
        ? `${card.id} extra ${card.activates}`
        : `${card.id} ${card.kind} ${card.lines.join('-')}${card.rush ? ' rush' : ''}`,
    )
    expect(lines).toMatchInlineSnapshot(`
      [
        "01 walker 1-2-4-6",
        "02 walker 2-3-5-7",
        "03 walker 3-5-7-9",
        "04 walker 4-6-8-10",
        "05 walker 1-2-4-6 rush",
        "06 walker 2-3-5-7 rush",
        "07 walker 3-5-7-9 rush",
        "08 walker 4-6-8-10 rush",
        "09 fatty 1-1-2-3",
        "10 fatty 2-3-4-4",
        "11 fatty 0-1-2-3 rush",
        "12 fatty 1-2-3-4 rush",
        "13 runner 0-1-2-3",
        "14 runner 1-1-2-3",
        "15 runner 1-2-3-4",
        "16 runner 2-3-4-4",
        "17 abomination 0-1-1-1",
        "18 abomination 0-1-1-1",
        "19 walker 2-4-6-8",
        "20 walker 3-5-7-9",
        "21 walker 4-6-8-10",
        "22 walker 6-8-10-12",
        "23 walker 2-4-6-8 rush",
        "24 walker 3-5-7-9 rush",
        "25 walker 4-6-8-10 rush",
        "26 walker 6-8-10-12 rush",
        "27 fatty 1-2-3-4",
        "28 fatty 3-4-5-6",
        "29 fatty 1-2-3-4 rush",
        "30 fatty 2-3-4-5 rush",
        "31 runner 1-2-3-4",
        "32 runner 1-2-3-4",
        "33 runner 2-3-4-5",
        "34 runner 3-4-5-6",
        "35 abomination 1-1-1-1",
        "36 abomination 1-1-1-1",
        "37 extra walker",
        "38 extra walker",
        "39 extra fatty",
        "40 extra runner",
      ]
    `)
    expect(ZOMBIE_CARDS).toHaveLength(40)
  })

  test('Z2-ZOM-07 the starting spawn zone first, then clockwise, one card each', () => {
    const table = spawn([{ id: 'amy', zone: '1V.SW' }], { spawn: ['01', '02', '03'] })
    expect(table.of('spawnDrawn').map(({ card, zone }) => [card, zone])).toEqual([
      ['01', table.zone(START)],
      ['02', table.zone('3R.SE')],
      ['03', table.zone('2V.SE')],
    ])
    expect([table.zombies(START), table.zombies('3R.SE'), table.zombies('2V.SE')]).toEqual([
      'walker 1',
      'walker 2',
      'walker 3',
    ])
  })

  test('Z2-ADR-03 EXAMPLE Doug has 5 points, Lou 12: the yellow line counts', () => {
    const table = spawn(
      [
        { id: 'doug', zone: '1V.SW', points: 5 },
        { id: 'lou', zone: '1V.SW', points: 12 },
      ],
      {
        spawn: ['03', '11', '13'],
      },
    )
    expect(table.of('spawnDrawn')[0]).toMatchObject({ level: 1 })
    expect(table.zombies(START)).toBe('walker 5')
  })

  test('Z2-RUL-32 those who left by the exit no longer count', () => {
    const table = spawn(
      [
        { id: 'doug', zone: '1V.SW' },
        { id: 'lou', zone: 'gone', points: 43, skills: [] },
      ],
      {
        spawn: ['03', '11', '13'],
      },
    )
    expect(table.of('spawnDrawn')[0]).toMatchObject({ level: 0 })
  })

  test('Z2-ZOM-08 Z2-RUL-29 rush: those just placed act at once, nobody else', () => {
    const table = horde(
      [{ id: 'amy', zone: '5R.S' }],
      { [START]: { walker: 2 }, '2V.SE': { walker: 1 } },
      { phase: 'spawn' },
      { spawn: ['06', '11', '13'] },
    )
    expect(table.of('activated')).toMatchObject([{ why: 'rush' }])
    expect(table.zombies(START)).toBe('walker 2')
    expect(table.zombies('5R.S')).toBe('walker 2')
    expect(table.zombies('2V.SE')).toBe('walker 1')
  })

  test('Z2-RUL-28 zombies placed beside survivors do nothing until they activate; with rush they attack at once', () => {
    const beside = (card: string) =>
      spawn([{ id: 'amy', zone: START }], { spawn: [card, '11', '13'] }).person('amy').health
    expect(beside('01')).toBe(3)
    expect(beside('05')).toBe(2)
  })

  test('Z2-ZOM-09 Z2-RUL-30 extra activation: nothing at blue; else all of the type act, Runners twice', () => {
    const extra = (points: number, card: string, zombies: Json) =>
      horde([{ id: 'amy', zone: '9R.S', points }], zombies, { phase: 'spawn' }, { spawn: [card, '13', '17'] })
    const blue = extra(0, '37', { '9R.SE': { walker: 1 } })
    expect(blue.zombies('9R.SE')).toBe('walker 1')
    expect(blue.of('activated')).toEqual([])
    const yellow = extra(7, '37', { '9R.SE': { walker: 1, fatty: 1 } })
    expect(yellow.zombies('9R.S')).toContain('walker 1')
    expect(yellow.zombies('9R.SE')).toContain('fatty 1')
    const runners = extra(7, '40', { '9R.SE': { runner: 1 } })
    expect(runners.person('amy').health).toBe(2)
  })

  test('Z2-ZOM-10 Z2-RUL-30 too few miniatures: what is left is placed, then all of the kind act, once for each shortfall', () => {
    const table = horde(
      [{ id: 'amy', zone: '1V.SW' }],
      { '6R.SE': { walker: 38 } },
      { phase: 'spawn' },
      { spawn: ['04', '11', '13'] },
    )
    expect(table.of('placed')).toMatchObject([{ count: 2 }])
    expect(table.of('activated')).toMatchObject([{ why: 'shortage' }])
    expect(table.zombies('6R.S')).toBe('walker 38')
    // The card's own two have acted as well.
    expect(table.zombies(START)).toBe('')
    const none = horde(
      [{ id: 'amy', zone: '1V.SW' }],
      { '6R.SE': { walker: 40 } },
      { phase: 'spawn' },
      { spawn: ['01', '02', '11'] },
    )
    expect(none.of('activated')).toHaveLength(2)
    // A 0 on the card is no shortage.
    const zero = horde([{ id: 'amy', zone: '1V.SW' }], { '6R.SE': { runner: 16 } }, { phase: 'spawn' }, QUIET)
    expect(zero.of('activated')).toEqual([])
  })

  test('Z2-RUL-29 short and rushing: place, the whole kind acts, then the rush of those that came', () => {
    const table = horde(
      [{ id: 'amy', zone: '1V.SW' }],
      { '6R.SE': { walker: 39 } },
      { phase: 'spawn' },
      { spawn: ['06', '11', '13'] },
    )
    expect(table.of('activated').map(({ why }) => why)).toEqual(['shortage', 'rush'])
    // One came, went with all others, and went on alone.
    expect(table.zombies('5R.SE')).toBe('walker 1')
  })

  test('Z2-ADR-06 the level is read anew for each card', () => {
    const table = horde(
      [{ id: 'amy', zone: '5R.SW', points: 6, skills: ['combat-reflexes'], hand: ['katana'] }],
      {},
      { phase: 'spawn' },
      { spawn: ['01', '02', '11'], dice: [6, 6] },
    )
    table.do({ do: 'melee', card: 'katana', zone: START })
    expect(table.of('spawnDrawn').map(({ level }) => level)).toEqual([0, 1, 1])
  })

  test('Z2-ACT-17 an empty zombie deck is made anew of its discards', () => {
    const table = horde([{ id: 'amy', zone: '9R.a' }], {}, { zombieCards: ['extra'] })
    const before = table.of('shuffled').length
    for (let turn = 0; turn < 3 && table.board.outcome === undefined; turn++) table.do({ do: 'end' })
    expect(table.of('shuffled').length).toBeGreaterThan(before)
    expect(table.of('shuffled')[0]).toMatchObject({ pile: 2 })
  })
})

describe('buildings', () => {
  const SHUT = '5R.S'

  function opener(hand: string[], more: Record<string, Json> = {}, script: Script = {}) {
    return position(
      {
        mission: 'city-blocks',
        survivors: ['tiger-sam'],
        turn: 'tiger-sam',
        people: [{ id: 'tiger-sam', zone: SHUT, hand, skills: [], points: 7 }],
        ...more,
      },
      script,
    )
  }

  test('Z2-ACT-03 Z2-EQP-05 EXAMPLE Fire Axe and Chainsaw open noisily, the Crowbar in silence; without them nobody does', () => {
    const open = (card: string) => {
      const table = opener([card], {}, { spawn: ['11'] })
      table.do({ do: 'door', door: '5R.b-5R.S', with: card })
      return [table.board.doors !== 0, table.noise(SHUT)]
    }
    expect(open('crowbar')).toEqual([true, 0])
    expect(open('fire-axe')).toEqual([true, 1])
    expect(open('chainsaw')).toEqual([true, 1])
    expect(opener(['katana']).refusal({ do: 'door', door: '5R.b-5R.S', with: 'katana' })).toBe(
      'cannot-open-doors Z2-EQP-05',
    )
    expect(opener(['crowbar']).refusal({ do: 'door', door: '9R.a-9R.S', with: 'crowbar' })).toBe(
      'no-door-here Z2-ACT-14',
    )
  })

  test('Z2-ACT-14 Z2-RUL-50 from inside or outside; the door is open by the time the first card comes', () => {
    const inside = position(
      {
        mission: 'city-blocks',
        survivors: ['ned'],
        turn: 'ned',
        people: [{ id: 'ned', zone: '5R.b', hand: ['crowbar'] }],
      },
      { spawn: ['01'] },
    )
    inside.do({ do: 'door', door: '5R.b-5R.S', with: 'crowbar' })
    expect(inside.of('doorOpened')).toHaveLength(1)
    const rush = opener(['crowbar'], {}, { spawn: ['05'] })
    rush.do({ do: 'door', door: '5R.b-5R.S', with: 'crowbar' })
    expect(rush.zombies('5R.b')).toBe('walker 2')
  })

  test('Z2-ACT-04 Z2-ACT-05 Z2-ACT-15 EXAMPLE Tiger Sam: four dark rooms in the players’ order; Walkers, a Fatty, a rush, an extra activation', () => {
    const table = position(
      {
        mission: 'city-blocks',
        survivors: ['tiger-sam'],
        turn: 'tiger-sam',
        people: [{ id: 'tiger-sam', zone: '9R.S', hand: ['crowbar'], skills: [], points: 7 }],
      },
      { spawn: ['02', '09', '06', '37'] },
    )
    // One building over 8V and 2V with four dark rooms.
    table.do({ do: 'door', door: '2V.c-2V.N', with: 'crowbar' })
    expect(table.list().map((pick) => (pick as { zone: string }).zone)).toEqual([
      '8V.c',
      '8V.d',
      '2V.a',
      '2V.b',
    ])
    table.do({ do: 'dark', zone: '8V.c' })
    expect(table.zombies('8V.c')).toBe('walker 3')
    expect(table.refusal({ do: 'dark', zone: '8V.c' })).toBe('not-dark Z2-ACT-04')
    table.do({ do: 'dark', zone: '8V.d' })
    expect(table.zombies('8V.d')).toBe('fatty 1')
    table.do({ do: 'dark', zone: '2V.a' })
    // The three of the rush have moved on at once, and the last room brings all Walkers on.
    expect(table.of('activated').map(({ why }) => why)).toEqual(['rush', 'card'])
    expect(table.zombies('2V.b')).toBe('')
    expect(table.zombies('2V.a')).toBe('')
    expect(table.open()).toEqual(['0 act'])
  })

  test('Z2-ACT-15 later doors of an opened building spawn nothing; light rooms never do', () => {
    const table = opener(['crowbar'], {}, { spawn: ['01'] })
    table.do({ do: 'door', door: '5R.b-5R.S', with: 'crowbar' })
    expect(table.of('spawnDrawn').map(({ zone }) => zone)).toEqual([table.zone('5R.a')])
    expect(table.refusal({ do: 'door', door: '5R.b-5R.S', with: 'crowbar' })).toBe('door-open Z2-ACT-03')
    const second = position(
      {
        mission: 'city-blocks',
        survivors: ['ned'],
        turn: 'ned',
        people: [{ id: 'ned', zone: '6R.SE', hand: ['crowbar'] }],
        doors: ['6R.a-6R.W'],
      },
      {},
    )
    second.do({ do: 'door', door: '6R.b-6R.SE', with: 'crowbar' })
    expect(second.of('spawnDrawn')).toEqual([])
  })

  test('Z2-OPT-04 a building in which survivors stand at setup is spared, or not', () => {
    const spared = (sparedBuildings: boolean) => {
      const table = position({
        mission: 'city-blocks',
        survivors: ['ned'],
        turn: 'ned',
        sparedBuildings,
        people: [{ id: 'ned', zone: '9R.a', hand: ['crowbar'] }],
      })
      table.do({ do: 'door', door: '9R.a-9R.S', with: 'crowbar' })
      return table.of('spawnDrawn').length
    }
    expect([spared(true), spared(false)]).toEqual([0, 1])
  })

  test('Z2-SKL-27 Break-in: without card or noise, and a free action for one door', () => {
    const table = opener([], {}, { spawn: ['11'] })
    table.person('tiger-sam').skills = ['break-in']
    table.do({ do: 'door', door: '5R.b-5R.S' })
    expect(table.noise(SHUT)).toBe(0)
    expect(table.of('acted')[0]).toMatchObject({ action: 'door', paid: [6, 1] })
  })
})

describe('abominations', () => {
  const MAP = { phase: 'spawn' as const }

  test('Z2-OPT-02 Z2-OPT-01 one figure: a second one due activates the first', () => {
    const table = horde([{ id: 'amy', zone: '1V.SW' }], { '6R.SE': { abomination: 1 } }, MAP, {
      spawn: ['35', '11', '13'],
    })
    expect(table.of('placed')).toEqual([])
    expect(table.of('activated')).toMatchObject([{ why: 'shortage' }])
    expect(table.zombies('6R.S')).toBe('abomination 1')
    const more = horde(
      [{ id: 'amy', zone: '1V.SW' }],
      { '6R.SE': { abomination: 1 } },
      { ...MAP, mostAbominations: 2 },
      {
        spawn: ['35', '11', '13'],
      },
    )
    expect(more.of('placed')).toHaveLength(1)
  })

  test('Z2-OPT-02 Abomination fest: those present act, then a new one comes', () => {
    const table = horde(
      [{ id: 'amy', zone: '1V.SW' }],
      { '6R.SE': { abomination: 1 } },
      { ...MAP, mostAbominations: 2, abominationFest: true },
      { spawn: ['35', '11', '13'] },
    )
    expect(table.zombies('6R.S')).toBe('abomination 1')
    expect(table.zombies('5R.SW')).toBe('abomination 1')
  })

  const printed = (
    kind: string,
    hand: string[],
    zombies: Record<string, Record<string, number>>,
    script: Script = {},
    zone = '9R.S',
  ) =>
    position(
      {
        mission: 'city-blocks',
        survivors: ['ned', 'doug'],
        turn: 'ned',
        abominations: 'printed',
        people: [
          { id: 'ned', zone, hand, skills: [] },
          { id: 'doug', zone: '9R.SE' },
        ],
        zombies: { ...zombies, '9R.SE': { ...zombies['9R.SE'], [kind]: 1 } },
      },
      script,
    )

  test('Z2-OPT-01 one of the four at random each time, one at a time', () => {
    const table = horde(
      [{ id: 'amy', zone: '1V.SW' }],
      {},
      { ...MAP, abominations: 'printed' },
      { spawn: ['35', '36', '11'], abomination: ['hobomination'] },
    )
    expect(table.zombies('5R.SW') + table.zombies('5R.S')).toContain('hobomination 1')
    expect(table.of('placed')).toHaveLength(1)
    expect(table.of('activated')).toHaveLength(1)
  })

  test('Z2-OPT-01 Hobomination: no combat action in its zone', () => {
    const table = printed('hobomination', ['katana', 'pistol'], { '9R.SE': { walker: 1 } }, {}, '9R.SE')
    expect(table.refusal({ do: 'melee', card: 'katana', zone: '9R.SE' })).toBe('closed-to-combat Z2-OPT-01')
    expect(table.list('ranged')).toEqual([])
  })

  test('Z2-OPT-01 Abominacop: hit before everything', () => {
    const table = printed('abominacop', ['shotgun'], { '9R.SE': { fatty: 1, walker: 1 } }, { dice: [5, 5] })
    table.do({ do: 'ranged', card: 'shotgun', zone: '9R.SE' })
    expect(table.zombies('9R.SE')).toBe('walker 1, fatty 1, abominacop 1')
  })

  test('Z2-OPT-01 Abominawild: a Molotov in its zone removes only it', () => {
    const table = printed('abominawild', ['molotov'], { '9R.SE': { walker: 2 } })
    table.do({ do: 'throw', card: 'molotov', zone: '9R.SE', sure: true })
    expect(table.zombies('9R.SE')).toBe('walker 2')
    expect(table.person('doug').health).toBe(3)
    expect(table.person('ned').points).toBe(5)
  })

  test('Z2-OPT-01 Patient 0: nothing of its own', () => {
    const table = printed('patient-zero', ['katana'], {}, { dice: [6, 6] }, '9R.SE')
    table.do({ do: 'melee', card: 'katana', zone: '9R.SE' })
    expect(table.zombies('9R.SE')).toBe('patient-zero 1')
  })
})
