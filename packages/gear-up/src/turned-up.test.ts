import { expect, test } from 'vitest'
import type { Event } from './board.ts'
import { turnedUp } from './turned-up.ts'

const FROM_THE_START = { turn: 0, card: undefined }

test('each turn keeps its turn card and the card under it; a new round starts empty', () => {
  const first: Event[] = [
    { type: 'roundBegan', round: 1 },
    { type: 'turnRevealed', turn: 1, card: 'red-slow' },
    { type: 'turnRevealed', turn: 2, card: 'blue-still' },
    { type: 'turnRevealed', turn: 3, card: 'green-slow' },
    { type: 'spawnRevealed', card: 'b' },
  ]
  const turns = turnedUp(first, FROM_THE_START)
  expect(turns.get(1)).toEqual({ turn: 'red-slow', card: undefined })
  expect(turns.get(3)).toEqual({ turn: 'green-slow', card: 'b' })
  expect(turns.size).toBe(3)
  expect(turnedUp([...first, { type: 'roundBegan', round: 2 }], FROM_THE_START).size).toBe(0)
})

test('a game that began in the middle of a turn shows the card of that turn', () => {
  const start = { turn: 4, card: 'blue-still' }
  expect(turnedUp([], start).get(4)).toEqual({ turn: 'blue-still', card: undefined })
  const turns = turnedUp([{ type: 'spawnRevealed', card: 'a' }], start)
  expect(turns.get(4)).toEqual({ turn: 'blue-still', card: 'a' })
})
