import { GEAR_UP_MODULE } from '@graveshift/gear-up'
import { FastChance, isFault, isRecord, type Json } from '@graveshift/kernel'
import { expect, test } from 'vitest'
import { outlineOf, recordFromOutline } from './outline.ts'
import { loaded, play, seated, step } from './testing.ts'

const outlined = (session: Parameters<typeof play>[0]) =>
  JSON.stringify(outlineOf(session.record({ for: 'players' })))

const rebuilt = (text: string) => recordFromOutline(GEAR_UP_MODULE, text)

test.each([1, 3, 6])('a finished game of %i comes back as it was, secret and all', (seats) => {
  const session = play(seated({ seats }), seats)
  const record = session.record({ for: 'players' })
  expect(rebuilt(outlined(session))).toEqual(JSON.parse(JSON.stringify(record)))
  expect(record.chance[0]?.seed).toBe('test')
})

test('a running game keeps its secret, its steps back, and goes on', () => {
  const session = play(seated({ seats: 2 }), 5, 40)
  const random = new FastChance(9)
  let undone = 0
  for (let tries = 0; tries < 40 && undone < 3; tries++) {
    step(session, random)
    if (!('refused' in session.undo())) undone++
  }
  expect(undone).toBe(3)
  const text = outlined(session)
  expect(text).not.toContain('secret')
  expect(text).not.toContain('seed')
  const record = rebuilt(text)
  if (isFault(record)) throw new Error(record.message)
  const again = loaded(record)
  expect([again.seq, again.hash]).toEqual([session.seq, session.hash])
})

test('an outline is a small part of its record', () => {
  const session = play(seated({ seats: 4 }), 2)
  const whole = JSON.stringify(session.record({ for: 'players' })).length
  expect(outlined(session).length * 4).toBeLessThan(whole)
})

test('the host’s own record is not outlined', () => {
  expect(() => outlineOf(seated({ seats: 1 }).record({ for: 'host' }))).toThrow('only what players may have')
})

const GOOD = outlined(play(seated({ seats: 2 }), 3, 60))

const changed = (change: Record<string, Json>) => JSON.stringify({ ...JSON.parse(GOOD), ...change })

function stepsChanged(change: (steps: Json[]) => void): string {
  const outline: { steps: Json[] } = JSON.parse(GOOD)
  change(outline.steps)
  return JSON.stringify(outline)
}

test.each<[string, string, string]>([
  ['no JSON', '{', 'not-json'],
  ['another thing', '{"format":"chess"}', 'not-a-game'],
  ['a list', '[]', 'not-a-game'],
  ['a newer one', changed({ version: 3 }), 'future-version'],
  ['another game', changed({ game: 'chess' }), 'foreign-game'],
  ['other rules', changed({ rules: 99 }), 'other-rules'],
  ['other options', changed({ options: { seats: 99 } }), 'damaged'],
  ['no chance', changed({ chance: [] }), 'damaged'],
  ['a chance that is none', changed({ chance: [{ from: 0, commitment: 'x' }] }), 'damaged'],
  ['another seal', changed({ seal: '0'.repeat(32) }), 'damaged'],
  ['steps that are none', changed({ steps: 7 }), 'damaged'],
  ['no steps', changed({ steps: [] }), 'diverged'],
  ['more than any game', changed({ steps: Array(5001).fill([0]) }), 'damaged'],
  ['a field too many', changed({ more: 1 }), 'damaged'],
  ['a step that is none', stepsChanged((steps) => steps.splice(1, 1, 'x')), 'damaged'],
  ['a setup twice', stepsChanged((steps) => steps.splice(1, 0, steps[0] ?? null)), 'diverged'],
  ['a step left out', stepsChanged((steps) => steps.splice(1, 1)), 'diverged'],
  ['a step back to nowhere', stepsChanged((steps) => steps.splice(1, 0, [99])), 'diverged'],
  ['the end cut off', stepsChanged((steps) => steps.splice(-1)), 'damaged'],
  ['another draw', stepsChanged((steps) => steps.splice(0, 1, [[[0, 1, 0]]])), 'diverged'],
])('%s is refused', (_what, text, fault) => {
  const answer = rebuilt(text)
  expect(isRecord(answer) && 'fault' in answer ? answer.fault : 'taken').toBe(fault)
})
