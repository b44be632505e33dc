import { WESTERN_CAMPAIGN } from '@graveshift/gears-and-guns'
import { FastChance } from '@graveshift/kernel'
import { verifyCampaign } from '@graveshift/table'
import type { Link } from '@graveshift/table/link'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { playAll, playOn, seatAll } from './testing/play.ts'
import { type Folder, makeFolder, ServerProcess, until } from './testing/server-process.ts'
import { Visitor } from './testing/visitor.ts'

// Each start of a server takes its time on a busy machine.
vi.setConfig({ testTimeout: 240_000 })

let folder: Folder
let server: ServerProcess
const links: Link[] = []

beforeEach(() => {
  folder = makeFolder()
  server = new ServerProcess(folder.path, { BOT_PAUSE: '0' })
})
afterEach(async () => {
  for (const link of links.splice(0)) link.stop()
  await server.kill()
  folder.remove()
})

const CAMPAIGN = {
  game: 'gears-and-guns',
  campaign: true,
  options: { players: ['', '', ''], options: { mercy: true } },
}

const roomOf = ({ replica: { room } }: Link) => {
  if (!room) throw new Error('nothing is known of the table')
  return room
}

const alike = (all: readonly Link[]) =>
  until(() => new Set(all.map(({ replica }) => replica.link)).size === 1)

/** Kills the server with everything in it, and starts another in its place. */
async function killed(address: string, all: readonly Link[]): Promise<void> {
  await alike(all)
  const before = all.map((link) => roomOf(link).head)
  // Whoever has read something that is not in the log any more is told to begin anew.
  const lost: string[] = []
  for (const link of all) link.listen(({ kind }) => kind === 'reset' && lost.push(kind))
  await server.kill()
  server = new ServerProcess(folder.path, { BOT_PAUSE: '0', PORT: new URL(address).port })
  await server.address()
  await until(() => all.every(({ status }) => status === 'open'))
  expect(lost).toEqual([])
  // A bot may have gone on by now.
  for (const [at, link] of all.entries()) expect(roomOf(link).head).toBeGreaterThanOrEqual(before[at] ?? 0)
}

/** From a finished game to the next one: whoever is ready last begins it. */
async function goOn([first, ...others]: readonly Link[]): Promise<void> {
  await first?.do({ kind: 'rematch' })
  for (const link of first ? [first, ...others] : []) {
    await until(() => roomOf(link).phase === 'lobby')
    const ready = link.readiness()
    if (ready) expect(await link.do(ready)).toHaveProperty('done')
  }
  await until(() => [first, ...others].every((link) => link && roomOf(link).phase === 'playing'))
}

