import type { Json } from '@graveshift/kernel'
import { accepted } from '@graveshift/kernel/testing/table'
import { describe, expect, test } from 'vitest'
import type { Setup } from '../board.ts'
import { SUPPLY } from '../content/figures.ts'
import { evolve } from '../evolve.ts'
import { missionOf } from '../missions/mission-of.ts'
import { westernRules } from '../rules.ts'
import { readSetup } from '../setup.ts'
import { CALM, game, position, type Script, Stage } from '../testing/stage.ts'

/** Anthony at turn in the hotel, where the building of 9R goes on into 3V. */
const inHotel = (zone: string, more: Record<string, Json> = {}, script: Script = {}) =>
  hotel(zone, { turn: 'anthony', ...more }, script)

/** He is there, and it is not his turn. */
const hotel = (zone: string, more: Record<string, Json>, script: Script = {}) =>
  position(
    {
      mission: 'nobodys-hotel',
      survivors: ['anthony'],
      people: [{ id: 'anthony', zone }],
      ...more,
    },
    script,
  )

type Table = ReturnType<typeof inHotel>

const awake = ({ kit, board }: Table): string[] =>
  kit.mission.piles.flatMap(({ face }, pile) => (board.pilesAwake & (1 << pile) ? [face] : []))

describe('corpse piles', () => {
  test('UA-PIL-01 the first who enters a building wakes the pile of that tile', () => {
    const table = inHotel('6R.SW')
    expect(awake(table)).toEqual([])
    table.do({ do: 'move', to: '9R.a' })
    expect(awake(table)).toEqual(['9R'])
    expect(table.of('pileWoke')).toHaveLength(1)
    table.do({ do: 'move', to: '9R.b' })
    expect(table.of('pileWoke')).toHaveLength(1)
  })

  test('UA-PIL-01, UA-RUL-16 a building over several tiles is woken tile by tile', () => {
    const table = inHotel('9R.b', { corpsePiles: [{ tile: '9R', state: 'awake' }] })
    table.do({ do: 'move', to: '9R.c' })
    expect(awake(table)).toEqual(['9R'])
    table.do({ do: 'move', to: '3V.a' })
    expect(awake(table)).toEqual(['9R', '3V'])
  })

  test('UA-PIL-01 by the option the whole building wakes at once', () => {
    const table = inHotel('6R.SW', { piles: 'building' })
    table.do({ do: 'move', to: '9R.a' })
    expect(awake(table)).toEqual(['9R', '3V'])
  })

  test('UA-PIL-03, UA-RUL-17 who begins inside wakes nothing by leaving, only by a move inside', () => {
    const leaving = inHotel('9R.a')
    leaving.do({ do: 'move', to: '6R.SW' })
    expect(awake(leaving)).toEqual([])
    const inside = inHotel('9R.a')
    inside.do({ do: 'move', to: '9R.b' })
    expect(awake(inside)).toEqual(['9R'])
  })

  test('UA-PIL-03 zombies wake no pile', () => {
    const table = hotel('9R.a', { phase: 'zombies', zombies: { '6R.SW': { walker: 1 } } })
    expect(table.of('zombiesMoved').length).toBeGreaterThan(0)
    expect(table.of('pileWoke')).toEqual([])
  })

  test('UA-PIL-02 an awake pile draws a card in the spawn step, an asleep one none', () => {
    const spawned = (piles: Json) => {
      const table = hotel('6R.C', { phase: 'spawn', corpsePiles: piles }, { spawn: [...CALM] })
      return table.of('spawnDrawn').map(({ zone }) => table.kit.map.zones[zone]?.name)
    }
    expect(spawned([])).toEqual(['3V.SE', '7R.SE'])
    expect(spawned([{ tile: '9R', state: 'awake' }])).toEqual(['3V.SE', '9R.b', '7R.SE'])
  })

  test('UA-PIL-04 a safe pile stays safe, whoever comes', () => {
    const table = inHotel('6R.SW', { corpsePiles: [{ tile: '9R', state: 'safe' }] })
    table.do({ do: 'move', to: '9R.a' })
    expect(awake(table)).toEqual([])
  })

  test('UA-PIL-05 a pile to be woken with no white token left: the town is overrun', () => {
    const plan = {
      ...missionOf('dry-run').data,
      tiles: ['3V - 4V - 6R - 7R - 9R - 5R - 8V - 18R - 15R - 17R'],
    }
    const setup: Setup = { ...accepted(readSetup({ mission: 'dry-run' })), mission: plan }
    const { kit, rules } = westernRules(setup)
    const { board } = rules.begin(setup)
    const last = kit.mission.piles.findIndex(({ face }) => face === '3V')
    kit.mission.piles.forEach((_, pile) => {
      if (pile !== last) rules.evolve(board, { type: 'pileWoke', pile, person: 0 })
    })
    expect(kit.mission.piles).toHaveLength(SUPPLY.piles + 1)
    const table = new Stage(setup, {}, { board, frames: [{ kind: 'game', at: 'round', next: 0 }] })
    table.do({ do: 'activate', person: 'anthony' })
    table.do({ do: 'move', to: '3V.S' })
    expect(table.board.outcome).toBeUndefined()
    table.do({ do: 'move', to: '3V.a' })
    expect(table.events.at(-1)).toEqual({ type: 'lost', why: 'piles', person: 0 })
  })

  test('GG-W02 the hotel asks for two tokens, two companions, a safe chapel, then everybody out', () => {
    const { kit, board } = game({ mission: 'nobodys-hotel' })
    expect(kit.goals.map(({ data }) => data.goal)).toEqual(['objectives', 'rally', 'purified', 'leave'])
    expect(board.people.filter(({ seat }) => seat < 0)).toHaveLength(2)
    expect(board.tokens).toHaveLength(2)
    const chapel = kit.mission.piles.findIndex(({ face }) => face === '3V')
    const goal = kit.goals.find(({ data }) => data.goal === 'purified')
    const isMet = () => goal?.kind.met(kit, board, goal.data)
    expect(isMet()).toBe(false)
    evolve(kit, board, { type: 'pilePurified', pile: chapel, person: 0 })
    expect(isMet()).toBe(true)
  })

  test('UA-SET-01 all piles sleep at the beginning', () => {
    expect(game({ mission: 'nobodys-hotel' }).board).toMatchObject({ pilesAwake: 0, pilesSafe: 0 })
  })
})
