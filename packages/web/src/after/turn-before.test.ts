import { isFault } from '@graveshift/kernel'
import { cutRecord, loadSession } from '@graveshift/table'
import { expect, test } from 'vitest'
import { newSecret } from '../store/new-names.ts'
import { GAME, MODULE, played } from '../testing/first-game.ts'
import { placesOf } from './replay.ts'
import { turnBefore } from './turn-before.ts'

const { clock } = GAME

const whole = played({ seats: 2 }, 8)
const record = whole.record({ for: 'host' })
const places = placesOf(whole, clock)

/** The number of the place that is the turn before another place. */
function placeBefore(index: number): number {
  const session = loadSession(MODULE, cutRecord(record, places[index]?.batch.seq ?? -1), newSecret)
  if (isFault(session)) throw new Error(session.message)
  const before = turnBefore(session, clock)
  return places.findIndex(({ batch }) => batch.seq === before)
}

test('the turn before ends with its last decision', () => {
  const turns = [...new Set(places.map(({ turn }) => turn))]
  expect(turns.length).toBeGreaterThan(3)
  for (const turn of turns.slice(1, 5)) {
    const first = places.findIndex((place) => place.turn === turn)
    expect(placeBefore(first)).toBe(first - 1)
    expect(placeBefore(places.findLastIndex((place) => place.turn === turn))).toBe(first - 1)
  }
})

test('the first turn leads back to the setup, and before that there is nothing', () => {
  expect(placeBefore(1)).toBe(0)
  expect(placeBefore(0)).toBe(-1)
})
