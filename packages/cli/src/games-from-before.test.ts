import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { Engine } from './engine/engine.ts'
import { replayText } from './replay-text.ts'
import { runHere as run } from './testing/run-here.ts'
import { wordsIn } from './words.ts'

// Saved by Graveshift as it was when both games had version 1 of their rules.
const fileOf = (game: string) => fileURLToPath(new URL(`testing/before/${game}.json`, import.meta.url))
const GEAR_UP = fileOf('gear-up')
const SECOND_EDITION = fileOf('second-edition')
const textOf = (file: string) => readFileSync(file, 'utf8')

const load = (file: string) =>
  new Engine({ lang: 'en', freshSecret: () => new Uint8Array(32) }).answer({
    id: 1,
    op: 'load',
    record: JSON.parse(textOf(file)),
  })

test('a game of rules that have not changed is told, verified and gone on with', async () => {
  expect(replayText(textOf(GEAR_UP), GEAR_UP, wordsIn('en'))).toContain('Turn 2')
  const { stdout, status } = await run('verify', GEAR_UP, '--lang', 'en')
  expect([status, stdout.split('\n').at(-2)]).toEqual([
    3,
    'This game was played as recorded so far. It is not over.',
  ])
  expect(load(GEAR_UP)).toMatchObject({ ok: { game: 'gear-up', seq: 17 } })
})

test.each([
  ['en', 'was played under a different version of the rules and cannot be opened here.'],
  ['it', 'contiene una partita giocata con un’altra versione delle regole: qui non si può aprire.'],
  ['de', 'wurde nach einer anderen Fassung der Regeln gespielt und lässt sich hier nicht öffnen.'],
] as const)('a game of older rules is refused in plain words, %s', async (lang, words) => {
  expect(await run('replay', SECOND_EDITION, '--lang', lang)).toMatchObject({
    status: 1,
    stderr: `${SECOND_EDITION} ${words}\n`,
  })
  expect(await run('play', 'second-edition', '--load', SECOND_EDITION, '--lang', lang)).toMatchObject({
    status: 1,
    stderr: `graveshift: ${SECOND_EDITION} ${words}\n`,
  })
})

test('verify does not judge a game of older rules', async () => {
  const { stdout, status } = await run('verify', SECOND_EDITION, '--lang', 'en')
  expect(stdout).toContain('played by version 1 of the rules, not 2')
  expect([status, stdout.split('\n').at(-2)]).toEqual([
    1,
    'This file cannot be judged by this version of Graveshift.',
  ])
})

test('the protocol refuses a game of older rules and says which', () => {
  expect(load(SECOND_EDITION)).toMatchObject({
    error: { code: 'other-rules', message: 'played by version 1 of the rules, not 2' },
  })
})
