import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { longer } from '@graveshift/kernel/testing'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startHere } from '../testing/run-here.ts'

const MAIN = fileURLToPath(new URL('../main.mjs', import.meta.url))
const MOST_ANSWERS = 2000

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'graveshift-play-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true, force: true })
})

/** The streams of a command that runs, in this process or in its own. */
interface Running {
  readonly stdin: Writable
  readonly stdout: Readable
  readonly stderr: Readable
  readonly ended: Promise<number | null>
}

const command = (...flags: string[]) => commandFor('gear-up', ...flags)

const environment = () => ({ DATA_DIR: folder, LANG: 'C.UTF-8', LC_ALL: '' })

const commandFor = (game: string, ...flags: string[]): Running =>
  startHere(['play', game, ...flags], environment())

/** As a person starts it. */
function ownProcess(...parameters: string[]): Running {
  const child = spawn(process.execPath, [MAIN, ...parameters], {
    env: { ...process.env, ...environment(), NODE_OPTIONS: '' },
  })
  child.stdin.on('error', () => {})
  return Object.assign(child, { ended: once(child, 'close').then(([code]) => code as number | null) })
}

const replayOf = (file: string, lang: string): Running => startHere(['replay', file, '--lang', lang])

/** What a player would type who reads only the last question: the first listed answer, or the first picture. */
function firstAnswer(shown: string): string {
  if (/go on, 0 = back > $/.test(shown)) return ''
  const question = shown.split('\n').slice(-40)
  const listed = question.flatMap((line) => /^ {2}(\S+) {2,}\S/.exec(line)?.[1] ?? [])
  const pictures = question.some((line) => /^1 {2}[a-h][1-8]/.test(line))
  if (pictures) return '1'
  const plain = /^Plain spaces: (\S+)/m.exec(question.join('\n'))?.[1]
  return listed.find((key) => key !== '0' && key !== 'd') ?? plain ?? listed[0] ?? ''
}

interface Played {
  readonly output: string
  readonly code: number | null
  readonly answers: number
}

/** Plays a whole game; leaves when `until` says so, by closing the input. */
async function playOut(
  { stdin, stdout, stderr, ended }: Running,
  until: (answers: number) => boolean = () => false,
): Promise<Played> {
  let output = ''
  let unread = ''
  let answers = 0
  stdout.setEncoding('utf8')
  stderr.setEncoding('utf8')
  stderr.on('data', (text: string) => {
    output += text
  })
  stdout.on('data', (text: string) => {
    output += text
    unread += text
    if (!unread.endsWith('> ')) return
    const shown = unread
    unread = ''
    if (until(answers) || answers > MOST_ANSWERS) stdin.end()
    else {
      answers++
      stdin.write(`${/Play again\?/.test(shown) ? '1' : firstAnswer(shown)}\n`)
    }
  })
  const code = await ended
  return { output, code, answers }
}

const saved = () => readdirSync(join(folder, 'play')).filter((name) => name.endsWith('.json'))

