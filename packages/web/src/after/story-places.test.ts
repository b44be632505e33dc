import { expect, test } from 'vitest'
import { GAME, played } from '../testing/first-game.ts'
import { placesOf } from './replay.ts'
import { storyPlaces } from './story-places.ts'

const { clock } = GAME

test('every line stands under the turn in which it happened, each turn once', () => {
  const session = played({ seats: 2 }, 5)
  const places = placesOf(session, clock)
  const story = storyPlaces(places, session.told(), 0, clock)
  expect(story).toHaveLength(places.length)
  expect(story.flat().flatMap(({ lines }) => lines)).toHaveLength(session.told().length)
  const begun = story.flat().flatMap(({ begins }) => begins ?? [])
  expect(new Set(begun).size).toBe(begun.length)
  expect(begun.slice(0, 3)).toEqual([1, 2, 3])
  // A part that begins a turn says so first: whatever ended the turn before stands above it.
  for (const { begins, lines } of story.flat())
    if (begins) expect(lines[0]?.word).toMatch(/^log\.(roundBegan|turnRevealed)/)
    else for (const { word } of lines) expect(word).not.toMatch(/^log\.turnRevealed/)
})

test('a game that begins in the middle is told under its turn', () => {
  const session = played({ seats: 2 }, 5, 2)
  const [first] = storyPlaces(placesOf(session, clock), session.told(), 13, clock)
  expect(first?.[0]?.begins).toBe(13)
})

test('where no event begins a turn, a decision does', () => {
  const session = played({ seats: 2 }, 5)
  const places = placesOf(session, clock)
  const parts = storyPlaces(places, session.told(), 0, {}).flat()
  expect(parts.flatMap(({ begins }) => begins ?? [])).toEqual([
    ...new Set(places.map(({ turn }) => turn).filter((turn) => turn > 0)),
  ])
  expect(parts.flatMap(({ lines }) => lines)).toHaveLength(session.told().length)
})
