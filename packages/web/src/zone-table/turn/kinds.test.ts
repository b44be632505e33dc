import { expect, test } from 'vitest'
import { END, MAIN, mainButtons, otherButtons } from './kinds.ts'

test('no two buttons share a key or an action', () => {
  const buttons = [...MAIN, END]
  const keys = buttons.map(({ key }) => key)
  expect(new Set(keys).size).toBe(keys.length)
  const actions = buttons.flatMap((button) => button.actions)
  expect(new Set(actions).size).toBe(actions.length)
})

test('what has no button of its own gets one, once', () => {
  expect(otherButtons(MAIN, ['move', 'reload', 'reload', 'sprint', 'end']).map(({ id }) => id)).toEqual([
    'reload',
    'sprint',
  ])
})

test('a game has the buttons of what its rules know, with its own actions under them', () => {
  const own = { under: { take: ['read'] }, signs: { pump: 'reload' }, anywhere: [] } as const
  const actions = { move: {}, read: {}, search: {} } as unknown as Parameters<
    typeof mainButtons
  >[0]['actions']
  const main = mainButtons({ actions }, own)
  expect(main.map(({ id }) => id)).toEqual(['move', 'take', 'search'])
  expect(otherButtons(main, ['read', 'pump'], own)).toEqual([
    { id: 'pump', actions: ['pump'], sign: 'reload', key: undefined },
  ])
})
