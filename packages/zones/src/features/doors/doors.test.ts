import { describe, expect, test } from 'vitest'
import type { TinyOptions } from '../../testing/tiny/game.ts'
import { onStreet } from '../../testing/tiny/scenes.ts'
import { tinyTable } from '../../testing/tiny/table.ts'

const DOOR = 'hall-mid'

/** Ann before the only door, with something in her hand. */
const before = (hand: readonly string[], more: Partial<TinyOptions> = {}, spawn: readonly string[] = []) =>
  tinyTable(onStreet({ at: 'turn', people: [{ id: 'ann', zone: 'mid', skills: [], hand }], ...more }), {
    spawn,
  })

const typesOf = (events: readonly { readonly type: string }[]) => events.map(({ type }) => type)

describe('doors', () => {
  test('somebody opens a door with what opens doors, and goes through', () => {
    const table = before(['spade'], {}, ['few'])
    expect(table.reason({ do: 'move', to: 'hall' })).toMatch(/^no-way /)
    table.play({ do: 'door', door: DOOR, with: 'spade' })
    expect(table.reason({ do: 'door', door: DOOR, with: 'spade' })).toBe('door-open TINY-door')
    table.play({ do: 'move', to: 'hall' })
    expect(table.where('ann')).toBe('hall')
  })

  test('some cards are loud about it, others open nothing', () => {
    expect(
      typesOf(before(['spade'], {}, ['few']).do({ do: 'door', door: DOOR, with: 'spade' })),
    ).not.toContain('noiseMade')
    expect(typesOf(before(['pick'], {}, ['few']).do({ do: 'door', door: DOOR, with: 'pick' }))).toContain(
      'noiseMade',
    )
    expect(before(['sling']).reason({ do: 'door', door: DOOR, with: 'sling' })).toBe(
      'cannot-open-doors TINY-door',
    )
  })

  test('the first door of a building wakes what waits in its dark rooms', () => {
    const table = before(['spade'], {}, ['few'])
    const events = typesOf(table.do({ do: 'door', door: DOOR, with: 'spade' }))
    expect(events).toEqual(expect.arrayContaining(['doorOpened', 'buildingOpened', 'spawnDrawn']))
    expect(table.zombies('cellar')).toBe('crawler 1')
  })

  test('a door that is far away or open already is refused', () => {
    const west = { people: [{ id: 'ann', skills: [], hand: ['spade'] }] }
    expect(before([], west).reason({ do: 'door', door: DOOR, with: 'spade' })).toBe('no-door-here TINY-door')
    const open = before(['spade'], { open: [DOOR] })
    expect(open.reason({ do: 'door', door: DOOR, with: 'spade' })).toBe('door-open TINY-door')
  })
})
