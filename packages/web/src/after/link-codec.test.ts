import { deflateRawSync } from 'node:zlib'
import { has } from '@graveshift/kernel'
import { LONGEST_OUTLINE, outlineOf, recordFromOutline } from '@graveshift/table'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MODULE, played } from '../testing/first-game.ts'
import { LONGEST_CODE, packText, unpackText } from './link-codec.ts'

test('any text comes back', () =>
  fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme' }), async (text) => {
      expect(await unpackText(await packText(text), LONGEST_OUTLINE)).toEqual({ text })
    }),
    { numRuns: 50 },
  ))

test('letters need no escaping in an address', async () => {
  expect(await packText('Zombie Pyramid ÄÖÜ ☠ '.repeat(40))).toMatch(/^[A-Za-z0-9_-]+$/)
})

test.each([1, 2, 4, 6])('a whole game of %i fits into a link and comes back', async (seats) => {
  const record = played({ seats }, seats).record({ for: 'players' })
  const code = await packText(JSON.stringify(outlineOf(record)))
  expect(code.length).toBeLessThan(LONGEST_CODE)
  const unpacked = await unpackText(code, LONGEST_OUTLINE)
  const text = has(unpacked, 'text') ? unpacked.text : ''
  expect(recordFromOutline(MODULE, text)).toEqual(JSON.parse(JSON.stringify(record)))
})

test.each([
  ['nothing', ''],
  ['other letters', 'a+b/c='],
  ['markup', '<script>'],
  ['one letter', 'A'],
  ['no packed text', 'AAAAAAAAAAAA'],
  ['a text that is none', deflateRawSync(Buffer.from([0xc3, 0x28])).toString('base64url')],
])('%s is not readable', async (_what, code) => {
  expect(await unpackText(code, LONGEST_OUTLINE)).toEqual({ bad: 'not-readable' })
})

test('a cut code is not readable', async () => {
  const code = await packText('The quick brown zombie jumps over the lazy survivor.'.repeat(3))
  expect(await unpackText(code.slice(0, -8), LONGEST_OUTLINE)).toEqual({ bad: 'not-readable' })
})

test('what would burst is left packed', async () => {
  const bomb = deflateRawSync(Buffer.alloc(64 * 1024 * 1024)).toString('base64url')
  expect(bomb.length).toBeLessThan(100_000)
  expect(await unpackText(bomb, LONGEST_OUTLINE)).toEqual({ bad: 'too-large' })
  expect(await unpackText('A'.repeat(300_000), LONGEST_OUTLINE)).toEqual({ bad: 'too-large' })
})

test('the cap is exact', async () => {
  const code = await packText('x'.repeat(1000))
  expect(await unpackText(code, 1000)).toEqual({ text: 'x'.repeat(1000) })
  expect(await unpackText(code, 999)).toEqual({ bad: 'too-large' })
})
