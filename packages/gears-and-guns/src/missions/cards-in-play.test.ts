import type { Json } from '@graveshift/kernel'
import { NONE } from '@graveshift/zones'
import { describe, expect, test } from 'vitest'
import { at, CALM, cards, roundOf, TEAM, typesOf, until } from '../testing/in-mission.ts'
import { position, type Stage } from '../testing/stage.ts'

test('GG-M01 Fightin’ Words is won with its last card', () => {
  const taken = cards('taken', 1, 2, 3, 4, 5, 6)
  const table = at('fightin-words', [{ id: 'nora', zone: '18R.E' }], { missionCards: { cards: taken } })
  table.do({ do: 'read', card: 7 })
  expect(table.board.outcome).toBeUndefined()
  table.do({ do: 'option', option: 2 })
  expect(table.board.outcome).toBe('won')
})

describe('GG-M02 A Horse with No Name', () => {
  test('GG-RUL-44 UA-WIN-02 nobody leaves before the listed cards are taken, then everybody at the end of their turns', () => {
    const here = [{ id: 'nora', zone: '9R.SE' }]
    const early = at('a-horse-with-no-name', here)
    early.do({ do: 'end' })
    expect(early.list('yes')).toEqual([])
    const late = at('a-horse-with-no-name', here, { missionCards: { cards: cards('taken', 3, 10) } })
    late.do({ do: 'end' })
    expect(late.list('yes')).toEqual([{ do: 'yes' }])
    late.do({ do: 'yes' })
    expect(late.person('nora').zone).toBe(NONE)
  })

  test('GG-RUL-34 somebody who lies there holds back the win of those who left, until taken or dead', () => {
    const people = TEAM.map((id) => (id === 'lee' ? { id, zone: '17R.W', health: 1 } : { id, zone: 'gone' }))
    const table = position(
      {
        mission: 'a-horse-with-no-name',
        survivors: TEAM,
        phase: 'zombies',
        people,
        zombies: { '17R.W': { walker: 1 } },
        missionCards: { cards: cards('taken', 3, 10) },
      },
      { spawn: [...CALM, ...CALM, ...CALM] },
    )
    until(table, () => false)
    const told = ['knockedOut', 'roundBegan', 'died', 'won']
    expect(typesOf(table.events).filter((type) => told.includes(type))).toEqual(told)
  })

  test('note 2 goes by the keywords found: skills for all, for the taker, or runners', () => {
    const ride = (keys: readonly string[]) => {
      const table = at('a-horse-with-no-name', [{ id: 'nora', zone: '8R.b' }], { missionCards: { keys } })
      table.do({ do: 'read', card: 10 })
      table.do({ do: 'option', option: 2 })
      return table
    }
    const both = ride(['BRIDLE', 'HORSESHOES'])
    expect(both.board.lentSkills.map(({ person }) => person)).toEqual([0, 1, 2, 3, 4, 5])
    expect(both.board.marks).toEqual(['horses'])
    expect(both.board.cxp).toEqual([1, 1, 1, 1, 1, 1])
    expect(ride(['BRIDLE']).board.lentSkills.map(({ person }) => person)).toEqual([0])
    expect(ride([]).zombies('8R.c')).toBe('runner 2')
  })

  test('UA-RUL-21 note 1 sweeps zombies away for no adrenaline', () => {
    const zombies = { '8R.N': { walker: 3, brute: 1 } }
    const table = at('a-horse-with-no-name', [{ id: 'nora', zone: '8R.b' }], { zombies })
    table.do({ do: 'read', card: 10 })
    table.do({ do: 'option', option: 1 })
    expect(table.zombies('8R.N')).toBe('')
    expect(table.person('nora').points).toBe(0)
    expect(table.board.marks).toEqual(['stampede'])
  })
})

describe('GG-M03 Four Rusted Horses', () => {
  const EVERY = cards('taken', 1, 2, 3, 4, 5, 6, 7)
  const gathered = (table: Stage) => new Set(table.board.spawnsAt).size === 1
  const tokens: Json = [
    { kind: 'start', zone: '5R.SE' },
    { kind: 'mobile', zone: '5R.SE' },
    { kind: 'abomination', zone: '5R.SE' },
  ]

  /** Somebody with a rifle shoots at a bottle one zone away. */
  function shooting(bottle: string, more: Record<string, Json>): Stage {
    const bare = at('four-rusted-horses', [])
    const { kit } = bare
    const [zone = ''] = kit
      .seenFrom(bare.board, bare.zone(bottle))
      .filter((from) => kit.ways(bare.board).distance[from * kit.map.size + bare.zone(bottle)] === 1)
      .map((from) => kit.map.zones[from]?.name ?? '')
    const people = [{ id: 'nora', zone, hand: ['winchester'] }]
    const table = at('four-rusted-horses', people, { town: { bottles: [bottle] }, ...more }, { dice: [6, 6] })
    const [shot = null] = table.list('shoot-bottle')
    table.do(shot)
    return table
  }

  test('GG-M03-01 a bottle sends the tokens of its zone to the starting spawn zone, asleep or not', () => {
    const table = shooting('15V.NE', {})
    const where = (kind: string) =>
      table.board.spawnsAt[table.kit.mission.spawns.findIndex((spawn) => spawn.kind === kind)]
    expect(where('abomination')).toBe(where('start'))
    expect(gathered(table)).toBe(false)
  })

  test('GG-RUL-45 GG-RUL-46 a bottle in the starting spawn zone wins once all else is done, and only then', () => {
    const done = shooting('5R.SE', { spawns: tokens, missionCards: { cards: EVERY } })
    expect(gathered(done)).toBe(true)
    expect(done.board.outcome).toBe('won')
    expect(shooting('5R.SE', { missionCards: { cards: EVERY } }).board.outcome).toBeUndefined()
    expect(shooting('5R.SE', { spawns: tokens }).board.outcome).toBeUndefined()
  })
})

describe('GG-M04 The Relay Station', () => {
  test('GG-M04-01 GG-RUL-47 the gauge stays at 18 whatever happens', () => {
    const table = at('the-relay-station', [{ id: 'nora', zone: '16V.b' }])
    expect(table.board.gauge).toBe(18)
    until(table, roundOf(2))
    expect(table.board.gauge).toBe(18)
  })

  test('switches are stuck until both machines are taken', () => {
    const here = [{ id: 'nora', zone: '18R.a' }]
    const stuck = at('the-relay-station', here, { missionCards: { cards: cards('taken', 3) } })
    expect(stuck.refusal({ do: 'switch', tile: '18R' })).toMatch(/^switch.*stuck/)
    const free = at('the-relay-station', here, { missionCards: { cards: cards('taken', 3, 4) } })
    free.do({ do: 'switch', tile: '18R' })
    expect(free.board.switchesOn).not.toBe(stuck.board.switchesOn)
  })

  test('GG-M04-02 both goals are locked', () => {
    const table = at('the-relay-station', [{ id: 'nora', zone: '8R.b' }])
    table.do({ do: 'read', card: 6 })
    expect(table.board.cards[5]).toBe('up')
  })
})
