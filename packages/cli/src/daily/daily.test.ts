import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FastChance, type Game, isRefusal, nth } from '@graveshift/kernel'
import { checkDaily, type DailyGame, dailyOptions, dailySeed, dayInWords, Session } from '@graveshift/table'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FileTrouble } from '../game-file.ts'
import { findGame, GAMES } from '../games.ts'
import { LANGUAGES, wordsIn } from '../words.ts'
import { DailyTrouble, today } from './daily-server.ts'
import { handInFile } from './hand-in.ts'
import { playedDaily, shareLines } from './played-daily.ts'

const folder = mkdtempSync(join(tmpdir(), 'graveshift-daily-'))
const PART = '0123456789abcdef0123456789abcdef'
const DAY = '2026-11-16'

function finished(game: string, seed: string, most = Number.POSITIVE_INFINITY): Session<Game> {
  const module = findGame(game)
  const options = module && dailyOptions(module, seed, 1)
  const session = module && options && Session.start(module, options, { seed })
  if (!session || isRefusal(session)) throw new Error('no table')
  const random = new FastChance(1)
  for (let count = 0; count < most; count++) {
    const [choice] = session.choices()
    if (!choice) break
    const picks = session.picks(choice)
    session.do(choice.seat === 'team' ? 0 : choice.seat, choice.id, nth(picks, random.below(picks.length)))
  }
  return session
}

function saved(session: Session<Game>, name: string): string {
  const file = join(folder, name)
  writeFileSync(file, JSON.stringify(session.record({ for: 'host' })))
  return file
}

/** A server as far as these commands can tell: it plays what it is given again, and refuses what is not legal. */
let server: Server
let address: URL
const asked: string[] = []
beforeAll(async () => {
  server = createServer(async (request, reply) => {
    asked.push(`${request.method} ${request.url} ${request.headers.origin}`)
    let text = ''
    for await (const part of request) text += part
    const [, , , game = '', day] = (request.url ?? '').split('/')
    const module = findGame(game)
    const send = (status: number, body: unknown) =>
      reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    if (!module) return send(404, { error: 'no-such-game' })
    const seed = dailySeed(game, day ?? DAY, PART)
    if (request.method === 'GET') return send(200, { game, day: DAY, seed })
    const found = checkDaily(module, { seed, ...(JSON.parse(text) as Omit<DailyGame, 'seed'>) })
    return 'fault' in found ? send(409, { error: found.fault }) : send(201, { place: 1, of: 3, help: 'none' })
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  address = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
})
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

describe.each(GAMES.map(({ id }) => id))('%s', (game) => {
  test('today’s table is asked for, and a finished game of it is handed in and listed', async () => {
    const { seed, day } = await today(address, game)
    expect(day).toBe(DAY)
    const session = finished(game, seed)
    const said = await handInFile(saved(session, `${game}.json`), address, 'Ann', 'en')
    expect(said).toContain('place 1 of 3')
    expect(asked.at(-1)).toBe(`POST /api/daily/${game}/${DAY} ${address.origin}`)
  })

  test('the text for friends is there in every language and names nothing of the game', () => {
    const session = finished(game, dailySeed(game, DAY))
    const played = playedDaily(session)
    if (!played) throw new Error('not a day’s table')
    const names = JSON.stringify(session.options).match(/"[a-z0-9-]{4,}"/g) ?? []
    for (const language of LANGUAGES) {
      const text = shareLines(session, played, wordsIn(language, game)).join('\n')
      expect(text).toContain(dayInWords(DAY, language))
      expect(text).not.toMatch(/\{|daily\./)
      for (const name of names) expect(text.toLowerCase()).not.toContain(name.slice(1, -1))
    }
  })

  test('what is not finished, no day’s table, or of no server is not handed in', async () => {
    const refused = async (session: Session<Game>, why: RegExp) => {
      const file = saved(session, `${game}-refused.json`)
      const trying = handInFile(file, address, 'Ann', 'en')
      await expect(trying).rejects.toThrow(FileTrouble)
      await expect(trying).rejects.toThrow(why)
    }
    const before = asked.length
    await refused(finished(game, dailySeed(game, DAY, PART), 3), /not a finished game/)
    await refused(finished(game, dailySeed(game, DAY)), /not listed anywhere/)
    expect(asked.length).toBe(before)
    // A day that was not this seed’s: the server says no, and that is said.
    await refused(finished(game, dailySeed(game, DAY, 'f'.repeat(32))), /refused: not-legal/)
  })
})

test('no server, another server and a game it does not have are told apart', async () => {
  await expect(today(address, 'chess')).rejects.toMatchObject({ word: 'daily.refused' })
  await expect(today(new URL('http://127.0.0.1:9'), 'gear-up')).rejects.toMatchObject({
    word: 'daily.no-server',
  })
  await expect(today(address, 'chess')).rejects.toThrow(DailyTrouble)
})
