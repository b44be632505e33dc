import { FastChance, nth } from '@graveshift/kernel'
import { describe, expect, test } from 'vitest'
import { talk } from './testing/talk.ts'

describe('a whole game', () => {
  test('can be played by what the answers say alone', () => {
    const { ok } = talk()
    ok({ op: 'new', seed: 4, options: { seats: 3, boss: 'mutation' } })
    const random = new FastChance(4)
    for (
      let { choices, outcome } = ok({ op: 'choices' });
      outcome === undefined;
      { choices, outcome } = ok({ op: 'choices' })
    ) {
      const choice = choices[random.below(choices.length)]
      expect(choice.picks).toHaveLength(choice.total)
      ok({ ...choice.answer, pick: choice.picks[random.below(choice.picks.length)] })
    }
    expect(['won', 'lost']).toContain(ok({ op: 'view' }).outcome)
  })

  test('a long list of picks comes in parts too', () => {
    const { ok } = talk()
    ok({ op: 'new', seed: 4 })
    const [whole] = ok({ op: 'choices' }).choices
    const parts = [0, 3, 6].map(
      (offset) => ok({ op: 'choices', choice: whole.choice, offset, limit: 3 }).choices[0].picks,
    )
    expect(parts.flat()).toEqual(whole.picks.slice(0, 9))
  })

  test('is saved, closed, loaded and goes on the same way', () => {
    const { ok, code } = talk()
    ok({ op: 'new', table: 'a', seed: 'save', options: { seats: 2 } })
    ok({ op: 'do', table: 'a', seat: 0, pick: 'pass' })
    const { record } = ok({ op: 'save', table: 'a' })
    ok({ op: 'load', table: 'b', record })
    expect(code({ op: 'load', table: 'b', record })).toBe('table-taken')
    const passed = [
      ok({ op: 'do', table: 'a', seat: 1, pick: 'pass' }),
      ok({ op: 'do', table: 'b', seat: 1, pick: 'pass' }),
    ]
    expect(passed[0].drawn.length).toBeGreaterThan(0)
    expect(passed[1]).toEqual(passed[0])
    expect(ok({ op: 'replay', record }).lines).toEqual(
      ok({ op: 'replay', table: 'a' }).lines.slice(0, -passed[0].events.length),
    )
    expect(code({ op: 'load', record: { ...record, game: 'chess' } })).toBe('unknown-game')
    expect(code({ op: 'load', record: { ...record, rules: 7 } })).toBe('damaged')
  })

  test('GU-HID-02 what players get holds no secret', () => {
    const { ok } = talk()
    ok({ op: 'new', seed: 'look for me', options: { seats: 2 } })
    const secret = ok({ op: 'save' }).record.chance[0].secret
    for (const op of ['view', 'choices', 'odds', 'replay', 'state', 'games'])
      expect(JSON.stringify(ok({ op })), op).not.toContain(secret)
    expect(JSON.stringify(ok({ op: 'save', for: 'players' }))).not.toMatch(
      new RegExp(`${secret}|look for me`),
    )
  })
})

