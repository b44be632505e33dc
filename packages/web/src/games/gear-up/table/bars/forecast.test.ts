import { contentFor, walkForecast } from '@graveshift/gear-up'
import { expect, test } from 'vitest'
import { played } from '../../testing/played.ts'
import { rangeOf, walkRange } from './forecast.ts'

test('a range needs something to range over', () => {
  expect(rangeOf([2, 0, 3])).toEqual({ least: 0, most: 3 })
  expect(rangeOf([])).toBeUndefined()
})

test('after the last turn no walk is expected, rather than an endless one', () => {
  const session = played({ seats: 2 }, 2)
  const { board } = session.state
  expect(board.outcome).toBeDefined()
  const walk = walkForecast(contentFor(session.options), { ...board, turn: 9, turnDeck: [] })
  expect(walk.walks.outcomes).toEqual([])
  expect(walkRange({ walk }, 0)).toBeUndefined()
})
