import type { Played } from '@graveshift/bots'
import { expect, test } from 'vitest'
import { knownOf, lookCloser } from './look-closer.ts'

/** Somebody who wants to know, until so many were asked or told. */
function watched({ asks = Number.POSITIVE_INFINITY, tells = Number.POSITIVE_INFINITY } = {}) {
  const asked: number[] = []
  const told: Played[] = []
  const unwanted = new AbortController()
  const play = async (from: number, games: number): Promise<Played> => {
    asked.push(from)
    if (asked.length >= asks) unwanted.abort()
    return { games, sum: games * 500, squares: games * 250_000, isOver: false }
  }
  const tell = (played: Played) => {
    told.push(played)
    if (told.length >= tells) unwanted.abort()
  }
  return { asked, told, play, tell, signal: unwanted.signal }
}

test('goes on where it was when it is shown anew, and keeps what it knows', async () => {
  const table = {}
  const first = watched({ tells: 4 })
  await lookCloser(table, 3, first.play, first.tell, first.signal)
  expect(first.asked).toEqual([0, 25, 50, 75])

  const second = watched()
  await lookCloser(table, 3, second.play, second.tell, second.signal)
  expect(second.asked[0]).toBe(100)
  expect(second.told.at(-1)?.games).toBe(400)

  const third = watched()
  await lookCloser(table, 3, third.play, third.tell, third.signal)
  expect(third.asked).toEqual([])
  expect(third.told).toEqual([second.told.at(-1)])
})

test('begins anew after a move, and nothing is told of what nobody wants any more', async () => {
  const table = {}
  const before = watched({ asks: 1 })
  await lookCloser(table, 1, before.play, before.tell, before.signal)
  expect(before.told).toEqual([])
  expect(knownOf(table)).toBeUndefined()

  const after = watched({ asks: 18 })
  await lookCloser(table, 1, after.play, after.tell, after.signal)
  await lookCloser(table, 2, after.play, after.tell, after.signal)
  expect(after.asked.slice(-2)).toEqual([0, 25])
})
