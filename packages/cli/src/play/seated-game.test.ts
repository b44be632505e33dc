import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { GEAR_UP_MODULE, type GearUp } from '@graveshift/gear-up'
import { isFault, isRefusal } from '@graveshift/kernel'
import { Session } from '@graveshift/table'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { FACE } from '../games/gear-up/play/face.ts'
import { botsFrom } from './bot-seats.ts'
import { goOnWith } from './play.ts'
import { SeatedGame } from './seated-game.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'graveshift-seated-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true, force: true })
})

function threeSeats(): SeatedGame<GearUp> {
  const options = GEAR_UP_MODULE.readOptions({ seats: 3 })
  if (isFault(options)) throw new Error(options.message)
  const session = Session.start(GEAR_UP_MODULE, options, { seed: 'x' })
  if (isRefusal(session)) throw new Error(session.refused)
  return new SeatedGame(FACE, session, join(folder, 'game.json'))
}

const pass = (game: SeatedGame<GearUp>) => {
  const { choice } = game
  if (choice) game.decide(choice, { do: 'pass' })
  return choice?.seat
}

test('what is taken back is decided again by whoever decided it', () => {
  const game = threeSeats()
  game.turnTo(2)
  expect(pass(game)).toBe(2)
  game.turnTo(1)
  expect(pass(game)).toBe(1)
  expect(game.choice?.seat).toBe(0)
  expect(game.undo()).toMatchObject({ whose: 1 })
  expect(game.choice?.seat).toBe(1)
  expect(game.undo()).toMatchObject({ whose: 2 })
  expect(game.choice?.seat).toBe(2)
  expect(game.undo()).toHaveProperty('refused', 'nothing-to-undo')
})

test('a seat of a bot is played by it, and taking back goes to the last move of a person', () => {
  const game = threeSeats()
  const bots = botsFrom('2', 3, 'random')
  if (isFault(bots)) throw new Error(bots.message)
  game.bots = bots
  expect(pass(game)).toBe(0)
  const { choice } = game
  if (!choice) throw new Error('nothing is asked')
  expect([choice.seat, game.isBots(choice)]).toEqual([1, true])
  expect(isRefusal(game.decideByBot(choice))).toBe(false)
  expect(game.undo()).toMatchObject({ whose: 0 })
  expect(game.choice?.seat).toBe(0)
  expect([game.handOver(1), game.isBots(choice)]).toEqual([true, false])
  expect([game.handOver(0), game.handOver(1), game.handOver(2), game.handOver(7)]).toEqual([
    true,
    true,
    false,
    false,
  ])
})

test('the way to go on is a command that works', () => {
  expect(goOnWith('gear-up', '/data/play/a.json', '/data/play')).toBe('npx graveshift play gear-up --resume')
  expect(goOnWith('gear-up', '/tmp/a.json', '/data/play')).toBe(
    'npx graveshift play gear-up --load /tmp/a.json',
  )
  expect(goOnWith('gear-up', '/tmp/a b.json', '/data/play')).toBe(
    "npx graveshift play gear-up --load '/tmp/a b.json'",
  )
})
