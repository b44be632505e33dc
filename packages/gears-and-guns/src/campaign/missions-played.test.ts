import type { Json } from '@graveshift/kernel'
import { describe, expect, test } from 'vitest'
import { poolOfMission } from '../testing/campaign/camp-after.ts'
import { inMissionOf, onTheWay } from '../testing/campaign/mission-stage.ts'
import { CALM, position, type Stage } from '../testing/stage.ts'
import { afterMission } from './after-mission.ts'
import { missionStart } from './mission-start.ts'
import { resultOf } from './missions-played.ts'
import type { CampaignState } from './state.ts'

const HERE = '14V.SE'
const first = onTheWay(2)
const [ANN = '', BEN = '', CID = ''] = first.sheets.map(({ survivor }) => survivor ?? '')

/** Everybody else has had a turn; nothing comes near. */
function inTown(
  state: CampaignState,
  people: readonly Readonly<Record<string, Json>>[],
  more: Readonly<Record<string, Json>> = {},
): Stage {
  const named = people.map(({ id }) => id)
  const others = state.sheets.flatMap(({ survivor }) =>
    survivor === null || named.includes(survivor) ? [] : [{ id: survivor, waiting: false }],
  )
  return inMissionOf(state, { people: [...people, ...others], ...more }, { spawn: CALM })
}

const sheetsOf = (table: Stage) => resultOf(table.board).sheets

describe('what became of the survivors', () => {
  /** The first falls by a walker, beside the second, who is still to have a turn. */
  function fallen(): Stage {
    const table = inTown(
      first,
      [
        { id: ANN, zone: HERE, health: 1, hand: ['saber'] },
        { id: BEN, zone: HERE, waiting: false },
      ],
      { zombies: { [HERE]: { walker: 1 } } },
    )
    table.do({ do: 'end' })
    table.do({ do: 'wound', person: ANN, sure: true })
    return table
  }

  test('GG-KO-02 GG-KO-07 KO and taken, or lying still, or dead', () => {
    const table = fallen()
    expect(sheetsOf(table)[0]).toMatchObject({ fate: 'down', carried: [] })
    while (table.open()[0] === '0 activate') table.do({ do: 'activate', person: BEN })
    table.do({ do: 'take-fallen', fallen: ANN })
    expect(sheetsOf(table)[0]?.fate).toBe('taken')
    const late = fallen()
    while (late.board.round < 3) late.do(late.list('end')[0] ?? late.list()[0] ?? {})
    expect(sheetsOf(late)[0]?.fate).toBe('dead')
    expect(sheetsOf(late)[1]?.fate).toBe('standing')
  })

  test('GG-KEP-01 GG-STM-05 whoever stands has what is not depleted, loaded or not', () => {
    const table = inTown(first, [
      { id: ANN, hand: ['sawed-off*'], pack: ['colt-saa~', 'water'], inventions: ['steam-bottle'] },
    ])
    expect(sheetsOf(table)[0]?.carried.toSorted()).toEqual(['sawed-off', 'steam-bottle', 'water'])
  })
})

describe('what became of companions', () => {
  const along = onTheWay(8, (before) => ({ 0: { led: poolOfMission(before).slice(0, 2) } }))
  const [ONE = '', TWO = ''] = along.sheets[0]?.posse ?? []

  test('GG-CMP-05 GG-RUL-41 the leader at the end counts, and saved ones count for who rallied them', () => {
    const people = [{ id: ANN }, { id: CID, zone: HERE, waiting: false }]
    const table = inTown(first, people, { companions: [{ id: 'jeb', zone: HERE, leader: CID }] })
    expect(sheetsOf(table).map(({ led }) => led)).toEqual([[], [], ['jeb'], [], [], []])
  })

  /** In mission 8 the first survivor, a companion of its posse and a new one fall, and the second takes both up. */
  function takenUp(): Stage {
    const [stranger = ''] = missionStart(along).pool
    const zone = '2V.NW'
    const table = inTown(
      along,
      [
        { id: BEN, zone: '2V.W', hand: ['dynamite'], waiting: false },
        { id: ANN, zone },
      ],
      {
        turn: BEN,
        bonus: { [BEN]: 3 },
        companions: [ONE, stranger].map((id) => ({ id, zone, leader: ANN })),
      },
    )
    table.do({ do: 'throw', card: 'dynamite', zone, sure: true })
    for (let extra = 0; extra < 3; extra++) table.do({ do: 'bonus' })
    table.do({ do: 'move', to: zone })
    for (const fallen of [ONE, stranger]) table.do({ do: 'take-fallen', fallen })
    return table
  }

  test('GG-RUL-33 one who is taken up takes no further part, goes back to its posse, a new one to that of the taker', () => {
    const table = takenUp()
    const [stranger = ''] = missionStart(along).pool
    const result = resultOf(table.board)
    expect(result.sheets[1]?.taken).toEqual([ONE, stranger])
    expect(table.where(ONE)).toBeUndefined()
    const after = afterMission(along, { ...result, outcome: 'won' })
    expect(after.sheets[0]?.posse).toEqual([ONE, TWO])
    expect(after.sheets[1]?.posse).toEqual([stranger])
  })

  test('GG-RUL-31 of a lost mission those who lie there are dead; a won one saves them', () => {
    const table = takenUp()
    const lying = { ...resultOf(table.board), outcome: 'lost' as const, why: 'gauge' }
    const iron = { ...along, options: { ...along.options, ironTrail: true } }
    expect(afterMission(iron, lying).dead).toEqual([ANN])
    expect(afterMission(along, { ...lying, outcome: 'won' }).dead).toEqual([])
  })
})

describe('mission 6, when the last companion is saved', () => {
  const rush = onTheWay(6)
  const [last = ''] = missionStart(rush).pool

  function saved(state: CampaignState | undefined): Stage {
    const zone = '16V.b'
    const more = {
      people: [{ id: rush.sheets[0]?.survivor ?? '', zone }],
      companions: [{ id: last, zone }],
      missionCards: { companions: 1 },
    }
    const table = state
      ? inMissionOf(state, more)
      : position({ mission: 'steam-rush', turn: more.people[0]?.id ?? '', ...more })
    table.do({ do: 'rally', companion: last })
    return table
  }

  test('GG-OBJ-15 a bounty weapon is kept without a roll by a sheet that the players choose', () => {
    const table = saved(rush)
    expect(table.open()).toEqual(['team receiver'])
    const [card = ''] = table.board.found
    const [, , third = ''] = rush.sheets.map(({ survivor }) => survivor ?? '')
    table.do({ do: 'receiver', person: third })
    expect(table.board.outcome).toBe('won')
    const result = resultOf(table.board)
    expect(result.sheets.map(({ keepsakes }) => keepsakes)).toEqual([[], [], [card], [], [], []])
    expect(result.sheets[0]?.led).toEqual([last])
    expect(afterMission(rush, result).sheets[2]?.kept).toEqual([card])
  })

  test('GG-OBJ-15 GG-SET-04 by itself the mission is won at once, and nobody keeps anything', () => {
    const table = saved(undefined)
    expect(table.board.outcome).toBe('won')
    expect(table.board.keepsakes).toEqual([])
  })
})

test('GG-CMP-02 why and when a mission was lost is told', () => {
  const table = inTown(first, [{ id: ANN, zone: HERE }], { town: { gauge: 18 } })
  while (table.board.outcome === undefined) table.do(table.list('end')[0] ?? table.list()[0] ?? {})
  expect(resultOf(table.board)).toMatchObject({ outcome: 'lost', why: 'gauge', rounds: 1 })
})
