import { readFileSync } from 'node:fs'
import { isRecord } from '@graveshift/kernel'
import { beforeAll, describe, expect, test } from 'vitest'
import { GAMES } from '../games.ts'
import { LANGUAGES } from '../words.ts'
import type { Answer } from './engine.ts'
import { tableOfEvents } from './event-table.ts'
import { type Exchange, randomGames } from './testing/random-games.ts'
import { wrong } from './testing/schema-check.ts'
import { talk } from './testing/talk.ts'

const answerPart = (op: string, answer: Answer) => ('error' in answer ? 'error' : `answer.${op}`)

let games: readonly Exchange[] = []

beforeAll(async () => {
  games = await randomGames()
}, 120_000)

describe('the schema', () => {
  test('every request and every answer of whole games is as it says', () => {
    expect(new Set(games.map(({ request }) => request.op)).size).toBeGreaterThan(12)
    for (const { request, answer } of games) {
      expect([request, wrong(`request.${request.op}`, request)]).toEqual([request, undefined])
      expect([answer, wrong(answerPart(request.op, answer), answer)]).toEqual([answer, undefined])
    }
  })

  test('and so is every request and every answer on the pages', () => {
    const pages = [
      '../../../../docs/protocol.md',
      '../../../../docs/protocol-second-edition.md',
      '../../../../docs/protocol-gears-and-guns.md',
      './testing/worked-examples.txt',
    ].map((name) => readFileSync(new URL(name, import.meta.url), 'utf8'))
    const lines = pages.flatMap((page) => page.split('\n').filter((line) => line.startsWith('> {')))
    expect(lines.length).toBeGreaterThan(30)
    const { engine } = talk()
    for (const line of lines) {
      const request = JSON.parse(line.slice(2))
      const answer = JSON.parse(JSON.stringify(engine.answerLine(line.slice(2))))
      // A refused request may be wrong in itself.
      if ('ok' in answer) expect([line, wrong(`request.${request.op}`, request)]).toEqual([line, undefined])
      expect([line, wrong(answerPart(request.op, answer), answer)]).toEqual([line, undefined])
    }
  })

  test('an answer that lacks a field, has one too many or a number for a name is not as it says', () => {
    const found = (type: string) =>
      games
        .flatMap(({ answer }) => ('ok' in answer && 'events' in answer.ok ? [answer.ok.events] : []))
        .flat()
        .find((event) => isRecord(event) && event.type === type) as object
    for (const [type, field] of [
      ['zombiesMoved', 'moves'],
      ['walked', 'zombies'],
      ['killed', 'zombie'],
      ['turnBegan', 'person'],
    ] as const) {
      const event = found(type)
      const { [field]: _, ...rest } = event as Record<string, unknown>
      expect([type, wrong('event', event)]).toEqual([type, undefined])
      expect(wrong('event', rest)).toBeDefined()
      expect(wrong('event', { ...event, more: 1 })).toBeDefined()
    }
    expect(wrong('event', { ...found('turnBegan'), person: 3 })).toBeDefined()
    expect(wrong('event', { ...found('placed'), zone: 3 })).toBeDefined()
  })

  test('a request that is broken is not as it says, and the engine refuses it', () => {
    const { ask } = talk()
    ask({ op: 'new', seed: 1 })
    for (const request of [
      { op: 'do', seat: '0', pick: 'pass' },
      { op: 'do', seat: 0 },
      { op: 'choices', limit: -1 },
      { op: 'view', viewer: 'me' },
      { op: 'view', lang: 'fr' },
      { op: 'save', for: 'me' },
      { op: 'new', options: [] },
      { op: 'new', boss: 'mutation' },
      { op: 'script', stream: 'turn' },
      { op: 'bot', nodes: 10_000_000 },
      { op: 'view', table: '' },
    ]) {
      expect([request, wrong(`request.${request.op}`, { id: 1, ...request })]).not.toEqual([
        request,
        undefined,
      ])
      expect([request, ask(request)]).toMatchObject([request, { error: { code: 'bad-request' } }])
    }
  })

  test('a line of the protocol is a request or an answer, and anything else is neither', () => {
    const [first] = games
    expect(wrong(undefined, first?.request)).toBeUndefined()
    expect(wrong(undefined, first?.answer)).toBeUndefined()
    for (const line of [
      {},
      { id: 1 },
      { id: 1, op: 'dance' },
      { id: 1, ok: { more: 1 } },
      { id: 1, error: 'no' },
    ])
      expect([line, wrong(undefined, line)]).not.toEqual([line, undefined])
  })
})

describe('events', () => {
  test.each(GAMES.map(({ id }) => id))('of %s have exactly the fields in the table of events', (game) => {
    const rows = new Map(tableOfEvents(game, 'en').events.map((row) => [row.type, Object.keys(row.fields)]))
    const seen = new Set<string>()
    let playing = ''
    for (const { request, answer } of games) {
      if (request.op === 'new') playing = String(request.game)
      if (request.op === 'campaign-begin') playing = 'a campaign'
      if (playing !== game || 'error' in answer || !('events' in answer.ok) || request.op === 'events')
        continue
      for (const event of answer.ok.events as readonly { readonly type: string }[]) {
        seen.add(event.type)
        const { type, ...fields } = event
        expect([type, Object.keys(fields).sort()]).toEqual([type, rows.get(type)?.toSorted()])
      }
    }
    expect(seen.size).toBeGreaterThan(20)
  })
})

/** Every text for people in an answer. */
function textsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(textsIn)
  if (!isRecord(value)) return []
  return Object.entries(value).flatMap(([name, part]) =>
    (name === 'text' || name === 'message') && typeof part === 'string' ? [part] : textsIn(part),
  )
}

describe('texts', () => {
  test.each(LANGUAGES)('of questions, lines and refusals in %s are whole', (lang) => {
    let spoken = ''
    const texts = games.flatMap(({ request, answer }) => {
      if (request.op === 'new') spoken = String(request.lang)
      return spoken === lang ? textsIn(answer) : []
    })
    expect(texts.length).toBeGreaterThan(1000)
    for (const text of new Set(texts)) {
      expect(text).not.toMatch(/NaN|undefined|[{}]|\[object/)
      expect(text).toMatch(/\S/)
    }
  })
})