test('a campaign online: a server killed in camp and in the mission, a bot in camp, the whole of it one verified file', async () => {
  const address = await server.address()
  const [ann, ben, eve] = [new Visitor(address), new Visitor(address), new Visitor(address)]
  const opened = await ann.open(CAMPAIGN)
  expect(opened.status).toBe(201)
  const { room, keys } = opened.body
  await ben.join(room, keys.invite, 'Ben')
  const both = [ann, ben].map((visitor) => visitor.link(room))
  links.push(...both)
  // The third seat is a bot's, which answers in camp as well.
  await seatAll(both)
  const [first, second] = both as [Link, Link]
  expect(roomOf(first).module.id).toBe('gears-and-guns-camp')

  // What is acknowledged in camp outlives the server; nobody answers for somebody else's sheets.
  const random = new FastChance(5)
  await until(async () => (await playOn(first, random)) !== undefined)
  await killed(address, both)
  const theirs = roomOf(second)
    .play?.choices()
    .find(({ seat }) => seat === 0)
  if (theirs) {
    const [pick = null] = roomOf(second).play?.picks(theirs) ?? []
    const wrong = await second.do({ kind: 'answer', seat: 0, choice: theirs.id, pick })
    expect(wrong).toMatchObject({ refused: { refused: 'not-your-seat' } })
  }
  await playAll(both, 1)
  await alike(both)
  const camp = await ben.ask('POST', `/api/tables/${room}/campaign`, {})
  expect(camp.body).toMatchObject({ format: 'graveshift-campaign', campaign: 'gears-and-guns' })
  expect(verifyCampaign(WESTERN_CAMPAIGN, camp.body)).toMatchObject({ good: true })
  expect((await ann.ask('GET', '/api/tables')).body).toMatchObject([{ room, phase: 'over', awaited: true }])

  await goOn(both)
  const { head } = roomOf(first)
  await playAll(both, 2, () => roomOf(first).head < head + 20)
  expect((await ben.ask('POST', `/api/tables/${room}/campaign`, {})).body).toEqual({ error: 'game-goes-on' })
  expect((await ann.ask('POST', `/api/tables/${room}/campaign`, {})).body.games).toHaveLength(2)
  await killed(address, both)
  await playAll(both, 3)
  await alike(both)
  expect(roomOf(first).phase).toBe('over')

  // Lost or won, the campaign goes on in camp.
  await goOn(both)
  expect(roomOf(second).module.id).toBe('gears-and-guns-camp')
  const { body } = await ann.ask('POST', `/api/tables/${room}/campaign`, {})
  expect(body.games).toHaveLength(3)
  const report = verifyCampaign(WESTERN_CAMPAIGN, body)
  expect(report.games.map(({ standing }) => standing)).toEqual(['finished', 'finished', 'unfinished'])
  expect(report).toMatchObject({ good: true })
  expect(body.signed).toMatchObject({ signature: expect.any(String) })
  const [, mission] = body.games
  const forged = { ...body, games: [body.games[0], { ...mission, batches: mission.batches.slice(0, 3) }] }
  expect(verifyCampaign(WESTERN_CAMPAIGN, forged)).toMatchObject({ good: false })

  expect((await eve.ask('POST', `/api/tables/${room}/campaign`, {})).body).toEqual({ error: 'not-here' })
  const wrong = await eve.ask('POST', `/api/tables/${room}/campaign`, { key: 'x'.repeat(22) })
  expect(wrong.body).toEqual({ error: 'wrong-key' })
})

test('what is no campaign is refused: by the game, by its options, by the table', async () => {
  const address = await server.address()
  const ann = new Visitor(address)
  const options = { players: [''] }
  for (const [wish, error] of [
    [{ ...CAMPAIGN, game: 'gear-up' }, 'no-campaign'],
    [{ ...CAMPAIGN, game: 'gears-and-guns-camp' }, 'no-such-game'],
    [{ ...CAMPAIGN, options: {} }, 'bad-campaign'],
    [{ ...CAMPAIGN, options: { players: Array.from({ length: 7 }, () => '') } }, 'bad-campaign'],
    [{ ...CAMPAIGN, options: { players: [''], options: { classLimits: true } } }, 'bad-campaign'],
    [{ ...CAMPAIGN, options: { ...options, mission: 9 } }, 'bad-campaign'],
    [{ ...CAMPAIGN, options, campaign: 'yes' }, 'bad-request'],
  ] as const) {
    const { status, body } = await ann.open(wish)
    expect([status, body.error]).toEqual([400, error])
  }
  const { body: plain } = await ann.open()
  const link = ann.link(plain.room)
  links.push(link)
  await seatAll([link])
  expect((await ann.ask('POST', `/api/tables/${plain.room}/campaign`, {})).body).toEqual({ error: 'no-game' })

  // Nobody sets up a campaign at a table that has none, nor a single mission where a campaign is played.
  const { body } = await ann.open({ ...CAMPAIGN, options })
  const trail = ann.link(body.room)
  links.push(trail)
  trail.start()
  await until(() => trail.status === 'open')
  for (const bad of [{ mission: 'dry-run' }, { players: [7] }, []]) {
    const answer = await trail.do({ kind: 'configure', options: bad })
    expect(answer).toMatchObject({ refused: { refused: 'bad-options' } })
  }
})
