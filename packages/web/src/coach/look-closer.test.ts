import type { Played } from '@graveshift/bots'
import { expect, test } from 'vitest'
import { knownOf, lookCloser } from './look-closer.ts'

function watched() {
  const asked: number[] = []
  const told: Played[] = []
  const play = async (from: number, games: number): Promise<Played> => {
    asked.push(from)
    return { games, sum: games * 500, squares: games * 250_000, isOver: false }
  }
  return { asked, told, play, tell: (played: Played) => void told.push(played) }
}

test('goes on where it was when it is shown anew, and keeps what it knows', async () => {
  const table = {}
  const first = watched()
  await lookCloser(table, 3, first.play, first.tell, () => first.told.length < 4)
  expect(first.asked).toEqual([0, 25, 50, 75])

  const second = watched()
  await lookCloser(table, 3, second.play, second.tell, () => true)
  expect(second.asked[0]).toBe(100)
  expect(second.told.at(-1)?.games).toBe(400)

  const third = watched()
  await lookCloser(table, 3, third.play, third.tell, () => true)
  expect(third.asked).toEqual([])
  expect(third.told).toEqual([second.told.at(-1)])
})

test('begins anew after a move, and nothing is told of what nobody wants any more', async () => {
  const table = {}
  const before = watched()
  await lookCloser(table, 1, before.play, before.tell, () => before.asked.length < 1)
  expect(before.told).toEqual([])
  expect(knownOf(table)).toBeUndefined()

  const after = watched()
  await lookCloser(table, 1, after.play, after.tell, () => true)
  await lookCloser(table, 2, after.play, after.tell, () => after.asked.length < 18)
  expect(after.asked.slice(-2)).toEqual([0, 25])
})
