import { isFault } from '@graveshift/kernel'
import { describe, expect, it } from 'vitest'
import { LONGEST_PLAN } from './client-message.ts'
import { CLOSE, closeReason } from './close-codes.ts'
import { DEEPEST_MESSAGE, LONGEST_MESSAGE, readMessage } from './read-message.ts'

const ID = 'abcdefghijklmnopqrstuv'
const doing = (act: unknown, over: object = {}) =>
  JSON.stringify({ type: 'do', id: ID, basis: 3, act, ...over })
const faultOf = (text: string) => {
  const read = readMessage(text)
  return isFault(read) ? read.fault : read.type
}
const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)
const planned = (pick: string) => `{"type":"say","what":{"kind":"plan","seat":0,"choice":1,"pick":${pick}}}`

describe('a message from a client', () => {
  it.each([
    ['{"type":"alive"}', 'alive'],
    ['{"type":"tail","from":4}', 'tail'],
    [doing({ kind: 'sit', seat: 2 }), 'do'],
    [doing({ kind: 'answer', seat: 0, choice: 7, pick: { do: 'hit', target: 1, squares: 'a1' } }), 'do'],
    ['{"type":"hello","v":2,"ticket":"t","form":"log","last":-1}', 'hello'],
    ['{"type":"say","what":{"kind":"phrase","phrase":"well-done"}}', 'say'],
    [planned('null'), 'say'],
    [planned(JSON.stringify('x'.repeat(LONGEST_PLAN - 2))), 'say'],
    // Two levels belong to the message itself.
    [planned(nested(DEEPEST_MESSAGE - 2)), 'say'],
  ])('number %# is read', (text, type) => {
    expect(faultOf(text)).toBe(type)
  })

  it.each([
    [planned(JSON.stringify('x'.repeat(LONGEST_PLAN - 1))), 'bad-message'],
    ['', 'not-json'],
    ['{', 'not-json'],
    ['null', 'bad-message'],
    ['[]', 'bad-message'],
    ['{"type":"alive","more":1}', 'bad-message'],
    ['{"type":"unknown"}', 'bad-message'],
    ['{"type":"tail","from":-1}', 'bad-message'],
    ['{"type":"tail","from":1.5}', 'not-plain'],
    ['{"type":"tail","from":1e400}', 'not-plain'],
    [doing({ kind: 'sit', seat: 2 }, { id: 'short' }), 'bad-message'],
    [doing({ kind: 'sit', seat: 2, by: 'somebody' }), 'bad-message'],
    [doing({ kind: 'reveal' }), 'bad-message'],
    [doing({ kind: 'constructor' }), 'bad-message'],
    [doing({ kind: 'rename', name: '\u202e\n', language: 'en' }), 'bad-message'],
    ['{"type":"alive","__proto__":{}}', 'not-plain'],
    ['{"type":"say","what":{"kind":"plan","seat":0,"choice":1,"pick":{"constructor":1}}}', 'not-plain'],
    ['{"type":"say","what":{"kind":"ping","at":"\\ud800"}}', 'not-plain'],
    [planned(nested(DEEPEST_MESSAGE - 1)), 'too-deep'],
    [nested(1_000_000), 'too-large'],
    [`"${'x'.repeat(LONGEST_MESSAGE)}"`, 'too-large'],
    // Bytes count, not letters.
    [`"${'€'.repeat(LONGEST_MESSAGE / 2)}"`, 'too-large'],
  ])('number %# is not', (text, fault) => {
    expect(faultOf(text)).toBe(fault)
  })

  it('brackets inside texts do not count as depth', () => {
    expect(faultOf(`{"type":"say","what":{"kind":"ping","at":"${'['.repeat(50)}\\""}}`)).toBe('say')
  })
})

it('every close code says what to do next, and an unknown one to come back', () => {
  for (const [reason, code] of Object.entries(CLOSE)) expect(closeReason(code)).toBe(reason)
  expect(closeReason(1006)).toBe('retryLater')
})
