import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { verify } from '@graveshift/table'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Engine } from './engine/engine.ts'
import { gameInFile } from './game-file.ts'
import { replayText } from './replay-text.ts'
import { runHere as run } from './testing/run-here.ts'
import { wordsIn } from './words.ts'

const main = fileURLToPath(new URL('main.mjs', import.meta.url))
let folder = ''
let saved = ''

/** As a person starts it. */
const runApart = (...parameters: string[]) =>
  spawnSync(process.execPath, [main, ...parameters], { encoding: 'utf8' })

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'graveshift-cli-'))
  const engine = new Engine({ lang: 'en', freshSecret: () => new Uint8Array(32) })
  for (const request of [
    { id: 1, op: 'new', seed: 'file', options: { survivors: ['lisa'] } },
    { id: 2, op: 'do', pick: 'pass' },
    { id: 3, op: 'undo' },
    { id: 4, op: 'do', pick: 'pass' },
    { id: 5, op: 'save' },
  ]) {
    const answer = engine.answer(request)
    if ('ok' in answer && 'record' in answer.ok) saved = JSON.stringify(answer.ok.record)
  }
  writeFileSync(join(folder, 'good.json'), saved)
  const players = engine.answer({ id: 6, op: 'save', for: 'players' })
  if ('ok' in players && 'record' in players.ok)
    writeFileSync(join(folder, 'players.json'), JSON.stringify(players.ok.record))
  writeFileSync(join(folder, 'bad.json'), saved.replace('"leader":0', '"leader":1'))
})

afterAll(() => rmSync(folder, { recursive: true }))

test('a saved game is told in the reader’s language', async () => {
  const { stdout, status } = await run('replay', join(folder, 'good.json'), '--lang', 'it')
  expect(status).toBe(0)
  expect(stdout).toContain('Lisa passa e non usa Falcetti gemelli.')
  expect(stdout).toBe(replayText(saved, 'good.json', wordsIn('it')))
})

test('verify tells a game that is not over, with exit code 3', () => {
  const { stdout, status } = runApart('verify', join(folder, 'good.json'), '--lang', 'en')
  const last = 'This game was played as recorded so far. It is not over.'
  expect([status, stdout.split('\n').at(-2)]).toEqual([3, last])
  expect(stdout).toContain('No draw was scripted')
})

test('verify says what does not, with exit code 1', () => {
  const { stdout, status } = runApart('verify', join(folder, 'bad.json'), '--lang', 'de')
  expect([status, stdout.split('\n').at(-2)]).toEqual([
    1,
    'Diese Datei besteht die Prüfung nicht: Traue ihr nicht.',
  ])
})

test('verify does not judge what a newer Graveshift wrote', async () => {
  writeFileSync(join(folder, 'newer.json'), saved.replace(/"version":\d+/, '"version":99'))
  const { stdout, status } = await run('verify', join(folder, 'newer.json'), '--lang', 'en')
  const last = stdout.split('\n').at(-2)
  expect([status, last]).toEqual([1, 'This file cannot be judged by this version of Graveshift.'])
})

test('what steers a terminal stays in the file', async () => {
  const hostile = '\u001b]0;taken\u0007\u001b[2J\u202e'
  const named = JSON.stringify({ ...JSON.parse(saved), help: [hostile] })
  writeFileSync(join(folder, 'hostile.json'), named)
  writeFileSync(join(folder, 'hostile-options.json'), saved.replace('"lisa"', JSON.stringify(hostile)))
  for (const file of ['hostile.json', 'hostile-options.json', `none${hostile}`])
    for (const command of ['replay', 'verify', 'debrief']) {
      const { stdout, stderr } = await run(command, join(folder, file), '--lang', 'en')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: it is what must not be there
      expect(stdout + stderr, command).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/)
    }
})

test.each(['replay', 'verify'])('%s of a file that is not there says so on one line', async (command) => {
  const { stderr, status } = await run(command, join(folder, 'none.json'), '--lang', 'en')
  expect([status, stderr]).toEqual([1, `Cannot read the file ${join(folder, 'none.json')}.\n`])
})

test('a debrief says what was to be found, in the reader’s language', async () => {
  const { stdout, status } = await run('debrief', join(folder, 'good.json'), '--lang', 'de')
  expect(status).toBe(0)
  expect(stdout).toContain('machte das Glück')
  expect(stdout).toContain('  1/1  ')
})

test('the second edition through the protocol: asked, answered, saved, told and verified', async () => {
  const engine = new Engine({ lang: 'en', freshSecret: () => new Uint8Array(32) })
  let id = 0
  const ask = (op: string, fields: object = {}): Record<string, unknown> => {
    const answer = engine.answer({ id: ++id, op, ...fields })
    if ('error' in answer) throw new Error(JSON.stringify(answer.error))
    return answer.ok as unknown as Record<string, unknown>
  }
  ask('new', { game: 'second-edition', seed: 'file', options: { mission: 'small-town', seats: 2 } })
  const open = () => (ask('choices') as { choices: { choice: number; picks: object[] }[] }).choices
  for (let decisions = 0; decisions < 25; decisions++)
    ask('bot', { bot: 'quick', choice: open()[0]?.choice ?? -1, do: true })
  expect(open()[0]?.picks.length).toBeGreaterThan(1)
  expect(Object.keys(ask('odds'))).toContain('odds')
  const { seq } = ask('view') as { seq: number }
  expect(seq).toBeGreaterThanOrEqual(25)
  const record = JSON.stringify(ask('save').record)
  const file = join(folder, 'second.json')
  writeFileSync(file, record)
  const good = await run('verify', file, '--lang', 'en')
  expect([good.status, good.stdout.split('\n').at(-2)]).toEqual([
    3,
    'This game was played as recorded so far. It is not over.',
  ])
  expect(replayText(record, file, wordsIn('de', 'second-edition'))).toContain('Runde')
  const spoilt = record.replace('small-town', 'the-ditch')
  expect(verify(gameInFile(spoilt), spoilt).good).toBe(false)
})
