import { hashOf } from '@graveshift/kernel'
import { expect, test } from 'vitest'
import { GAME, played } from '../testing/first-game.ts'
import { placeAfter, placesOf, turnStarts } from './replay.ts'

const { clock } = GAME

test('the places of a game lead from its setup to its end', () => {
  const session = played({ seats: 3 }, 2)
  const places = placesOf(session, clock)
  expect(places.map(({ batch }) => batch.seq)).toEqual(session.log().map(({ seq }) => seq))
  expect(hashOf(places.at(-1)?.board)).toBe(hashOf(session.state.board))
  const turns = places.map(({ turn }) => turn)
  expect(turns).toEqual([...turns].sort((a, b) => a - b))
})

test('what was taken back is no place', () => {
  const session = played({ seats: 2 }, 4, 1)
  const before = placesOf(session, clock).length
  const [choice] = session.choices()
  if (!choice) throw new Error('nothing is asked')
  session.do(choice.seat === 'team' ? 0 : choice.seat, choice.id, session.picks(choice).at(-1) ?? null)
  expect(session.undo()).not.toHaveProperty('refused')
  expect(placesOf(session, clock)).toHaveLength(before)
})

const starts = turnStarts([1, 1, 1, 2, 2, 4].map((turn) => ({ turn })))

test('turns begin where the count changes', () => {
  expect(starts).toEqual([0, 3, 5])
})

test.each([
  ['start', 4, 0],
  ['end', 1, 5],
  ['back', 0, 0],
  ['back', 4, 3],
  ['forward', 5, 5],
  ['forward', 2, 3],
  ['back-turn', 4, 3],
  ['back-turn', 3, 0],
  ['back-turn', 0, 0],
  ['forward-turn', 0, 3],
  ['forward-turn', 4, 5],
  ['forward-turn', 5, 5],
] as const)('%s from %i leads to %i', (move, at, to) => {
  expect(placeAfter(move, at, 5, starts)).toBe(to)
})
