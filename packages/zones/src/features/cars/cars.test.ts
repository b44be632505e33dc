import { describe, expect, test } from 'vitest'
import type { TinyOptions } from '../../testing/tiny/game.ts'
import { onStreet } from '../../testing/tiny/scenes.ts'
import { tinyTable } from '../../testing/tiny/table.ts'

const drive = (...path: string[]) => ({ do: 'drive', path })
const getIn = (seat: string) => ({ do: 'get-in', car: 0, seat })

/** Ann beside a cart in the west, with the east full of crawlers. */
const besideCart = (more: Partial<TinyOptions> = {}, dice: readonly number[] = []) =>
  tinyTable(
    onStreet({
      at: 'turn',
      carts: ['west'],
      people: [{ id: 'ann', skills: ['plus-action', 'plus-action'] }],
      mission: { zombies: [{ zone: 'east', kind: 'crawler', count: 2 }] },
      ...more,
    }),
    { dice },
  )

describe('cars', () => {
  test('whoever sits at the wheel drives, and takes the car along', () => {
    const table = besideCart()
    expect(table.reason(drive('mid'))).toBe('not-driving TINY-drive')
    table.play(getIn('driver'))
    expect(table.reason({ do: 'move', to: 'mid' })).toBe('in-a-car TINY-walk')
    table.play(drive('mid'))
    expect(table.board.cars[0]).toMatchObject({ zone: 1, driver: 0 })
    expect(table.board.people[0]?.zone).toBe(1)
    table.play({ do: 'get-out' })
    expect(table.board.cars[0]).toMatchObject({ zone: 1, driver: -1 })
  })

  test('a fast drive attacks where zombies stand, and tells how many it ran over', () => {
    const table = besideCart({}, [6, 1])
    table.play(getIn('driver'))
    table.play(drive('mid', 'east'))
    expect(table.events.filter(({ type }) => type === 'rolled')).toMatchObject([{ dice: [6, 1], why: 'car' }])
    expect(table.board.tally).toEqual({ 'ran-over': 1 })
  })

  test('cars keep to the streets', () => {
    const table = besideCart({ open: ['hall-mid'] })
    table.play(getIn('driver'))
    expect(table.reason(drive('mid', 'hall'))).toBe('no-cars-inside TINY-drive')
    expect(table.reason(drive('east'))).toBe('no-road TINY-drive')
  })

  test('two change seats, and nobody gets in among zombies', () => {
    const people = [
      { id: 'ann', skills: ['plus-action', 'plus-action'] },
      { id: 'ben', skills: [] },
    ]
    const table = besideCart({ people })
    table.play(getIn('passenger'))
    expect(table.board.cars[0]).toMatchObject({ driver: -1, passengers: [0] })
    table.play({ do: 'change-seat' })
    expect(table.board.cars[0]).toMatchObject({ driver: 0, passengers: [] })
    const beset = besideCart({ carts: ['east'], people: [{ id: 'ann', zone: 'east' }] })
    expect(beset.reason(getIn('driver'))).toBe('zombies-here TINY-getIn')
  })
})
