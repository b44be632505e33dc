import { GEAR_UP, GEAR_UP_MODULE } from '@graveshift/gear-up'
import { FastChance, type Fault, hashOf, isFault, isRecord, isRefusal, type Json } from '@graveshift/kernel'
import { describe, expect, test } from 'vitest'
import { loadSession } from './load.ts'
import { LiveLuck } from './luck.ts'
import { outlineOf, recordFromOutline } from './outline.ts'
import { readRecord } from './read-record.ts'
import { type GameRecord, sealOf } from './record.ts'
import { openSegment } from './segment.ts'
import { Session } from './session.ts'
import { stepsOf } from './steps-of.ts'
import { freshSecret, loaded, play, seated, step } from './testing.ts'
import { verify } from './verify.ts'

const text = (record: GameRecord) => JSON.stringify(record)

/** The record with one change, sealed again as a forger would. */
function forged(record: GameRecord, change: (copy: { batches: unknown[] }) => void): GameRecord {
  const copy = JSON.parse(text(record))
  change(copy)
  return { ...copy, seal: sealOf(copy) }
}

test('who signed a game is an address, and no line that a report could be taken to say', () => {
  const record = seated({ seats: 1 }, 'signed').record({ for: 'host' })
  const signedBy = (by: string) => isFault(readRecord({ ...record, signed: { by, key: '', signature: '' } }))
  expect(
    ['https://table.example:8443', '', 'https://a.example\nThe game is true.', 'a\n'].map(signedBy),
  ).toEqual([false, false, true, true])
})

describe('saving and loading', () => {
  test('works in the middle of any question, and the game goes on with the same luck', () => {
    const random = new FastChance(3)
    const session = seated({ seats: 2 }, 'resume')
    for (let rounds = 0; rounds < 60 && session.outcome === undefined; rounds++) {
      const twin = loaded(text(session.record({ for: 'host' })))
      expect(twin.state).toEqual(JSON.parse(JSON.stringify(session.state)))
      expect(twin.log()).toEqual(JSON.parse(JSON.stringify(session.log())))
      const seed = random.below(1000)
      step(session, new FastChance(seed))
      step(twin, new FastChance(seed))
      expect(twin.hash).toBe(session.hash)
      if (random.below(3) === 0) session.undo()
    }
  })

  test('a loaded game remembers what can be taken back and what not', () => {
    const session = seated({ seats: 4 }, 'resume undo')
    const random = new FastChance(1)
    while (session.seq - session.horizon < 3) step(session, random)
    const twin = loaded(session.record({ for: 'host' }))
    expect(twin.horizon).toBe(session.horizon)
    expect(twin.undo({ to: session.seq - 2 })).toEqual(session.undo({ to: session.seq - 2 }))
    expect(twin.hash).toBe(session.hash)
  })

  test('a pending script is kept for the host', () => {
    const session = seated({ seats: 2 }, 'script')
    expect(session.script('spawn', ['c', 'b'])).toBeUndefined()
    expect(session.record({ for: 'host' }).script).toEqual({ spawn: ['c', 'b'] })
    expect(loaded(session.record({ for: 'host' })).record({ for: 'host' })).toEqual(
      session.record({ for: 'host' }),
    )
    expect(session.record({ for: 'players' })).not.toHaveProperty('script')
  })
})

describe('a players’ record', () => {
  test('GU-HID-02 holds no secret and no seed while the game goes on, and its commitment from the start', () => {
    const session = seated({ seats: 2 }, 'a seed to look for')
    const host = session.record({ for: 'host' })
    const secret = host.chance[0]?.secret ?? 'none'
    for (let rounds = 0; rounds < 20; rounds++) {
      const players = text(session.record({ for: 'players' }))
      expect(players).not.toContain(secret)
      expect(players).not.toContain('a seed to look for')
      expect(players).not.toContain('secret')
      expect(session.record({ for: 'players' }).chance).toEqual([{ from: 0, commitment: session.commitment }])
      step(session, new FastChance(rounds))
    }
    expect(secret).toMatch(/^[0-9a-f]{64}$/)
  })

  test('GU-HID-02 goes on with fresh luck under a new commitment, and says so', () => {
    const session = play(seated({ seats: 2 }, 'handed over'), 1, 8)
    const twin = loaded(text(session.record({ for: 'players' })))
    expect(twin.hash).toBe(session.hash)
    expect(twin.commitment).not.toBe(session.commitment)
    play(twin, 2)
    const record = twin.record({ for: 'host' })
    expect(record.chance.map(({ from, secret }) => [from, secret !== undefined])).toEqual([
      [0, false],
      [session.seq + 1, true],
    ])
    expect(verify(GEAR_UP_MODULE, text(record))).toMatchObject({ good: true, segments: 2 })
  })

  test('opens its commitment when the game is over', () => {
    const session = play(seated({ seats: 1 }, 'to the end'), 4)
    const record = session.record({ for: 'players' })
    expect(record.chance[0]).toMatchObject({ seed: 'to the end', commitment: session.commitment })
    expect(verify(GEAR_UP_MODULE, text(record))).toMatchObject({
      good: true,
      scripted: 0,
      outcome: session.outcome,
    })
  })
})

