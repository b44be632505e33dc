import { GEAR_UP_MODULE } from '@graveshift/gear-up'
import { FastChance, type Game, type GameModule, isRefusal, nth } from '@graveshift/kernel'
import { SECOND_EDITION_MODULE } from '@graveshift/second-edition'
import { dailyCommitment, dailyOptions, dailySteps, dayAfter, Session } from '@graveshift/table'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshToken } from '../identity/tokens.ts'
import { type Running, startServer } from '../testing/running.ts'
import { Visitor } from '../testing/visitor.ts'

let server: Running
beforeAll(async () => {
  server = await startServer({ DAILY_PER_HOUR: '12', MOST_DAILIES: '3' })
})
afterAll(() => server.end())

const visitor = () => new Visitor(server.address)
const PATH = '/api/daily/gear-up'

const GEAR_UP = GEAR_UP_MODULE as unknown as GameModule<Game>
const SECOND_EDITION = SECOND_EDITION_MODULE as unknown as GameModule<Game>

function play(seed: string, seats: number, luck = 1, module = GEAR_UP) {
  const options = dailyOptions(module, seed, seats)
  const session = options && Session.start(module, options, { seed })
  if (!session || isRefusal(session)) throw new Error('no table')
  const random = new FastChance(luck)
  for (let [choice] = session.choices(); choice; [choice] = session.choices()) {
    const picks = session.picks(choice)
    session.do(choice.seat === 'team' ? 0 : choice.seat, choice.id, nth(picks, random.below(picks.length)))
  }
  return { seats, steps: dailySteps(session.log()), hash: session.hash, help: [] as string[] }
}

test('a day: its seed is promised the day before and given out on it, games are listed once they were played again', async () => {
  const { body: today } = await visitor().ask('GET', PATH)
  expect(today).toMatchObject({ game: 'gear-up', day: expect.any(String), fewest: 1, most: 6 })
  expect(today.commitment).toBe(dailyCommitment(today.seed))
  expect(today.next.day).toBe(dayAfter(today.day, 1))
  expect(today.next.commitment).toMatch(/^[0-9a-f]{64}$/)
  expect(JSON.stringify(today.next)).not.toContain('daily/')
  // Everybody is given the same, and nothing of a day to come.
  expect((await visitor().ask('GET', PATH)).body).toEqual(today)
  const ask = (day: string, query = '') => visitor().ask('GET', `${PATH}/${day}${query}`)
  expect((await ask(today.next.day)).body).toEqual({ error: 'no-such-day' })
  expect((await ask('2026-02-30')).body).toEqual({ error: 'no-such-day' })
  expect((await ask(dayAfter(today.day, -3))).body).toMatchObject({ open: false, rows: [] })
  expect((await visitor().ask('GET', '/api/daily/chess')).body).toEqual({ error: 'no-such-game' })

  const ann = visitor()
  const played = play(today.seed, 1)
  const hand = (who: Visitor, over: object = {}, day = today.day) =>
    who.ask('POST', `${PATH}/${day}`, { id: freshToken(), name: 'Ann', ...played, ...over })
  const id = freshToken()
  expect(await hand(ann, { id, name: '<b>Ann</b> \u202e' })).toMatchObject({
    status: 201,
    body: { day: today.day, seats: 1, help: 'none', place: 1, of: 1 },
  })
  expect((await hand(ann, { id })).status).toBe(200)
  expect((await hand(ann)).body).toEqual({ error: 'listed-before' })
  const listed = await ask(today.day)
  expect(listed.body).toMatchObject({
    open: true,
    seats: 1,
    help: 'none',
    rows: [{ name: '<b>Ann</b>', helps: [], turns: expect.any(Number) }],
    counts: [{ seats: 1, help: 'none', count: 1 }],
  })
  expect(listed.headers.get('content-type')).toContain('application/json')
  expect(JSON.stringify(listed.body)).not.toContain(id)

  // What is not a whole legal game is not.
  expect((await hand(visitor(), { hash: '0'.repeat(32) })).body.error).toBe('not-legal')
  expect((await hand(visitor(), { steps: played.steps.slice(0, -1) })).body.error).toBe('not-over')

  // By help and by seats.
  expect((await hand(visitor(), { help: ['coach', 'bots'], name: 'Ben' })).body.help).toBe('bots')
  expect((await ask(today.day, '?help=bots')).body.rows).toMatchObject([
    { name: 'Ben', helps: ['coach', 'bots'] },
  ])
  expect((await hand(ann, play(today.seed, 2))).status).toBe(201)
  expect((await ask(today.day, '?seats=2')).body.rows.length).toBe(1)

  // No more than so many a day.
  expect((await hand(visitor())).body).toEqual({ error: 'server-full' })
})

test('each game has a day of its own: one of the second edition is played again and listed, and is not Gear Up’s', async () => {
  const { body: other } = await visitor().ask('GET', PATH)
  const { body: today } = await visitor().ask('GET', '/api/daily/second-edition')
  expect(today.seed).not.toBe(other.seed)
  const played = { id: freshToken(), name: 'Cem', ...play(today.seed, 1, 1, SECOND_EDITION) }
  const hand = (game: string) => visitor().ask('POST', `/api/daily/${game}/${today.day}`, played)
  expect((await hand('second-edition')).body).toMatchObject({ place: 1, of: 1 })
  expect((await hand('gear-up')).status).not.toBe(201)
  const { body } = await visitor().ask('GET', `/api/daily/second-edition/${today.day}`)
  expect(body.rows).toMatchObject([{ name: 'Cem', won: expect.any(Boolean) }])
})

test('what is not a whole legal game of the day is not listed, and whoever tries on and on has to wait', async () => {
  const { body: today } = await visitor().ask('GET', PATH)
  const eve = visitor()
  const played = play(today.seed, 1, 5)
  const hand = async (over: object, day = today.day) =>
    (await eve.ask('POST', `${PATH}/${day}`, { id: freshToken(), name: 'Eve', ...played, ...over })).body
  expect(await hand({}, dayAfter(today.day, -2))).toEqual({ error: 'day-over' })
  expect(await hand({}, today.next.day)).toEqual({ error: 'no-such-day' })
  expect(await hand({ name: '' })).toEqual({ error: 'bad-request', field: 'name' })
  expect(await hand({ seats: 7 })).toEqual({ error: 'bad-request', field: 'seats' })
  expect(await hand({ steps: [{ do: [0, 1] }] })).toMatchObject({ error: 'bad-request' })
  expect(await hand({ steps: 'x'.repeat(600_000) })).toEqual({ error: 'too-large' })
  for (let tries = 0; tries < 12; tries++) await hand({ hash: '0'.repeat(32) })
  expect(await hand({})).toMatchObject({ error: 'too-many-requests', retryAfter: expect.any(Number) })
  // Nothing of it was taken, and the rest of the server does not mind.
  expect((await visitor().ask('GET', `${PATH}/${today.day}`)).status).toBe(200)
})
