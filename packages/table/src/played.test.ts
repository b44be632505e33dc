import { FastChance } from '@graveshift/kernel'
import { expect, test } from 'vitest'
import { isUndo } from './batch.ts'
import { lineOfPlay } from './line-of-play.ts'
import { loaded, play, seated, step } from './testing.ts'

/** A game in which something was taken back. */
function withUndo() {
  const session = play(seated({ seats: 3 }), 3, 30)
  const random = new FastChance(3)
  while (session.seq - session.horizon < 2) step(session, random)
  session.undo()
  session.undo()
  return play(session, 4, 20)
}

test('what was taken back is no part of the line of play, and the taking back is none', () => {
  const session = withUndo()
  const line = lineOfPlay(session.log())
  expect(session.log().filter(isUndo)).toHaveLength(2)
  expect(line).toHaveLength(session.log().length - 4)
  expect(session.events()).toEqual(line.flatMap(({ events }) => events))
})

test('all that counts is handed out with the board after it, up to the present', () => {
  const session = withUndo()
  let events = 0
  let last: object | undefined
  for (const { event, board } of session.played()) {
    expect(event).toBe(session.events()[events++])
    last = board
  }
  expect(events).toBe(session.events().length)
  expect(last).toEqual(session.state.board)
})

test('the board after every batch is known, after a step back the earlier one', () => {
  const session = withUndo()
  for (const batch of session.log())
    if (isUndo(batch)) expect(session.boardAfter(batch.seq)).toBe(session.boardAfter(batch.undo))
  expect(session.boardAfter(session.seq)).toEqual(session.state.board)
})

test('deeds are told alike, whether each batch is looked at as it happens or all of them at once', () => {
  const session = seated({ seats: 2 })
  const random = new FastChance(8)
  const seen: unknown[] = []
  do {
    session.moments(session.seq)
    seen.push(...session.done(session.seq))
  } while (session.seq < 60 && step(session, random))
  expect(seen.length).toBeGreaterThan(10)
  expect(loaded(session.record({ for: 'host' })).done()).toEqual(seen)
})