describe('play gear-up, as a person would, through pipes', { timeout: 120_000 }, () => {
  test.each([
    ['alone', ['--survivors', 'greta', '--boss', 'mutation', '--seed', 'alone']],
    ['with three', ['--survivors', 'lisa,ethan,mateo', '--boss', 'dead-sox', '--seed', 'three']],
  ])('a whole game %s comes to its end', async (_who, flags) => {
    const { output, code, answers } = await playOut(ownProcess('play', 'gear-up', ...flags, '--lang', 'en'))
    expect(output).toMatch(/You (win!|lose\.)/)
    expect(output).toMatch(/\d+ turns? played/)
    expect(output).not.toMatch(/undefined|\bplay\.[a-z]|is no answer here/)
    expect(code).toBe(0)
    expect(answers).toBeGreaterThan(10)
    for (const line of output.split('\n')) expect([...line].length, line).toBeLessThanOrEqual(200)
  })

  test('the end of the input leaves a game that can be resumed where it was', async () => {
    const left = await playOut(command('--seats', '2', '--seed', 'leave', '--lang', 'en'), (n) => n === 7)
    expect(left.code).toBe(0)
    expect(left.output).toContain('--resume')
    expect(saved()).toHaveLength(1)
    const resumed = await playOut(command('--resume', '--lang', 'en'), () => true)
    const where = (text: string) => text.match(/Round \d, turn \d of 9/g)?.at(-1)
    expect(where(resumed.output)).toBe(where(left.output))
    expect(where(left.output)).toBeDefined()
  })

  test('a save is whole JSON and holds every decision', async () => {
    const file = join(folder, 'here.json')
    await playOut(command('--seed', 'file', '--save', file), (n) => n === 3)
    const record = JSON.parse(readFileSync(file, 'utf8'))
    expect(record.format).toBe('graveshift-game')
    expect(record.batches.length).toBeGreaterThan(1)
  })

  test('where nothing can be saved the game goes on and says so', async () => {
    const file = join(folder, 'a-file')
    writeFileSync(file, '')
    const flags = ['--seed', 'full', '--save', join(file, 'game.json'), '--lang', 'en']
    const { output, code } = await playOut(command(...flags), (n) => n === 3)
    expect(output.match(/Not saved:/g)?.length).toBeGreaterThan(1)
    expect(output).not.toContain('The game is saved')
    expect(code).toBe(0)
  })

  test('--help lists the flags of the game', async () => {
    const { output, code } = await playOut(command('--help'))
    expect(output).toContain('--survivors')
    expect(code).toBe(0)
  })

  test.each([
    ['a stray word', ['greta'], /too many arguments/],
    ['an unknown survivor', ['--survivors', 'nobody'], /nobody/],
    ['too many seats', ['--seats', '9'], /1 to 6/],
    ['an unknown language', ['--lang', 'xx'], /en, it, de/],
    ['an unknown flag', ['--sets', '3'], /--sets/],
    ['a file that is not there', ['--load', '/nonexistent/file.json'], /nonexistent/],
    ['nothing to resume', ['--resume'], /no unfinished game/],
  ])('%s is a plain error', async (_what, flags, message) => {
    const { output, code } = await playOut(command(...flags))
    expect(code).toBe(1)
    expect(output).toMatch(message)
    expect(output).not.toMatch(/\n\s+at /)
  })
})

