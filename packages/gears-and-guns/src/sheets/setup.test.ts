import { describe, expect, test } from 'vitest'
import { missionStart } from '../campaign/mission-start.ts'
import { poolOfMission } from '../testing/campaign/camp-after.ts'
import { missionOfCampaign, onTheWay } from '../testing/campaign/mission-stage.ts'

const SKILLED = { cxp: { levels: 2, cards: 0 } }

describe('GG-SET-03 a mission of the campaign is set up', () => {
  test('in its order: kept cards, starting cards, what skills give, companions; then inventories, then the first player', () => {
    const state = onTheWay(
      8,
      (before) => ({
        0: {
          ...SKILLED,
          rewards: ['starts-points-2'],
          keepsakes: ['saber'],
          led: poolOfMission(before).slice(0, 2),
        },
      }),
      2,
    )
    const table = missionOfCampaign(state)
    const told = ['provided', 'dealt', 'skillGained', 'gained', 'companionPlaced', 'rallied']
    const order = table.events.map(({ type }) => type).filter((type) => told.includes(type))
    expect([...new Set(order)]).toEqual(told)
    expect(table.open()).toEqual(['0 prepare', '1 prepare'])
    table.do({ do: 'ready' }, 0)
    table.do({ do: 'ready' }, 1)
    expect(table.open()).toEqual(['team first'])
  })

  test('companions of the mission come after those brought along, those on cards first', () => {
    const table = missionOfCampaign(onTheWay(6))
    expect(table.board.companionsPlaced).toBe(9)
    expect(table.board.tied.map((person) => table.board.people[person]?.zone)).toEqual(
      ['15V.b', '9V.b', '11R.car'].map((zone) => table.zone(zone)),
    )
  })
})

describe('what the sheets bring', () => {
  test('GG-KEP-03 kept cards come out of their decks on top of the starting card', () => {
    const table = missionOfCampaign(
      onTheWay(2, { 0: { keepsakes: ['chainsaw', 'steam-bottle'] }, 1: { keepsakes: ['chainsaw'] } }),
    )
    const [first, second] = table.board.people
    expect(first?.hand).toContain('chainsaw')
    expect([...(first?.hand ?? []), ...(first?.pack ?? []), ...(first?.slots?.flat() ?? [])]).toHaveLength(3)
    expect(first?.slots?.flat()).toContain('steam-bottle')
    expect(second?.hand).toContain('chainsaw')
    expect(table.board.piles[0]?.cards).not.toContain('chainsaw')
  })

  test('GG-KEP-03 whoever has more than can be carried drops cards before the mission starts', () => {
    const keepsakes = ['chainsaw', 'saber', 'pickaxe', 'shotgun', 'winchester', 'machete'] as const
    const table = missionOfCampaign(onTheWay(2, { 0: { keepsakes } }))
    expect(table.refusal({ do: 'ready' })).toBe('too-many-cards UA-INV-05')
    const id = table.board.people[0]?.id ?? ''
    table.do({ do: 'drop', person: id, card: 'pickaxe' })
    expect(table.board.piles[0]?.discards).toEqual(['pickaxe'])
  })

  test('GG-CMP-04 bonus actions lie in reserve', () => {
    const sheets = { 2: { cxp: { levels: 2, cards: 3 }, rewards: ['bonus-action', 'bonus-action'] } } as const
    expect(missionOfCampaign(onTheWay(2, sheets)).board.bonus).toEqual([0, 0, 2, 0, 0, 0])
  })

  test('GG-CMP-03 campaign skills are there from the blue level on', () => {
    const table = missionOfCampaign(onTheWay(2, { 1: { ...SKILLED, rewards: ['sidestep'] } }))
    const { skills, own } = table.board.people[1] ?? { skills: [], own: 0 }
    expect(skills.slice(0, own)).toContain('sidestep')
  })

  test('GG-CMP-10 GG-CMP-20 starting skills: a health more, 2 adrenaline, a bottle, an ammo card of choice', () => {
    const plain = missionOfCampaign(onTheWay(2))
    const table = missionOfCampaign(
      onTheWay(2, {
        0: { ...SKILLED, rewards: ['starts-health'] },
        1: { ...SKILLED, rewards: ['starts-points-2'] },
        2: { ...SKILLED, rewards: ['starts-card-steam-bottle'] },
        3: { ...SKILLED, rewards: ['starts-ammo'] },
      }),
    )
    expect(table.open()).toEqual(['0 ammo'])
    table.do({ do: 'ammo', card: 'plenty-of-bullets' })
    const at = (person: number) => table.board.people[person]
    expect(at(0)?.health).toBe((plain.board.people[0]?.health ?? 0) + 1)
    expect(at(1)?.points).toBe(2)
    expect(at(2)?.slots?.flat()).toEqual(['steam-bottle'])
    expect([...(at(3)?.hand ?? []), ...(at(3)?.pack ?? [])]).toContain('plenty-of-bullets')
  })
})

describe('who is there', () => {
  test('GG-RUL-39 GG-RUL-40 random companions are of the pool: nobody in a posse, nobody dead', () => {
    const state = onTheWay(6, (before) => ({
      0: { led: poolOfMission(before).slice(0, 4) },
      1: { fate: 'dead' },
    }))
    const { pool } = missionStart(state)
    const placed = missionOfCampaign(state).of('companionPlaced')
    expect(placed).toHaveLength(9)
    for (const { id } of placed) expect(pool).toContain(id)
  })

  test('GG-M09-01 one companion each of the own posse, all others in the convoy, in the start zone', () => {
    const state = onTheWay(9, (before) => ({ 0: { led: poolOfMission(before).slice(0, 3) } }))
    const table = missionOfCampaign(state)
    const led = table.board.people.filter(({ leader }) => leader === 0)
    expect(led.map(({ id }) => id)).toEqual(missionStart(state).sheets[0]?.companions)
    expect(table.board.convoy.map((person) => table.board.people[person]?.id)).toEqual(
      missionStart(state).convoy,
    )
    expect(table.board.convoy).toHaveLength(2)
  })

  test('GG-RUL-58 no posse, no convoy', () => {
    expect(missionOfCampaign(onTheWay(9)).board.convoy).toEqual([])
  })

  test('GG-CMP-24 a mark changes the mission that it is for', () => {
    const state = onTheWay(3)
    const plain = missionOfCampaign(state)
    const marked = missionOfCampaign({ ...state, marks: ['stampede'] })
    expect(marked.kit.mission.spawns).toHaveLength(plain.kit.mission.spawns.length - 1)
  })
})

test('GG-CMP-22 the steam gauge rises, then it is passed on as the token of the first player', () => {
  const table = missionOfCampaign(onTheWay(2, {}, 3))
  for (const seat of [0, 1, 2]) table.do({ do: 'ready' }, seat)
  table.do({ do: 'first', seat: 0 })
  while (table.board.round < 2) {
    const [kind] = table.open()
    table.do(kind?.endsWith('act') ? { do: 'end' } : (table.list()[0] ?? {}))
  }
  const told = table.events.filter(({ type }) => type === 'gaugeChanged' || type === 'firstPlayer')
  expect(told.slice(-2)).toEqual([
    { type: 'gaugeChanged', gauge: 10 },
    { type: 'firstPlayer', seat: 1 },
  ])
})