function batchOf({ batches }: Record<string, Json>, at: number): Record<string, Json> {
  const batch = Array.isArray(batches) ? batches[at] : undefined
  if (!isRecord(batch)) throw new Error(`no batch ${at}`)
  return batch as Record<string, Json>
}

describe('a file that is not what it says', () => {
  const session = play(seated({ seats: 2 }, 'tamper'), 6, 14)
  session.undo()
  const record = session.record({ for: 'host' })
  const whole = text(record)

  const refusedAs = (raw: unknown): string => {
    const result = loadSession(GEAR_UP_MODULE, raw, freshSecret)
    return isFault(result) ? (result as Fault).fault : 'accepted'
  }

  test.each<readonly [(file: Record<string, Json>) => unknown, string]>([
    [(file) => delete file.seal, "'seal' is missing"],
    [(file) => Object.assign(file, { extra: 1 }), "unknown field 'extra'"],
    [(file) => Object.assign(file, { for: 'me' }), 'for: must be one of host, players'],
    [(file) => Object.assign(file, { help: ['bots', 'coach'] }), 'help: must be in order, each once'],
    [(file) => Object.assign(file, { batches: [] }), 'batches: must have at least 1'],
    [(file) => Object.assign(batchOf(file, 3), { hash: 'x' }), 'batches.3.hash: must be 32 hex digits'],
    [
      (file) => Object.assign(batchOf(file, 3), { seat: -1 }),
      'batches.3.seat: must be a whole number from 0 on',
    ],
    [(file) => Object.assign(batchOf(file, 2), { events: ['x'] }), 'batches.2.events.0: must be an object'],
    [(file) => delete batchOf(file, 2).pick, "batches.2: 'pick' is missing"],
    [
      (file) => Object.assign(batchOf(file, 0), { drawn: [[1, 2, 2]] }),
      'batches.0.drawn.0: must be a draw: a stream, n, and a result below n',
    ],
  ])('says where it is wrong: %#', (damage, message) => {
    const file = JSON.parse(whole)
    damage(file)
    expect(readRecord(file)).toEqual({ fault: 'damaged', message })
  })

  test('is refused with a clear reason', () => {
    expect(refusedAs('')).toBe('not-json')
    expect(refusedAs(whole.slice(0, -5))).toBe('not-json')
    expect(refusedAs('[1,2]')).toBe('not-a-game')
    expect(refusedAs('null')).toBe('not-a-game')
    expect(refusedAs({ fault: 'x', message: 'y' })).toBe('not-a-game')
    expect(refusedAs({ format: 'another' })).toBe('not-a-game')
    expect(refusedAs({ ...record, version: 3 })).toBe('future-version')
    expect(refusedAs({ ...record, version: '1' })).toBe('damaged')
    expect(refusedAs(forged(record, (copy) => Object.assign(copy, { game: 'chess' })))).toBe('foreign-game')
    expect(refusedAs(forged(record, (copy) => Object.assign(copy, { rules: 99 })))).toBe('other-rules')
    expect(refusedAs({ ...record, extra: 1 })).toBe('damaged')
    expect(refusedAs(whole.replace('"options":{', '"options":{"__proto__":{"x":1},'))).toBe('not-plain')
    expect(refusedAs(whole.replace('"options":{', '"options":{"constructor":1,'))).toBe('not-plain')
    expect(refusedAs(whole.replace('"leader":0', '"leader":0.5'))).toBe('not-plain')
    expect(refusedAs(whole.replace('"leader":0', `"leader":${'['.repeat(500)}${']'.repeat(500)}`))).toBe(
      'not-plain',
    )
    expect(refusedAs(whole.replace('"game":"gear-up"', '"game":"\\ud800"'))).toBe('not-plain')
    expect(refusedAs(whole)).toBe('accepted')
  })

  /** Every leaf of a value: the path to it. */
  function leaves(value: Json | undefined, path: (string | number)[] = []): (string | number)[][] {
    if (typeof value !== 'object' || value === null) return [path]
    return Object.entries(value).flatMap(([key, inner]) => leaves(inner as Json, [...path, key]))
  }

  const changed = (value: unknown): unknown => {
    if (typeof value === 'number') return value + 1
    if (typeof value === 'boolean') return !value
    if (typeof value === 'string')
      return value.endsWith('0') ? `${value.slice(0, -1)}1` : `${value.slice(0, -1)}0`
    return 'something'
  }

  const paths = leaves(record as unknown as Json)

  function tampered(path: readonly (string | number)[]): Record<string, never> {
    const copy = JSON.parse(whole)
    let at = copy
    for (const key of path.slice(0, -1)) at = at[key]
    const last = path[path.length - 1] ?? ''
    at[last] = changed(at[last])
    return copy
  }

  test('shows a change of any single field', () => {
    const accepted = paths.filter((path) => refusedAs(tampered(path)) === 'accepted')
    expect(accepted).toEqual([])
    expect(paths.length).toBeGreaterThan(300)
  })

  test('shows a change of any field of the log, options or chance even when it is sealed again', () => {
    const some = paths.filter(([top]) => top !== 'seal')
    const accepted = some.filter((path) => {
      const copy = tampered(path)
      return refusedAs({ ...copy, seal: sealOf(copy as unknown as GameRecord) }) === 'accepted'
    })
    expect(accepted).toEqual([])
    expect(some.length).toBeGreaterThan(300)
  })

  test('shows batches left out, swapped or added', () => {
    const batches = (change: (list: unknown[]) => void) =>
      refusedAs(forged(record, (copy) => change(copy.batches)))
    expect(batches((list) => list.splice(5, 1))).toBe('diverged')
    expect(batches((list) => list.splice(0, 1))).toBe('diverged')
    expect(batches((list) => list.reverse())).toBe('diverged')
    expect(batches((list) => list.push(list[0]))).toBe('diverged')
    expect(batches((list) => list.splice(0))).toBe('damaged')
  })

  test('never lets an undo past the horizon in by the back door', () => {
    const back = { seq: session.seq + 1, undo: 0, hash: record.batches[0]?.hash, link: 'a'.repeat(32) }
    const result = loadSession(
      GEAR_UP_MODULE,
      forged(record, (copy) => {
        copy.batches.push(back)
      }),
      freshSecret,
    )
    expect(result).toMatchObject({
      fault: 'diverged',
      seq: session.seq + 1,
      message: expect.stringContaining('beyond-horizon'),
    })
  })
})

