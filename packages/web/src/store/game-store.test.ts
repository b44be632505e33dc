import { type Game, isFault, nth } from '@graveshift/kernel'
import { type GameRecord, loadSession, type Session } from '@graveshift/table'
import { expect, test, vi } from 'vitest'
import { begun, MODULE } from '../testing/first-game.ts'
import { GameStore, type Save } from './game-store.ts'

function start(save: Save<Game>, seats = 2): GameStore<Game> {
  return new GameStore('a', begun({ seats }, 'store'), save, 'saved')
}

function reopen(record: GameRecord): Session<Game> {
  const session = loadSession(MODULE, JSON.stringify(record), () => new Uint8Array(32))
  if (isFault(session)) throw new Error(session.message)
  return session
}

/** Answers the first open question with its last answer, which is seldom to pass. */
function answer(store: GameStore<Game>): void {
  const [choice] = store.snapshot().open
  if (!choice) throw new Error('nothing is open')
  const pick = store.picks(choice).at(-1)
  if (!pick) throw new Error('nothing can be answered')
  expect(store.do(choice.seat === 'team' ? 0 : choice.seat, choice.id, pick)).toBeUndefined()
}

test('after every decision the whole game is saved, in the middle of a choice too', async () => {
  const saved: GameRecord[] = []
  const store = start(async (record) => {
    saved.push(record)
    return undefined
  })
  for (let decisions = 0; decisions < 40 && store.snapshot().outcome === undefined; decisions++) {
    answer(store)
    await store.settled()
    expect(store.snapshot().safety).toBe('saved')
    const last = saved.at(-1)
    if (!last) throw new Error('nothing was saved')
    const again = reopen(last)
    expect(again.hash).toBe(store.session.hash)
    expect(again.choices()).toEqual(store.snapshot().open)
  }
  expect(saved.length).toBeGreaterThan(10)
})

test('decisions made while saving are saved together afterwards, never older after newer', async () => {
  const seqs: number[] = []
  const waiting: (() => void)[] = []
  const store = start((record) => {
    seqs.push(record.batches.length)
    return new Promise((done) => waiting.push(() => done(undefined)))
  })
  answer(store)
  await vi.waitFor(() => expect(seqs).toEqual([2]))
  answer(store)
  answer(store)
  expect(seqs).toEqual([2])
  expect(store.snapshot().safety).toBe('saving')
  waiting.shift()?.()
  await vi.waitFor(() => expect(waiting.length).toBe(1))
  waiting.shift()?.()
  await store.settled()
  expect(seqs).toEqual([2, 4])
  expect(store.snapshot().safety).toBe('saved')
})

test('storage that refuses is told, and the next decision tries again', async () => {
  let broken = true
  const store = start(async () => {
    if (broken) throw new Error('full')
    return undefined
  })
  answer(store)
  await store.settled()
  expect(store.snapshot().safety).toBe('failed')
  broken = false
  answer(store)
  await store.settled()
  expect(store.snapshot().safety).toBe('saved')
})

test('a refused answer changes nothing and tells nobody', () => {
  const store = start(async () => undefined)
  const before = store.snapshot()
  let told = 0
  store.subscribe(() => told++)
  const [choice] = before.open
  expect(
    store.do(choice?.seat === 'team' ? 0 : (choice?.seat ?? 0), choice?.id ?? 0, { do: 'nonsense' }),
  ).toMatchObject({
    refused: 'not-an-answer',
  })
  expect(store.snapshot()).toBe(before)
  expect(told).toBe(0)
})

test('what revealed nothing can be taken back, and the snapshot says so', () => {
  const store = start(async () => undefined)
  expect(store.snapshot().undoable).toBe(false)
  const { view } = store.snapshot()
  const [choice] = store.snapshot().open
  if (!choice || choice.seat === 'team') throw new Error('an attack was expected')
  store.do(choice.seat, choice.id, { do: 'pass' })
  expect(store.snapshot().undoable).toBe(true)
  expect(store.undo()).toBeUndefined()
  expect(store.snapshot().view).toEqual(view)
  expect(store.snapshot().undoable).toBe(false)
  expect(store.undo()).toMatchObject({ refused: 'nothing-to-undo' })
})

