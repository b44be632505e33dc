import { expect, test } from 'vitest'
import { readResults } from './script.ts'

const KNOWN = { dice: 6, red: ['ace', 'king'], black: ['king', 'joker'] }

test('a script is read stream by stream: names of its deck, or sides of its die', () => {
  expect(readResults(KNOWN, 'red', ['king', 'ace', 'king'])).toEqual(['king', 'ace', 'king'])
  expect(readResults(KNOWN, 'dice', [0, 5])).toEqual([0, 5])
})

test.each([
  ['red', ['joker'], 'other-deck', "red: 'joker' is not in this deck; it comes in black"],
  ['red', ['ace', 'queen'], 'unknown-card', "red: there is no card 'queen'"],
  ['red', [1], 'bad-script', 'red: must be names of cards'],
  ['dice', [6], 'bad-script', 'dice: must be numbers from 0 to 5'],
  ['dice', ['ace'], 'bad-script', 'dice: must be numbers from 0 to 5'],
  ['dice', 3, 'bad-script', 'a script is a list of at most 200 results'],
  ['toString', [], 'unknown-stream', "there is no stream 'toString'; there are dice, red, black"],
] as const)('%s %j is refused: %s', (stream, raw, fault, message) => {
  expect(readResults(KNOWN, stream, raw as never)).toEqual({ fault, message })
})