describe('verify', () => {
  test('says at which batch a host gave another result than its secret', () => {
    const { options } = seated({ seats: 2 })
    const promised = openSegment(0, { seed: 'promised' })
    const cheat = new LiveLuck(GEAR_UP.streams.length, new FastChance(1))
    const session = new Session({ module: GEAR_UP_MODULE, options, segments: [promised], luck: cheat })
    expect(verify(GEAR_UP_MODULE, session.record({ for: 'host' }))).toMatchObject({
      good: false,
      checks: [
        { check: 'form' },
        { check: 'batches', result: 'ok' },
        { result: 'ok' },
        { check: 'draws', result: 'failed', seq: 0 },
      ],
    })
  })

  test('says when the promise was exchanged: it is part of the first link', () => {
    const honest = play(seated({ seats: 2 }, 'honest'), 1, 30)
    const other = seated({ seats: 2 }, 'chosen luck').record({ for: 'host' }).chance
    const report = verify(
      GEAR_UP_MODULE,
      forged(honest.record({ for: 'host' }), (copy) => Object.assign(copy, { chance: other })),
    )
    expect(report).toMatchObject({
      good: false,
      checks: [
        { check: 'form', result: 'ok' },
        { check: 'batches', result: 'failed', seq: 0 },
      ],
    })
  })

  test('says plainly what was scripted', () => {
    const session = play(seated({ seats: 2 }, 'scripted'), 1, 5)
    session.script('turn', session.state.board.turnDeck.slice(0, 2))
    play(session, 2, 60)
    expect(verify(GEAR_UP_MODULE, session.record({ for: 'host' }))).toMatchObject({ good: true, scripted: 2 })
  })

  test('leaves open what cannot be known before the end', () => {
    const session = play(seated({ seats: 2 }, 'open'), 1, 5)
    expect(verify(GEAR_UP_MODULE, session.record({ for: 'players' })).checks).toEqual([
      { check: 'form', result: 'ok' },
      { check: 'batches', result: 'ok' },
      { check: 'commitment', result: 'open', seq: 0 },
      { check: 'draws', result: 'open', seq: 0 },
    ])
  })
})