describe('play second-edition, as a person would, through pipes', { timeout: 120_000 }, () => {
  const mission = ['--mission', 'zombicide-life']

  const languages = [
    ['en', /The mission is (lost|accomplished)/, /rounds? played/],
    ['it', /La missione è/, /round giocat/],
    ['de', /Die Mission ist/, /Runden? gespielt/],
  ] as const
  // A game takes as long in every language: every day in one of them.
  test.each(languages.filter(([lang]) => lang === 'it' || longer() > 1))(
    'a whole game in %s comes to its end',
    async (lang, end, summary) => {
      const flags = [...mission, '--seats', '2', '--seed', lang, '--lang', lang]
      const { output, code, answers } = await playOut(commandFor('second-edition', ...flags))
      expect(output).toMatch(end)
      expect(output).toMatch(summary)
      // Zones are called 1V.SW; a key in sight would be all small letters.
      expect(output).not.toMatch(
        /undefined|\[object|\b(play|log|action|pick|choice|skill|card|zombie)\.[a-z]/,
      )
      expect(code).toBe(0)
      expect(answers).toBeGreaterThan(10)
      for (const line of output.split('\n')) expect([...line].length, line).toBeLessThanOrEqual(200)
      const [file] = saved()
      const told = await playOut(replayOf(join(folder, 'play', file ?? ''), lang))
      expect(told.output).toMatch(end)
      expect(told.output).not.toMatch(/undefined|\b(log|action|skill|card|zombie)\.[a-z]/)
    },
  )

  test('left in the middle it is found again, and only by its own game', async () => {
    const left = await playOut(
      commandFor('second-edition', ...mission, '--seed', 'x', '--lang', 'en'),
      (n) => n === 6,
    )
    expect(left.output).toContain('play second-edition --resume')
    const other = await playOut(command('--resume'))
    expect(other.output).toMatch(/no unfinished game/)
    const resumed = await playOut(commandFor('second-edition', '--resume', '--lang', 'en'), () => true)
    expect(resumed.output).toContain('Amy')
    expect(resumed.code).toBe(0)
  })

  test('tells what the table knows: odds, where zombies go, why not, and what a card does', async () => {
    const child = commandFor('second-edition', ...mission, '--seed', 'demo', '--lang', 'en')
    // Doug cannot go through a wall; he steps nearer, then Ned trades with him, takes that back, and shoots.
    const typed = ['rule pistol', '1', '2', '1V.c', '1V.S', 'd', '4', '1V.S', '2', 'u', '4', 'u']
    child.stdin.end(`${typed.join('\n')}\n`)
    const { output } = await playOut(child, () => true)
    for (const told of [
      'Pistol: Ranged attack: range 0-1, dice 1, hits on 3+,',
      '1 Walker from 1V.SE to 1V.S: sees someone',
      'There is no way through there. [Z2-MOV-02]',
      'Ranged attack: Pistol, 1V.SE (1 Walker) (1 action; 1 die, 0.7 kills',
      'Pistol: from Ned (hand) to Doug (backpack)',
      'Ned decides again.',
      'Dice have been rolled or cards revealed',
    ])
      expect(output).toContain(told)
  })

  test('the map is drawn again once something on it has changed, and whenever it is asked for', async () => {
    const pictures = async (...typed: string[]) => {
      const child = commandFor('second-edition', ...mission, '--seed', 'demo', '--lang', 'en')
      child.stdin.end(`${typed.join('\n')}\n`)
      const { output } = await playOut(child, () => true)
      return output.split('\n').filter((line) => line.startsWith('#'.repeat(22))).length
    }
    const atFirst = await pictures('1', '2')
    expect(await pictures('1', '2', '1V.S')).toBe(atFirst + 1)
    expect(await pictures('1', '2', '1V.S', 'u')).toBe(atFirst + 2)
    expect(await pictures('1', '2', 'r')).toBe(atFirst + 1)
    // Cards that change their place are not on the map.
    expect(await pictures('1', '2', '3')).toBe(atFirst)
  })

  test.each([
    ['an unknown mission', ['--mission', 'nowhere'], /nowhere/],
    ['a flag of another game', ['--boss', 'dead-sox'], /--boss is not for second-edition/],
  ])('%s is a plain error', async (_what, flags, message) => {
    const { output, code } = await playOut(commandFor('second-edition', ...flags))
    expect(code).toBe(1)
    expect(output).toMatch(message)
    expect(output).not.toMatch(/\n\s+at /)
  })
})

describe('a campaign, as people would, through pipes', { timeout: 120_000 }, () => {
  const begin = ['--campaign', '--players', 'Ada,Bo', '--seed', 'west', '--lang', 'en']

  test('GG-CMP-27 is camped, played into its first mission, left and found again, replayed and verified', async () => {
    const left = await playOut(commandFor('gears-and-guns', ...begin), (n) => n === 12)
    expect(left.output).toContain('Campaign, before mission 1')
    expect(left.output).toContain('Everyone is ready.')
    expect(left.output).toContain('Campaign, in mission 1')
    expect(left.output).not.toMatch(/undefined|\bplay\.[a-z]|is no answer here/)
    expect(left.code).toBe(0)
    const resumed = await playOut(commandFor('gears-and-guns', '--resume', '--lang', 'de'), () => true)
    expect(resumed.output).toContain('Kampagne, in Mission 1')
    expect(resumed.code).toBe(0)
    const [file = ''] = saved()
    const about = (what: string) =>
      playOut(startHere([what, join(folder, 'play', file), '--lang', 'en'], environment()))
    expect((await about('verify')).output).toContain('This campaign was played as recorded')
    const { output } = await about('replay')
    expect(output).toContain('Game 1: Camp')
    expect(output).toContain('Game 2: Fightin’ Words?')
  })

  test('is offered where nothing is asked for', async () => {
    const child = commandFor('gears-and-guns')
    child.stdin.end(`${['', '2', '2', 'Ada', '', ''].join('\n')}\n`)
    const { output } = await playOut(child, () => true)
    expect(output).toContain('ten missions, with a camp before each')
    expect(output).toContain('Campaign, before mission 1')
  })
})
