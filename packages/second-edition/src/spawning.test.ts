import type { Json } from '@graveshift/kernel'
import { describe, expect, test } from 'vitest'
import { ZOMBIE_CARDS } from './content/zombie-cards.ts'
import { horde, QUIET, type Who } from './testing/horde.ts'
import type { Script } from './testing.ts'

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
    expect(table.of('placed').map(({ count }) => count)).toEqual([1, 3, 1])
  })

  test('Z2-ACT-17 an empty zombie deck is made anew of its discards', () => {
    const table = horde([{ id: 'amy', zone: '9R.a' }], {}, { zombieCards: ['extra'] })
    const before = table.of('shuffled').length
    for (let turn = 0; turn < 3 && table.board.outcome === undefined; turn++) table.do({ do: 'end' })
    expect(table.of('shuffled').length).toBeGreaterThan(before)
    expect(table.of('shuffled')[0]).toMatchObject({ pile: 2 })
  })
})
