import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { GameList } from '@graveshift/games'
import { FastChance, type Game, isFault, isRefusal, nth } from '@graveshift/kernel'
import { TOY_MODULE } from '@graveshift/kernel/testing'
import { Session, verify } from '@graveshift/table'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

vi.mock('@graveshift/games', async (load) => {
  const { withToy } = await import('@graveshift/games/testing')
  return withToy(await load<GameList>())
})

const { findGame } = await import('./games.ts')
const { replayText } = await import('./replay-text.ts')
const { wordsIn } = await import('./words.ts')

const ID = TOY_MODULE.id
let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'graveshift-any-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function moduleOf() {
  const module = findGame(ID)
  if (!module) throw new Error('the game is not listed')
  return module
}

/** A game of the toy, played at random to its end. */
function played(): Session<Game> {
  const module = moduleOf()
  const options = module.readOptions({ seats: 2, rounds: 3 })
  if (isFault(options)) throw new Error(options.message)
  const session = Session.start(module, options, { seed: 'any' })
  if (isRefusal(session)) throw new Error(session.refused)
  const random = new FastChance(1)
  for (let open = session.choices(); open.length > 0; open = session.choices()) {
    const choice = nth(open, 0)
    const picks = session.picks(choice)
    session.do(choice.seat === 'team' ? 0 : choice.seat, choice.id, nth(picks, random.below(picks.length)))
  }
  return session
}

test('a listed game is played in the terminal, with nothing of its own there', async () => {
  const { loadFace } = await import('./play/faces.ts')
  const { Play } = await import('./play/play-game.ts')
  const { SeatedGame } = await import('./play/seated-game.ts')
  const { makePen } = await import('./play/pen.ts')
  const { optionsFrom } = await import('./play/wishes.ts')
  const face = await loadFace(ID)
  if (!face) throw new Error('no face')
  const asked: string[] = []
  const printed: string[] = []
  const io = {
    print: (lines: readonly string[]) => void printed.push(...lines),
    ask: async (prompt: string) => {
      asked.push(prompt)
      return '1'
    },
    close: () => undefined,
  }
  const pen = () => makePen(wordsIn('en', ID).say, 80, false, true)
  expect(await face.ask(io, pen())).toEqual({ seats: 1 })
  const options = optionsFrom(face.module, { seats: 2, rounds: 2 }, 'x')
  if (isFault(options)) throw new Error(options.message)
  const session = Session.start(face.module, options, { seed: 'x' })
  if (isRefusal(session)) throw new Error(session.refused)
  const game = new SeatedGame(face, session, join(folder, 'game.json'))
  await new Play({ io, language: 'en', names: 'draft', game: ID, pen }, game).run()
  const text = printed.join('\n')
  expect(text).toMatch(/What do you do\?/)
  expect(text).toMatch(/The alley is (quiet|lost)\./)
  expect(text).not.toMatch(/undefined|\[object|NaN/)
  expect(asked.length).toBeGreaterThan(5)
  expect(face.options(pen(), session).join('\n')).toContain('> Rounds: 2. How long to hold out.')
  expect(JSON.parse(readFileSync(join(folder, 'game.json'), 'utf8')).game).toBe(ID)
})

test('its options are flags of its command', async () => {
  const { playCommand, notForGame } = await import('./play/command.ts')
  const help = playCommand(ID)?.helpInformation() ?? ''
  expect(help).toMatch(/--seats <n>\s+Seats, 1 to 6/)
  expect(help).toMatch(/--horde <n>\s+Horde, 1 to 9/)
  expect(notForGame(ID, ['--boss', 'x'])).toBe(`graveshift: --boss is not for ${ID}`)
})

test('it is played over the protocol', async () => {
  const { talk } = await import('./engine/testing/talk.ts')
  const { ok } = talk()
  expect(ok({ op: 'games' }).games.map(({ game }: { game: string }) => game)).toContain(ID)
  ok({ op: 'new', game: ID, options: { seats: 2, rounds: 2 }, seed: 1 })
  let outcome: string | undefined
  for (let answers = 0; answers < 500 && outcome === undefined; answers++) {
    const { choices } = ok({ op: 'choices' })
    const [first] = choices
    ok({ ...first.answer, pick: first.picks[0] })
    outcome = ok({ op: 'choices' }).outcome
  }
  expect(outcome).toMatch(/won|lost/)
})

test('a finished game is replayed and verified', () => {
  const session = played()
  const record = session.record({ for: 'host' })
  const told = replayText(JSON.stringify(record), 'game.json', wordsIn('en', ID))
  expect(told).toContain('The alley')
  expect(told).toMatch(/The alley is (quiet|lost)\./)
  expect(verify(moduleOf(), record)).toMatchObject({ good: true })
})

test('bots simulate it, and a report counts what was won', async () => {
  const { loadSimulated } = await import('./simulate/simulated-games.ts')
  const game = await loadSimulated(ID)
  const order = game.readOrder({ bots: 'quick,random', seats: '1-2', seed: 'any', nodes: 2 })
  const summary = game.freshSummary()
  for (let number = 0; number < 4; number++) game.addRecord(summary, game.play(order, number))
  expect(summary).toMatchObject({ games: 4, seats: { 1: { games: 2 }, 2: { games: 2 } } })
  expect((await game.sections(summary)).join('')).toContain('<td>1</td><td>2</td>')
})
