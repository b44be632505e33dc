import { accepted } from '@graveshift/kernel/testing/table'
import { NONE } from '@graveshift/zones'
import { expect, test } from 'vitest'
import { THE_SLEEPING_MACHINE } from '../content/missions/the-sleeping-machine.ts'
import { readSetup } from '../setup.ts'
import { roundOf, TEAM, until } from '../testing/in-mission.ts'
import { position, Stage } from '../testing/stage.ts'

const atHotel = (zone: string, more: object = {}, script = {}, id = 'nora') =>
  position({ mission: 'nobodys-hotel', survivors: [id], turn: id, people: [{ id, zone }], ...more }, script)

test('UA-GAT-01 the gatling throws six dice at range 1 to 3, with a Bang!', () => {
  const table = atHotel(
    '6R.S',
    { zombies: { '7R.SE': { walker: 2 }, '6R.S': { walker: 1 } } },
    {
      dice: [4, 4, 1, 1, 1, 1],
    },
  )
  expect(table.refusal({ do: 'gatling', zone: '6R.S' })).toBe('out-of-range UA-GAT-01')
  const events = table.do({ do: 'gatling', zone: '7R.SE' })
  expect(events).toContainEqual({ type: 'rolled', person: 0, dice: [4, 4, 1, 1, 1, 1], why: 'attack' })
  expect(table.zombies('7R.SE')).toBe('')
  expect(table.noise()).toBe('6R.S bang')
})

test('the gatling is fired from where it stands', () => {
  const table = atHotel('6R.C', { zombies: { '6R.S': { walker: 1 } } })
  expect(table.refusal({ do: 'gatling', zone: '6R.S' })).toBe('no-gatling-here UA-GAT-01')
})

test('UA-WAG-01 whoever pushes the wagon goes along, to the next street zone, with no zombie about', () => {
  const table = atHotel('6R.W')
  expect(table.refusal({ do: 'push', to: '6R.S' })).toBe('no-way UA-WAG-01')
  table.do({ do: 'push', to: '6R.C' })
  expect(table.where('nora')).toBe('6R.C')
  expect(table.board.wagon).toBe(table.zone('6R.C'))
  const hindered = atHotel('6R.W', { zombies: { '6R.W': { walker: 1 } } })
  expect(hindered.refusal({ do: 'push', to: '6R.C' })).toBe('zombies-here UA-WAG-01')
  expect(atHotel('6R.C').refusal({ do: 'push', to: '6R.W' })).toBe('no-wagon-here UA-WAG-01')
})

test('UA-WAG-02 one searches by the wagon as in a building', () => {
  const table = atHotel('6R.W', {}, { equipment: ['water'] })
  expect(table.do({ do: 'search' })).toContainEqual({
    type: 'drawn',
    pile: 0,
    card: 'water',
    person: 0,
  })
  expect(atHotel('6R.C').refusal({ do: 'search' })).toBe('cannot-search-here UA-SRC-01')
})

test('UA-WAG-02 a wagon that a mission locks is neither pushed nor searched', () => {
  const table = position({
    mission: 'rolling-up-our-sleeves',
    survivors: ['nora'],
    turn: 'nora',
    people: [{ id: 'nora', zone: '2V.SE' }],
  })
  expect(table.refusal({ do: 'push', to: '2V.E' })).toBe('wagon-stuck UA-WAG-02')
  expect(table.refusal({ do: 'search' })).toBe('cannot-search-here UA-SRC-01')
})

test('UA-WAG-03 a train that enters its zone smashes the wagon', () => {
  const mission = {
    ...THE_SLEEPING_MACHINE,
    start: ['10R.cab'],
    steam: { gauge: 20, broken: [] },
    wagon: { zone: '11V.2', moves: true, searched: true },
  }
  const table = new Stage({ ...accepted(readSetup({ survivors: TEAM })), mission })
  until(table, (each) => each.of('trainMoved').length > 0)
  expect(table.of('wagonSmashed')).toHaveLength(1)
  expect(table.board.wagon).toBe(NONE)
  expect(table.rules.view(table.board, 0)).toMatchObject({ machines: { wagon: null } })
  until(table, roundOf(2))
  expect(table.list('push')).toEqual([])
})
