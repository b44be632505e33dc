import { type Game, type GameModule, nth } from '@graveshift/kernel'
import { SECOND_EDITION_MODULE } from '@graveshift/second-edition'
import { expect, test } from 'vitest'
import { findSecret, tellGame, tellTwice, untilDrawn } from './testing/secrecy.ts'

/** Without what is bound to the promise itself: the commitment, and links over it. */
const unbound = (frames: readonly string[]) =>
  untilDrawn(frames).map((frame) => frame.replace(/"(commitment|link)":"[0-9a-f]+"/g, '"$1":""'))

test('T17 until something is drawn, frames of all viewers do not depend on the key, to the last letter', async () => {
  const [one, two] = [await tellGame(1, 30), await tellGame(2, 30)]
  expect(one.frames.map((frames) => frames.length > 5)).toEqual([true, true, true, true])
  for (const [viewer, frames] of one.frames.entries()) {
    const before = unbound(frames)
    expect(before.length).toBeGreaterThan(5)
    expect(unbound(nth(two.frames, viewer))).toEqual(before)
  }
  // And the key does decide what is drawn.
  expect(two.frames.at(-1)?.join()).not.toBe(one.frames.at(-1)?.join())
})

test('T18 the secret is in no frame and no report, in no form, until the game is over', async () => {
  expect(await findSecret(3)).toEqual([])
})

test.each([0, 5, 25, 45])(
  'T17 from the middle of a game (%i steps): with another key behind the same log, everybody is told the same until a draw',
  async (steps) => {
    const told = await tellTwice(steps, steps)
    expect(told[1]).toEqual(told[0])
    expect(told[0]?.every((frames) => frames.length > 0)).toBe(true)
  },
)

test('T17, T18 on zones: two keys tell everybody the same until a draw, and the secret shows only at the end', async () => {
  const game = SECOND_EDITION_MODULE as unknown as GameModule<Game>
  const told = await tellTwice(3, 12, game)
  expect(told[1]).toEqual(told[0])
  expect(told[0]?.every((frames) => frames.length > 0)).toBe(true)
  expect(await findSecret(4, 4, game)).toEqual([])
})
