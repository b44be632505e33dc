import { expect, test } from 'vitest'
import { UNSEEN } from './map/sight.ts'
import type { TinyOptions } from './testing/tiny/game.ts'
import { onStreet } from './testing/tiny/scenes.ts'
import { tinyTable } from './testing/tiny/table.ts'
import { headingsFrom } from './zombies/heading.ts'

/** Ann with a sling in the west of the street, mist in its middle in every odd round, a zombie in the east. */
const inMist = (skills: readonly string[], more: Partial<TinyOptions> = {}) =>
  tinyTable(
    onStreet({
      at: 'turn',
      people: [{ id: 'ann', zone: 'west', skills, hand: ['musket'] }],
      mist: ['mid'],
      mission: { zombies: [{ zone: 'east', kind: 'crawler', count: 1 }] },
      ...more,
    }),
  )

const rangeTo = (table: ReturnType<typeof inMist>, to: string) =>
  table.kit.sight(table.board, 0, table.zone(to))

test('GG-RUL-24 nobody sees into fog or through it while it is there, zombies neither', () => {
  const table = inMist([])
  const [west, east] = [table.zone('west'), table.zone('east')]
  expect([rangeTo(table, 'mid'), rangeTo(table, 'east')]).toEqual([UNSEEN, UNSEEN])
  expect(table.kit.inSight(table.board, 0)).toEqual([west])
  expect(table.kit.seenFrom(table.board, east)).toEqual([east])
  expect(headingsFrom(table.kit, table.board, [east])[0]?.why).toBe('noise')
  const clear = inMist([], { round: 2 })
  expect(rangeTo(clear, 'east')).toBe(2)
  expect(headingsFrom(clear.kit, clear.board, [east])[0]?.why).toBe('sight')
})

test('who has eyes for it sees through fog, and is seen no more for that', () => {
  const table = inMist(['owl-eyes'])
  const east = table.zone('east')
  expect([rangeTo(table, 'mid'), rangeTo(table, 'east')]).toEqual([1, 2])
  expect(table.kit.sightFrom(table.board, 0, east, table.zone('mid'))).toBe(1)
  expect(table.kit.inSight(table.board, 0)).toContain(east)
  expect(table.kit.seenFrom(table.board, east)).toEqual([east])
})

test('fog does not stop those who go', () => {
  const table = inMist([])
  table.play({ do: 'move', to: 'mid' })
  expect(table.where('ann')).toBe('mid')
})

test('how deep those see who see deep is the choice of the kit', () => {
  const into = (depth: number) => {
    const people = [{ id: 'ann', zone: 'mid', skills: ['home-defender'] }]
    return rangeTo(inMist([], { people, mist: [], depth, open: ['hall-mid'] }), 'cellar')
  }
  expect([into(1), into(2), into(3)]).toEqual([UNSEEN, 2, 2])
})

test('UA-ZON-04 UA-BAL-05 nothing is found in a train or on a balcony', () => {
  const search = (kind: 'room' | 'train' | 'balcony') => {
    const mission = {
      zones: [
        { name: 'here', kind },
        { name: 'east', kind: 'street' as const },
      ],
      ways: ['here east east'],
    }
    const people = [{ id: 'ann', zone: 'here', skills: [] }]
    const plan = { ...mission, doors: [], start: ['here'], exit: 'east', objectives: [] }
    return tinyTable(onStreet({ at: 'turn', people, mission: plan })).answer({ do: 'search' })?.refused
  }
  expect([search('room'), search('train'), search('balcony')]).toEqual([
    undefined,
    'cannot-search-here',
    'cannot-search-here',
  ])
})