/** Two windows on one game: the second opened from what the first has saved. */
function twoWindows() {
  let shelf: GameRecord | undefined
  const save: Save<Game> = async (record) => {
    const last = shelf?.batches.at(-1)?.link
    if (shelf && !record.batches.some(({ link }) => link === last)) return reopen(shelf)
    shelf = record
    return undefined
  }
  const here = start(save)
  const there = new GameStore('a', reopen(here.session.record({ for: 'host' })), save, 'saved')
  return { here, there, saved: () => shelf && reopen(shelf) }
}

test('a decision on a state that was played on elsewhere is not kept, and says so; the other one is', async () => {
  const { here, there, saved } = twoWindows()
  answer(there)
  await there.settled()
  const [choice] = here.snapshot().open
  if (!choice || choice.seat === 'team') throw new Error('an attack was expected')
  here.do(choice.seat, choice.id, { do: 'pass' })
  await here.settled()
  expect(here.session.hash).toBe(there.session.hash)
  expect(here.snapshot()).toMatchObject({ overtaken: true, safety: 'saved' })
  expect(there.snapshot().overtaken).toBe(false)
  answer(here)
  await here.settled()
  expect(here.snapshot().overtaken).toBe(false)
  expect(saved()?.hash).toBe(here.session.hash)
})

test('a game played on elsewhere is followed, but never backwards and never into another line', async () => {
  const { here, there } = twoWindows()
  const old = reopen(here.session.record({ for: 'host' }))
  answer(there)
  await there.settled()
  let told = 0
  here.subscribe(() => told++)
  here.follow(reopen(there.session.record({ for: 'host' })))
  expect(here.session.hash).toBe(there.session.hash)
  expect([told, here.snapshot().overtaken]).toEqual([1, false])
  here.follow(old)
  const other = start(async () => undefined, 3)
  answer(other)
  answer(other)
  here.follow(other.session)
  expect(here.session.hash).toBe(there.session.hash)
  expect(told).toBe(1)
})

test('taking back goes to what a person decided, over all that bots did since', () => {
  const store = start(async () => undefined)
  const hit = (seat: number) => {
    const choice = store.snapshot().open.find((each) => each.seat === seat)
    const pick = choice && store.picks(choice).find((each) => JSON.stringify(each).includes('"hit"'))
    if (!choice || pick === undefined) throw new Error(`seat ${seat} cannot draw`)
    expect(store.do(seat, choice.id, pick)).toBeUndefined()
  }
  store.botPlay.seat(1, 'quick')
  const before = store.session.hash
  hit(1)
  expect(store.snapshot().undoable).toBe(false)
  expect(store.undo()).toMatchObject({ refused: 'nothing-to-undo' })
  const between = store.session.hash
  expect(between).not.toBe(before)
  hit(0)
  hit(1)
  expect(store.snapshot().undoable).toBe(true)
  expect(store.undo()).toBeUndefined()
  expect(store.session.hash).toBe(between)
  expect(store.snapshot().undoable).toBe(false)
})

test('a seat is given to a bot and back; the game itself stays as it is', async () => {
  let writes = 0
  const store = start(async () => {
    writes++
    return undefined
  })
  const before = store.snapshot()
  let told = 0
  store.subscribe(() => told++)
  store.botPlay.seat(1, 'quick')
  await store.settled()
  expect(store.snapshot().bots).toEqual([undefined, 'quick'])
  expect(store.snapshot().seq).toBe(before.seq)
  expect(writes).toBe(1)
  expect(told).toBeGreaterThan(0)
  answer(store)
  expect(store.snapshot().bots).toEqual([undefined, 'quick'])
  store.botPlay.seat(1, undefined)
  expect(store.snapshot().bots).toEqual([undefined, undefined])
})

test('a game in which a bot answered is marked for good, and switches no help on', () => {
  const store = start(async () => undefined)
  store.botPlay.seat(1, 'quick')
  expect(store.snapshot().helped).toEqual([])
  const [choice] = store.snapshot().open
  const pick = choice && nth(store.picks(choice), 0)
  if (!choice || choice.seat === 'team' || pick === undefined) throw new Error('nobody is asked')
  expect(store.botPlay.answer(choice.seat, choice.id, { do: 'nonsense' })).toBeDefined()
  expect(store.snapshot().helped).toEqual([])
  expect(store.botPlay.answer(choice.seat, choice.id, pick)).toBeUndefined()
  expect(store.snapshot()).toMatchObject({ helped: ['bots'], help: [] })
  expect(store.session.record({ for: 'host' }).help).toEqual(['bots'])
})
