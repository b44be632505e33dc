import type { Json } from '@graveshift/kernel'
import { NONE } from '@graveshift/zones'
import { describe, expect, test } from 'vitest'
import { all, at, cards, roundOf, TEAM, typesOf, until } from '../testing/in-mission.ts'
import { game } from '../testing/stage.ts'

describe('GG-M07 The Sleeping Machine', () => {
  const aboard = (more: Record<string, Json> = {}, people: Json = all('10R.cab')) =>
    at('the-sleeping-machine', people, { town: { gauge: 20 }, tally: { 'gauge-reached': 1 }, ...more })

  test('GG-M07-01 the gauge ignores end phases and does not lose at 20', () => {
    const table = at('the-sleeping-machine', [{ id: 'nora', zone: '18R.a' }], { town: { gauge: 17 } })
    table.do({ do: 'read', card: 2 })
    expect(table.board.gauge).toBe(20)
    expect(table.board.outcome).toBeUndefined()
    until(table, roundOf(2))
    expect(table.board.gauge).toBe(20)
  })

  test('GG-M07-02 valves, coal and pump raise it', () => {
    const table = at('the-sleeping-machine', [{ id: 'nora', zone: '17V.a' }])
    table.do({ do: 'read', card: 1 })
    expect(table.board.gauge).toBe(3)
  })

  test('GG-RUL-53 it starts in the train step with gauge 20 and an engineer aboard, and needs three moves', () => {
    const table = aboard()
    until(table, roundOf(2))
    expect(table.board.trainRuns).toBe(true)
    until(table, roundOf(3))
    expect(table.board.outcome).toBeUndefined()
    until(table, roundOf(4))
    expect(table.board.outcome).toBe('won')
  })

  test('without an engineer aboard it stands still', () => {
    const people = TEAM.map((id) => ({ id, zone: id === 'nikolas' ? '8V.NW' : '10R.cab' }))
    const table = until(aboard({}, people), roundOf(2))
    expect(table.board.trainRuns).toBe(false)
  })

  test('GG-M07-03 a zombie aboard at the third move loses, and so does somebody left behind', () => {
    const people = TEAM.map((id) => ({ id, zone: id === 'lee' ? '8V.NW' : '10R.cab' }))
    const behind = until(aboard({}, people), roundOf(9))
    expect(behind.board.outcome).toBe('lost')
  })
})

describe('GG-M09 The Convoy', () => {
  const started = () => until(game({ mission: 'the-convoy', survivors: TEAM }), roundOf(1))

  test('GG-SET-04 GG-M09-01 four walk by themselves, whom nobody rallies', () => {
    const table = started()
    expect(table.board.convoy).toHaveLength(4)
    for (const person of table.board.convoy)
      expect(table.board.people[person]).toMatchObject({ seat: NONE, leader: NONE, zone: table.zone('5R.E') })
    until(table, (each) => each.list('end').length > 0)
    expect(table.list('rally')).toEqual([])
  })

  test('GG-RUL-58 GG-M09-02 each goes one zone nearer to the car in the end phase', () => {
    const table = started()
    const { kit } = table
    const far = () =>
      table.board.convoy.map(
        (person) =>
          kit.ways(table.board).distance[
            (table.board.people[person]?.zone ?? 0) * kit.map.size + table.zone('11R.car')
          ] ?? 0,
      )
    const before = far()
    until(table, roundOf(2))
    if (table.board.outcome === undefined) expect(far()).toEqual(before.map((steps) => steps - 1))
  })

  test('GG-RUL-57 in the end phase of the round after gauge 20 all aboard win, anybody elsewhere loses', () => {
    const ready = (people: Json) =>
      until(
        at('the-convoy', people, { round: 5, town: { gauge: 20 }, tally: { 'gauge-reached': 4 } }),
        roundOf(6),
      )
    expect(ready(all('11R.car')).board.outcome).toBe('won')
    const people = TEAM.map((id) => ({ id, zone: id === 'lee' ? '5R.E' : '11R.car' }))
    expect(ready(people).board.outcome).toBe('lost')
  })

  test('a full gauge loses nothing', () => {
    const table = at('the-convoy', all('11R.car'), { town: { gauge: 18 } })
    until(table, roundOf(2))
    expect(table.board.gauge).toBe(20)
    expect(table.board.outcome).toBeUndefined()
    expect(table.board.tally).toMatchObject({ 'gauge-reached': 1 })
  })
})

describe('GG-M10 Release the Pressure', () => {
  test('GG-RUL-60 each switch bleeds when it is turned off for the first time', () => {
    const table = at('release-the-pressure', [{ id: 'nora', zone: '16V.a' }])
    expect(table.board.gauge).toBe(18)
    table.do({ do: 'switch', tile: '16V' })
    expect(table.board.gauge).toBe(16)
    table.do({ do: 'switch', tile: '16V' })
    table.do({ do: 'switch', tile: '16V' })
    expect(table.board.gauge).toBe(16)
  })

  test('GG-M10-01 the note is read when all three goals are taken, and opens the exit', () => {
    const table = at('release-the-pressure', [{ id: 'nora', zone: '3R.b' }], {
      missionCards: { cards: cards('taken', 1, 3) },
    })
    const events = table.do({ do: 'read', card: 2 })
    expect(typesOf(events)).toContain('noteRead')
    expect(table.board.notes).toEqual([1])
    expect(table.board.gauge).toBe(16)
  })

  test('the green token cannot be taken', () => {
    const table = at('release-the-pressure', [{ id: 'nora', zone: '17V.W' }])
    expect(table.list('take')).toEqual([])
  })
})
