import { expect, test } from 'vitest'
import { END, MAIN, otherButtons } from './kinds.ts'

test('no two buttons share a key or an action', () => {
  const buttons = [...MAIN, END]
  const keys = buttons.map(({ key }) => key)
  expect(new Set(keys).size).toBe(keys.length)
  const actions = buttons.flatMap((button) => button.actions)
  expect(new Set(actions).size).toBe(actions.length)
})

test('what has no button of its own gets one, once', () => {
  expect(otherButtons(['move', 'reload', 'reload', 'sprint', 'end']).map(({ id }) => id)).toEqual([
    'reload',
    'sprint',
  ])
})
