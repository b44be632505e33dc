import { expect, test } from 'vitest'
import { forgetOldest, MOST_OPEN } from './forget-oldest.ts'

const opened = (...games: readonly (readonly [id: string, isSaved: boolean])[]) => new Map(games)
const isSaved = (saved: boolean) => saved

test('the games longest not looked at are let go of, so that a tab stays as small as it was', () => {
  const open = new Map<string, boolean>()
  for (let game = 0; game < 10; game++) {
    open.set(`game ${game}`, true)
    forgetOldest(open, isSaved)
  }
  expect([...open.keys()]).toEqual(['game 7', 'game 8', 'game 9'])
  expect(open.size).toBe(MOST_OPEN)
})

test('what is not saved yet is kept, and so is the last one', () => {
  const open = opened(['a', false], ['b', false], ['c', false], ['d', true])
  forgetOldest(open, isSaved)
  expect([...open.keys()]).toEqual(['a', 'b', 'c', 'd'])
  open.set('e', false)
  forgetOldest(open, isSaved)
  expect([...open.keys()]).toEqual(['a', 'b', 'c', 'e'])
})
