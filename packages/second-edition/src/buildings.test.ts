import type { Json } from '@graveshift/kernel'
import { describe, expect, test } from 'vitest'
import { position, type Script } from './testing.ts'

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

  test('Z2-EQP-14 a Crowbar in the backpack opens nothing: it is not in hand', () => {
    const packed = opener([], {
      people: [{ id: 'tiger-sam', zone: SHUT, hand: ['katana'], pack: ['crowbar'], skills: [], points: 7 }],
    })
    expect(packed.list('door')).toEqual([])
    expect(packed.refusal({ do: 'door', door: '5R.b-5R.S', with: 'crowbar' })).toBe('not-in-hand Z2-EQP-14')
    expect(opener(['katana']).refusal({ do: 'door', door: '5R.b-5R.S', with: 'crowbar' })).toBe(
      'not-in-hand Z2-EQP-14',
    )
  })

  test('Z2-ACT-03 Z2-EQP-05 EXAMPLES Fire Axe and Chainsaw open noisily, the Crowbar in silence; the Chainsaw alone kills noisily; without them nobody opens', () => {
    const open = (card: string) => {
      const table = opener([card], {}, { spawn: ['11'] })
      table.do({ do: 'door', door: '5R.b-5R.S', with: card })
      return [table.board.doors !== 0, table.noise(SHUT)]
    }
    expect(open('crowbar')).toEqual([true, 0])
    expect(open('fire-axe')).toEqual([true, 1])
    expect(open('chainsaw')).toEqual([true, 1])
    const kill = (card: string) => {
      const table = opener([card], { zombies: { [SHUT]: { walker: 1 } } }, { dice: [6, 6, 6, 6, 6] })
      table.do({ do: 'melee', card, zone: SHUT })
      return [table.zombies(SHUT), table.noise(SHUT)]
    }
    expect(kill('fire-axe')).toEqual(['', 0])
    expect(kill('chainsaw')).toEqual(['', 1])
    expect(kill('crowbar')).toEqual(['', 0])
    expect(opener(['katana']).refusal({ do: 'door', door: '5R.b-5R.S', with: 'katana' })).toBe(
      'cannot-open-doors Z2-EQP-05',
    )
    expect(opener([]).refusal({ do: 'door', door: '5R.b-5R.S' })).toBe('cannot-open-doors Z2-EQP-05')
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

  test('Z2-OPT-04 companions alone spare no building', () => {
    const table = position({
      mission: 'best-friends-forever',
      survivors: ['ned'],
      turn: 'ned',
      people: [{ id: 'ned', zone: '9R.S', hand: ['crowbar'] }],
      companions: [{ id: 'lou', zone: '2R.a' }],
    })
    const house = table.kit.map.buildings.findIndex(({ rooms }) => rooms.includes(table.zone('2R.a')))
    expect(table.board.opened & (1 << house)).toBe(0)
  })

  test('Z2-SKL-27 Break-in: without card or noise, and a free action for one door', () => {
    const table = opener([], {}, { spawn: ['11'] })
    table.person('tiger-sam').skills = ['break-in']
    table.do({ do: 'door', door: '5R.b-5R.S' })
    expect(table.noise(SHUT)).toBe(0)
    expect(table.of('acted')[0]).toMatchObject({ action: 'door', paid: [6, 1] })
  })
})
