import { describe, expect, test } from 'vitest'
import { yard } from '../testing/yard.ts'

const place = (zone: string) => ({ do: 'place-bottle', zone })
const shoot = (zone: string, more = {}) => ({ do: 'shoot-bottle', card: 'colt-saa', zone, ...more })
const shooter = (more = {}) => [{ id: 'bonnie', zone: '14R.NE', hand: ['colt-saa'], ...more }]

describe('a bottle is put down', () => {
  const carrier = shooter({ inventions: ['steam-bottle'] })

  test('GG-EQP-03 at range 0-1 in sight, and stays there', () => {
    const table = yard(carrier)
    expect(table.list('place-bottle')).toEqual(['14R.NE', '14R.E', '16R.c'].map(place))
    expect(table.refusal(place('14R.SE'))).toBe('out-of-range GG-EQP-03')
    expect(table.refusal(place('14R.C'))).toBe('cannot-see GG-EQP-03')
    table.do(place('14R.E'))
    expect(table.board.bottles).toEqual([table.zone('14R.E')])
    expect(table.person('bonnie').slots).toEqual([[], []])
    expect(table.refusal(place('14R.E'))).toBe('no-bottle GG-EQP-03')
  })
})

describe('a bottle is shot at', () => {
  const town = (...bottles: string[]) => ({ town: { bottles } })

  test('GG-EQP-03 one hit takes every zombie, whatever comes first in the targeting order; GG-RUL-15 the shooter has all points', () => {
    const zombies = { zombies: { '14R.E': { walker: 3, brute: 1, 'steam-monster': 1 } } }
    const table = yard(shooter(), { ...town('14R.E'), ...zombies }, { dice: [4, 1] })
    table.do(shoot('14R.E'))
    expect(table.zombies('14R.E')).toBe('')
    expect(table.person('bonnie').points).toBe(9)
    expect(table.noise()).toBe('14R.E boom')
    expect(table.board.bottles).toEqual([])
    expect(table.board.piles[4]?.discards).toEqual(['steam-bottle'])
  })

  test('GG-RUL-13 without a hit it stays; range, sight and full steam are as usual', () => {
    const table = yard(shooter(), town('14R.E', '14R.SE'), { dice: [1, 1, 1] })
    expect(table.refusal(shoot('14R.SE'))).toBe('out-of-range UA-CMB-04')
    expect(table.refusal(shoot('16R.c'))).toBe('no-bottle-there GG-EQP-03')
    table.do(shoot('14R.E', { style: 'full-steam' }))
    expect(table.board.bottles).toHaveLength(2)
    expect(table.person('bonnie').hand).toEqual(['colt-saa~'])
    expect(table.noise()).toBe('14R.NE bang')
  })

  test('GG-RUL-14 several bottles in a zone explode together, each by itself', () => {
    const table = yard(shooter(), town('14R.E', '14R.E', '14R.NE'), { dice: [6, 6] })
    const events = table.do(shoot('14R.E'))
    expect(events.filter(({ type }) => type === 'exploded')).toHaveLength(2)
    expect(table.board.bottles).toEqual([table.zone('14R.NE')])
  })

  test('GG-RUL-14 dynamite sets them off', () => {
    const table = yard(shooter({ hand: ['dynamite'] }), {
      ...town('14R.E'),
      zombies: { '14R.E': { walker: 1 } },
    })
    const events = table.do({ do: 'throw', card: 'dynamite', zone: '14R.E' })
    expect(events.filter(({ type }) => type === 'exploded')).toMatchObject([
      { blast: 'dynamite' },
      { blast: 'bottle' },
    ])
    expect(table.board.bottles).toEqual([])
    expect(table.noise()).toBe('14R.E boom')
  })

  test('GG-EQP-07 survivors there fall as well, so that it takes a second word', () => {
    const friend = { id: 'nora', zone: '14R.E' }
    const table = yard([...shooter(), friend], town('14R.E'), { dice: [6, 6] })
    expect(table.refusal(shoot('14R.E'))).toBe('must-be-sure GG-EQP-07')
    const types = table.do(shoot('14R.E', { sure: true })).map(({ type }) => type)
    expect(types).toContain('eliminated')
  })

  test('GG-RUL-13 misses are friendly fire', () => {
    const friend = { id: 'nora', zone: '14R.E' }
    const table = yard([...shooter(), friend], town('14R.E'), { dice: [1, 6] })
    table.script({ dice: [1, 1] })
    const events = table.do(shoot('14R.E', { sure: true }))
    expect(events.filter(({ type }) => type === 'wounded')).toMatchObject([
      { from: 'friendly-fire' },
      { from: 'friendly-fire' },
    ])
  })
})