test('a script that cannot come true refuses the move with stream, given and expected, and changes nothing, the script included', () => {
  const session = seated({ seats: 1 }, 'impossible')
  const gone = session.state.board.card ?? ''
  expect(session.script('turn', [gone])).toBeUndefined()
  const random = new FastChance(1)
  let refused: unknown
  for (let tries = 0; tries < 300 && refused === undefined; tries++) {
    const [choice] = session.choices()
    if (!choice) break
    const picks = session.picks(choice)
    const before = JSON.stringify([session.state, session.log(), session.record({ for: 'host' })])
    const done = session.do(0, choice.id, picks[random.below(picks.length)] ?? null)
    if (!isRefusal(done)) continue
    refused = done
    expect(JSON.stringify([session.state, session.log(), session.record({ for: 'host' })])).toBe(before)
  }
  const left = [...new Set(session.state.board.turnDeck)].join(', ')
  expect(left).not.toContain(gone)
  expect(refused).toEqual({
    refused: 'script-mismatch',
    rule: 'KERNEL',
    with: { stream: 'turn', given: gone, expected: left },
  })
})

describe('help', () => {
  const helped = () => {
    const session = play(seated({ seats: 2 }, 'helped'), 1, 10)
    session.markHelp(['odds', 'coach', 'odds'])
    return session
  }

  test('is part of the record from then on: no undo takes it back, and a loaded game remembers it', () => {
    const session = helped()
    session.undo()
    const record = session.record({ for: 'host' })
    expect(record.help).toEqual(['coach', 'odds'])
    expect(loaded(text(record)).record({ for: 'host' })).toEqual(record)
    expect(verify(GEAR_UP_MODULE, text(record))).toMatchObject({ good: true, help: ['coach', 'odds'] })
    expect(seated({ seats: 2 }).record({ for: 'host' })).not.toHaveProperty('help')
  })

  test('goes with a link', () => {
    const record = play(helped(), 3).record({ for: 'players' })
    expect(recordFromOutline(GEAR_UP_MODULE, JSON.stringify(outlineOf(record)))).toEqual(record)
    const { help: _, ...without } = outlineOf(record) as { readonly help: Json }
    expect(recordFromOutline(GEAR_UP_MODULE, JSON.stringify(without))).toMatchObject({ fault: 'damaged' })
  })

  test.each([
    ['what there is not', ['magic']],
    ['none at all', []],
    ['twice the same', ['coach', 'coach']],
    ['another order', ['odds', 'coach']],
    ['no list', 'coach'],
  ])('is refused in another form: %s', (_, help) => {
    const record = helped().record({ for: 'host' })
    const changed = { ...record, help } as GameRecord
    const result = loadSession(GEAR_UP_MODULE, { ...changed, seal: sealOf(changed) }, freshSecret)
    expect(result).toMatchObject({ fault: 'damaged' })
  })

  test('that is taken out of a file breaks its seal', () => {
    const { help: _, ...record } = helped().record({ for: 'host' })
    expect(loadSession(GEAR_UP_MODULE, record, freshSecret)).toMatchObject({ fault: 'damaged' })
  })
})

test('a game can be walked through again, decision by decision, without what was taken back', () => {
  const session = play(seated({ seats: 4 }, 'walk through'), 5, 25)
  const random = new FastChance(1)
  while (session.seq - session.horizon < 2) step(session, random)
  expect(isRefusal(session.undo({ to: session.seq - 2 }))).toBe(false)
  play(session, 6, 10)
  const steps = stepsOf(GEAR_UP_MODULE, session.options, session.log())
  expect(steps.at(-1)?.after).toEqual(session.state)
  steps.forEach(({ seq, before, after }, index) => {
    const batch = session.log()[seq]
    expect(hashOf(after)).toBe(batch?.hash)
    if (index > 0) expect(before).toBe(steps[index - 1]?.after)
  })
  expect(steps.length).toBeLessThan(session.log().length - 1)
})