describe('mistakes', () => {
  test('of every sort are answered with a code and change nothing', () => {
    const { ask, ok, code } = talk()
    ok({ op: 'new', table: 't', seed: 1, options: { seats: 2 } })
    const before = JSON.stringify(ok({ op: 'save', table: 't' }))
    const wrong: readonly (readonly [object, string])[] = [
      [{}, 'bad-request'],
      [{ op: 7 }, 'bad-request'],
      [{ op: 'toString' }, 'unknown-op'],
      [{ op: 'view', table: 'x' }, 'no-such-table'],
      [{ op: 'view', table: '' }, 'bad-request'],
      [{ op: 'view', seat: 2 }, 'bad-request'],
      [{ op: 'view', lang: 'fr' }, 'bad-request'],
      [{ op: 'new', table: 't' }, 'table-taken'],
      [{ op: 'new', game: 'chess' }, 'unknown-game'],
      [{ op: 'new', options: [] }, 'bad-request'],
      [{ op: 'new', seats: 2 }, 'bad-request'],
      [{ op: 'position', position: { seats: [{ survivor: 'lisa' }] }, boss: 'mutation' }, 'bad-request'],
      [{ op: 'new', options: { seats: 7 } }, 'bad-options'],
      [{ op: 'new', options: { survivors: ['constructor'] } }, 'unknown-survivor'],
      [{ op: 'new', seed: {} }, 'bad-request'],
      [{ op: 'new', script: { turn: ['nothing'] } }, 'unknown-card'],
      [{ op: 'new', script: { turn: ['walker-01'] } }, 'other-deck'],
      [{ op: 'new', script: { dice: [1] } }, 'bad-request'],
      [{ op: 'new', game: 'second-edition', script: { special: ['machete'] } }, 'other-deck'],
      [
        { op: 'new', table: 'u', script: { companion: ['lisa', 'lisa'] }, options: { survivors: ['ethan'] } },
        'script-mismatch',
      ],
      [{ op: 'position', position: null }, 'bad-position'],
      [{ op: 'do' }, 'bad-request'],
      [{ op: 'do', seat: 0 }, 'bad-request'],
      [{ op: 'do', seat: 0, choice: 99, pick: 'pass' }, 'stale-choice'],
      [{ op: 'do', seat: 1, choice: 1, pick: 'pass' }, 'not-your-choice'],
      [{ op: 'do', seat: 0, choice: 1, pick: null }, 'not-an-answer'],
      [{ op: 'do', seat: 0, choice: 1, pick: 'pass', basis: 5 }, 'stale-choice'],
      [{ op: 'do', seat: -1, choice: 1, pick: 'pass' }, 'bad-request'],
      [{ op: 'undo' }, 'nothing-to-undo'],
      [{ op: 'undo', to: -1 }, 'bad-request'],
      [{ op: 'script', stream: 'turn', results: 'all' }, 'bad-script'],
      [{ op: 'script', stream: '__proto__', results: [] }, 'unknown-stream'],
      [{ op: 'load', record: 5 }, 'not-a-game'],
      [{ op: 'save', for: 'me' }, 'bad-request'],
      [{ op: 'choices', limit: '1' }, 'bad-request'],
    ]
    for (const [request, expected] of wrong) {
      expect([request, code(request)]).toEqual([request, expected])
      const answer = ask(request)
      expect('error' in answer && answer.error.message).toMatch(/./)
    }
    expect(JSON.stringify(ok({ op: 'save', table: 't' }))).toBe(before)
    expect(ok({ op: 'games' }).tables).toEqual(['t'])
  })

  test('GU-SET-01 Z2-SET-01 no seat and seven seats are refused by the rule on seats', () => {
    const { ask, ok } = talk()
    const cast = (count: number) => Array.from({ length: count }, () => 'ethan')
    const crew = (count: number) => Array.from({ length: count }, () => ['amy'])
    const wrong: readonly (readonly [object, string])[] = [0, 7].flatMap((count) => [
      [{ op: 'new', options: { seats: count } }, 'GU-SET-01'],
      [{ op: 'new', options: { survivors: cast(count) } }, 'GU-SET-01'],
      [{ op: 'position', position: { seats: cast(count).map((survivor) => ({ survivor })) } }, 'GU-SET-01'],
      [{ op: 'new', game: 'second-edition', options: { seats: count } }, 'Z2-SET-01'],
      [{ op: 'new', game: 'second-edition', options: { teams: crew(count) } }, 'Z2-SET-01'],
      [{ op: 'position', game: 'second-edition', position: { teams: crew(count) } }, 'Z2-SET-01'],
    ])
    for (const [request, rule] of wrong)
      expect([request, ask(request)]).toMatchObject([request, { error: { rule } }])
    expect(ok({ op: 'games' }).tables).toEqual([])
  })

  test('GU-UND-01 an undo by `to` obeys the seats as one without it does', () => {
    const { ok, code } = talk()
    ok({ op: 'new', seed: 1, options: { seats: 3 } })
    ok({ op: 'do', seat: 0, pick: 'pass' })
    ok({ op: 'do', seat: 1, pick: 'pass' })
    expect(code({ op: 'undo', seat: 0 })).toBe('acted-on')
    expect(code({ op: 'undo', seat: 0, to: 0 })).toBe('acted-on')
    expect(code({ op: 'undo', seat: 1, to: 0 })).toBe('acted-on')
    expect(code({ op: 'undo', seat: 2, to: 1 })).toBe('acted-on')
    expect(ok({ op: 'undo', seat: 1, to: 1 })).toMatchObject({ undo: 1, by: 1 })
    ok({ op: 'do', seat: 1, pick: 'pass' })
    expect(ok({ op: 'undo', to: 0 })).toMatchObject({ undo: 0, seq: 5 })
  })

  test('options beside the options are named, not ignored', () => {
    const { ask } = talk()
    const answer = ask({ op: 'new', boss: 'mutation' })
    expect('error' in answer && answer.error.message).toMatch(/unknown field 'boss'; .* go into 'options'/)
  })

  test('in the text itself are answered too', () => {
    const { engine } = talk()
    const codes = [
      '',
      '{',
      '"x"',
      'null',
      '[]',
      '{"op":"games"}',
      '{"id":1.5,"op":"games"}',
      '{"id":1e999,"op":"games"}',
      '{"id":1,"op":"games","x":1e400}',
      '{"id":1,"op":"games","__proto__":{"op":"new"}}',
      '{"id":1,"op":"games","x":{"constructor":1}}',
      '{"id":1,"op":"\\ud800"}',
      `{"id":1,"op":"games","x":${'['.repeat(300_000)}${']'.repeat(300_000)}}`,
      `{"id":1,"x":${'{"a":'.repeat(100)}1${'}'.repeat(100)}}`,
      `{"id":"${'x'.repeat(1001)}","op":"games"}`,
      '{"id":{},"op":"games"}',
      '\u0000\u0001',
    ].map((line) => {
      const answer = engine.answerLine(line)
      return 'error' in answer ? answer.error.code : 'ok'
    })
    expect(codes.slice(0, 2)).toEqual(['bad-json', 'bad-json'])
    expect(new Set(codes)).toEqual(new Set(['bad-json', 'bad-request']))
  })

  test('mutated at random never bring it down or let anything through', () => {
    const { engine, ok } = talk()
    ok({ op: 'new', table: 't', seed: 1, options: { seats: 4 } })
    const random = new FastChance(12)
    const seeds = [
      '{"id":1,"op":"do","table":"t","seat":0,"choice":1,"pick":{"do":"hit","target":1,"squares":"a1 b1"}}',
      '{"id":2,"op":"position","position":{"seats":[{"survivor":"lisa","street":[{"slot":1,"card":"walker-01"}]}]}}',
      '{"id":3,"op":"new","options":{"survivors":["lisa"],"boss":"screamer"},"script":{"turn":["red-fast"]}}',
      JSON.stringify({ id: 4, op: 'load', record: ok({ op: 'save', table: 't' }).record }),
    ]
    const bits = [
      '"',
      '{',
      '}',
      '[',
      ']',
      ':',
      ',',
      '-1',
      '1e9',
      'null',
      '\\u0000',
      '__proto__',
      'a1',
      'true',
    ]
    for (let times = 0; times < 1500; times++) {
      let line = nth(seeds, random.below(seeds.length))
      for (let edits = 1 + random.below(3); edits > 0; edits--) {
        const at = random.below(line.length)
        line = line.slice(0, at) + nth(bits, random.below(bits.length)) + line.slice(at + random.below(4))
      }
      const answer = engine.answerLine(line)
      if ('error' in answer) expect([line, answer.error.code]).not.toEqual([line, 'internal'])
      else for (const table of ok({ op: 'games' }).tables) if (table !== 't') ok({ op: 'close', table })
    }
  })
})

test('messages are in the language of the request, else of the table', () => {
  const { ask, ok } = talk()
  ok({ op: 'new', table: 'it', lang: 'it', seed: 1 })
  expect(ask({ op: 'undo' })).toMatchObject({ error: { message: 'Non c’è nulla da annullare.' } })
  expect(ask({ op: 'undo', lang: 'de' })).toMatchObject({
    error: { code: 'nothing-to-undo', message: expect.stringMatching(/zurück/) },
  })
})

test('several tables live side by side, and a table must be named among several', () => {
  const { ok, code } = talk()
  const names = [1, 2, 3].map((seed) => ok({ op: 'new', seed }).table)
  expect(names).toEqual(['t1', 't2', 't3'])
  expect(code({ op: 'view' })).toBe('bad-request')
  const hash = ok({ op: 'state', table: 't1' }).hash
  ok({ op: 'do', table: 't2', pick: 'pass' })
  expect(ok({ op: 'state', table: 't1' }).hash).toBe(hash)
  for (const table of names) ok({ op: 'close', table })
  expect(ok({ op: 'games' }).tables).toEqual([])
})
