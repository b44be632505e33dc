import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findListed, type GameList } from '@graveshift/games'
import { FastChance, type Game, isFault, isRefusal, nth } from '@graveshift/kernel'
import { cutRecord, type GameRecord, loadSession, type Session, sealOf, verify } from '@graveshift/table'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { Engine } from './engine/engine.ts'
import { runHere as run } from './testing/run-here.ts'

// Some time after the releases: rules in development, of which a figure has changed.
vi.mock('@graveshift/games', async (load) => {
  const { withNewRules } = await import('@graveshift/games/testing')
  const list = await load<GameList>()
  return { ...list, ...withNewRules(list) }
})

const RELEASES = fileURLToPath(new URL('../../../releases/', import.meta.url))
const FILES = readdirSync(RELEASES).flatMap((version) => {
  const folder = join(RELEASES, version, 'kept/files')
  return existsSync(folder)
    ? readdirSync(folder).map((name) => ({ version, name, file: join(folder, name) }))
    : []
})
const freshSecret = () => new Uint8Array(32).fill(7)

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'graveshift-upgrade-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

function playOn(session: Session<Game>): void {
  const random = new FastChance(3)
  while (session.outcome === undefined) {
    const choice = nth(session.choices(), 0)
    const rule = session.rules.choices[choice.kind]
    const pick = rule?.sample(session.state.board, choice as never, random)
    const seat = choice.seat === 'team' ? 0 : choice.seat
    if (!pick || isRefusal(session.give(seat, choice.id, pick)))
      throw new Error(`no answer to ${choice.kind}`)
  }
}

describe.each(FILES)('$version $name', ({ version, name, file }) => {
  const text = readFileSync(file, 'utf8')
  const record: GameRecord = JSON.parse(text)
  const load = async () => {
    const rules = findListed(record.game)?.rulesOf(record.release)
    if (!rules || isFault(rules)) throw new Error('the rules are gone')
    return rules.load()
  }

  test('is loaded by its own rules, branched, finished and verified', async () => {
    const module = await load()
    expect(module.release).toEqual(record.release)
    const session = loadSession(module, record, freshSecret)
    if (isFault(session)) throw new Error(session.message)
    const branch = loadSession(module, cutRecord(record, 5), freshSecret)
    if (isFault(branch)) throw new Error(branch.message)
    for (const each of [session, branch]) {
      playOn(each)
      const saved = each.record({ for: 'host' })
      expect(saved.release).toMatchObject({ version })
      expect(verify(module, saved).checks.map(({ result }) => result)).not.toContain('failed')
      expect(verify(module, saved).good).toBe(true)
    }
  })

  test('is not taken for a game of the rules there are', async () => {
    const newer = await findListed(record.game)?.load()
    if (!newer) throw new Error('no game')
    expect(loadSession(newer, record, freshSecret)).toMatchObject({ fault: 'other-rules' })
    expect(verify(newer, record)).toMatchObject({ good: false, trouble: 'other-rules' })
  })

  test.each([
    ['en', /^This game was played .*as recorded/],
    ['it', /^Questa partita è stata giocata .*come registrata/],
  ])('is verified and told in the terminal, %s', async (lang, sentence) => {
    const verified = await run('verify', file, '--lang', lang)
    // 3: so far.
    expect(verified.status).toBe(name.includes('over') ? 0 : 3)
    expect(verified.stdout.split('\n').at(-2)).toMatch(sentence)
    const { stdout, status } = await run('replay', file, '--lang', lang)
    expect(status).toBe(0)
    expect(stdout.split('\n').length).toBeGreaterThan(record.batches.length / 2)
    // A sentence that is missing would show its key.
    expect(stdout).not.toMatch(/\blog\.|undefined|\[object/)
  })

  test('is gone on with in the terminal and by programs', async () => {
    const own = join(folder, `${version}-${name}`)
    cpSync(file, own)
    const { status, stdout } = await run('play', record.game, '--load', own, '--lang', 'en')
    expect(status).toBe(0)
    expect(stdout).not.toMatch(/undefined|\[object/)
    const engine = new Engine({ lang: 'en', freshSecret })
    const line = JSON.stringify({ id: 1, op: 'load', record })
    await engine.prepare(line)
    const table = engine.answerLine(line)
    expect(table).toMatchObject({ ok: { game: record.game } })
    expect(engine.answerLine(JSON.stringify({ id: 2, op: 'view' }))).toMatchObject({ ok: {} })
    expect(engine.answerLine(JSON.stringify({ id: 3, op: 'replay' }))).toMatchObject({ ok: {} })
    expect(engine.answerLine(JSON.stringify({ id: 4, op: 'save' }))).toMatchObject({
      ok: { record: { release: record.release } },
    })
  })
})

test.each(FILES)('a file of a release to come is refused in plain words: $name', async ({ file, name }) => {
  const record: GameRecord = JSON.parse(readFileSync(file, 'utf8'))
  const newer = join(folder, `newer-${name}`)
  const { seal: _, ...plain } = { ...record, release: { version: '900.0.0', hash: 'f'.repeat(64) } }
  writeFileSync(newer, JSON.stringify({ ...plain, seal: sealOf(plain) }))
  const words = `${newer} was saved by a newer version of Graveshift and cannot be opened here.`
  for (const command of ['verify', 'replay'])
    expect(await run(command, newer, '--lang', 'en')).toMatchObject({ status: 1, stderr: `${words}\n` })
  expect(await run('play', record.game, '--load', newer, '--lang', 'en')).toMatchObject({
    status: 1,
    stderr: `graveshift: ${words}\n`,
  })
})
