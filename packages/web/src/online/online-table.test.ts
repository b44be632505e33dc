import { FastChance, has, type Json, nth } from '@graveshift/kernel'
import { bytesFrom, directLink, findGame, makeBed, openTable } from '@graveshift/table/host/testing'
import { afterEach, expect, test } from 'vitest'
import { endOf } from '../screens/online/end-of.ts'
import { MODULE } from '../testing/first-game.ts'
import { readPick } from '../testing/read-pick.ts'
import { OnlineTable } from './online-table.ts'

const open: OnlineTable[] = []
afterEach(() => {
  for (const table of open.splice(0)) table.talk.close()
})

/** Three people at a table whose game has begun, and somebody who watches. */
async function threeAtTable(options: Json = { seats: 3 }) {
  const bed = makeBed(7)
  const { room, people } = await openTable(bed, 3, options)
  const watcher = await bed.host.join(room, {
    id: 'w'.repeat(22),
    name: 'Watcher',
    language: 'it',
    role: 'spectator',
  })
  if (!has(watcher, 'done')) throw new Error('no place for a spectator')
  const at = [...people, watcher.by].map((person, index) => {
    const lane = directLink({ ...bed, bytes: bytesFrom(new FastChance(100 + index)) }, room, person)
    const table = new OnlineTable(room, () => lane.link)
    open.push(table)
    lane.link.start()
    return { table, cut: lane.cut }
  })
  const run = (ms = 50) => bed.time.run(ms)
  await run()
  const tables = at.map(({ table }) => table)
  for (const [seat, table] of tables.slice(0, 3).entries()) {
    void table.do({ kind: 'sit', seat })
    await run()
    void table.getReady()
    await run()
  }
  void tables[0]?.do({ kind: 'start' })
  for (let shown = 0; shown < 8; shown++) await run()
  return { tables, run, cut: (index: number) => at[index]?.cut() }
}

type At = Awaited<ReturnType<typeof threeAtTable>>

const storeOf = ({ tables }: At, index: number) => {
  const store = tables[index]?.look().store
  if (!store) throw new Error('no game here')
  return store
}

const pass = (at: At, index: number) => {
  const store = storeOf(at, index)
  const [choice] = store.snapshot().open
  if (!choice) throw new Error('nothing is asked')
  return store.do(index, choice.id, { do: 'pass' })
}

const hashes = (at: At) => at.tables.map((_, index) => storeOf(at, index).session.hash)

test('everybody is asked only what is theirs, and sees what the others have done', async () => {
  const at = await threeAtTable()
  for (const index of [0, 1, 2])
    expect(
      storeOf(at, index)
        .snapshot()
        .open.map(({ seat }) => seat),
    ).toEqual([index])
  expect(storeOf(at, 3).snapshot().open).toEqual([])
  expect(new Set(hashes(at)).size).toBe(1)
  const before = storeOf(at, 1).session.hash

  expect(pass(at, 0)).toBeUndefined()
  await at.run()
  expect(new Set(hashes(at)).size).toBe(1)
  expect(storeOf(at, 1).session.hash).not.toBe(before)
  expect(storeOf(at, 0).snapshot().open).toEqual([])
  // Bruno was in the middle of his own answer: what Ada did is there at once, without a show.
  expect(storeOf(at, 1).snapshot().batch).toBeUndefined()
  expect(storeOf(at, 3).snapshot().batch?.seq).toBe(storeOf(at, 3).session.seq)
})

test('an answer on its way is not asked for again, survives a lost connection, and counts once', async () => {
  const at = await threeAtTable()
  at.cut(0)
  await at.run(1)
  expect(at.tables[0]?.look().status).not.toBe('open')
  expect(pass(at, 0)).toBeUndefined()
  await Promise.resolve()
  expect(at.tables[0]?.look().pending.map(({ kind }) => kind)).toEqual(['answer'])
  expect(storeOf(at, 0).snapshot()).toMatchObject({ open: [], safety: 'saving' })

  await at.run(5_000)
  expect(at.tables[0]?.look()).toMatchObject({ status: 'open', pending: [], trouble: undefined })
  const { session } = storeOf(at, 1)
  expect(session.log().filter((batch) => has(batch, 'seat') && batch.seat === 0)).toHaveLength(1)
  expect(new Set(hashes(at)).size).toBe(1)
})

test('what the rules refuse is not sent, and who watches cannot answer', async () => {
  const at = await threeAtTable()
  const store = storeOf(at, 0)
  const [choice] = store.snapshot().open
  if (!choice) throw new Error('nothing is asked')
  const apart = readPick(store.session, choice, { do: 'hit', target: 1, squares: 'a1 h8' })
  expect(store.do(0, choice.id, apart)).toMatchObject({ rule: expect.stringMatching(/-ATK-03$/) })
  expect(at.tables[0]?.look().pending).toEqual([])
  expect(storeOf(at, 3).do(0, choice.id, { do: 'pass' })).toMatchObject({ refused: 'stale-choice' })
  expect(storeOf(at, 3).undo()).toMatchObject({ refused: 'not-your-seat' })
  expect(storeOf(at, 3).snapshot().undoable).toBe(false)
})

test('one’s own last step is taken back at once; where others acted since, they are asked', async () => {
  const at = await threeAtTable()
  const start = storeOf(at, 0).session.hash
  pass(at, 0)
  await at.run()
  expect(storeOf(at, 0).undo()).toBeUndefined()
  await at.run()
  expect(storeOf(at, 2).session.hash).toBe(start)

  pass(at, 0)
  await at.run()
  pass(at, 1)
  await at.run()
  const passed = storeOf(at, 0).session.hash
  expect(storeOf(at, 0).undo()).toBeUndefined()
  await at.run()
  const offer = at.tables[2]?.look().room?.undoOffer
  // It is Ada's own step she asks for, with what Bruno did since; Cleo has none, so that she is not offered anybody's.
  expect(offer).toMatchObject({ seat: 0 })
  expect(storeOf(at, 0).asksUndo).toBe(true)
  expect(storeOf(at, 1).asksUndo).toBe(false)
  expect(storeOf(at, 2).snapshot().undoable).toBe(false)
  expect(storeOf(at, 0).session.hash).toBe(passed)
  for (const index of [1, 2]) {
    void at.tables[index]?.do({ kind: 'agree', proposal: offer?.seq ?? 0 })
    await at.run()
  }
  expect(storeOf(at, 0).session.hash).toBe(start)
  expect(new Set(hashes(at)).size).toBe(1)
})

test('who declines, hands a seat over or seals plans is told to all; to oneself as well, and to nobody twice', async () => {
  const at = await threeAtTable()
  const newsAt = (index: number) => at.tables[index]?.talk.now().news.map(({ news }) => news)
  const [ada, bruno] = at.tables.map((table) => table.look().you ?? '')
  pass(at, 0)
  await at.run()
  pass(at, 1)
  await at.run()
  storeOf(at, 0).undo()
  await at.run()
  void at.tables[1]?.do({ kind: 'decline', proposal: at.tables[1]?.look().room?.undoOffer?.seq ?? 0 })
  await at.run()
  void at.tables[0]?.do({ kind: 'configure', plans: 'sealed' })
  await at.run()
  void at.tables[0]?.do({ kind: 'configure', title: 'Still sealed' })
  void at.tables[0]?.do({ kind: 'hand-over', seat: 0, person: bruno ?? '' })
  await at.run()
  const told = [
    { kind: 'declined', by: bruno },
    { kind: 'plans', plans: 'sealed' },
    { kind: 'handed-over', by: ada, to: bruno, seat: 0 },
  ]
  for (const index of [0, 1, 2, 3]) expect(newsAt(index)).toEqual(told)
})

test('an answer for the team is a proposal until all have agreed', async () => {
  const at = await threeAtTable({ seats: 3, difficulty: 'nightmare' })
  // Play on until the team is asked.
  const teamChoice = () =>
    storeOf(at, 0)
      .snapshot()
      .open.find(({ seat }) => seat === 'team')
  for (let step = 0; step < 60 && !teamChoice(); step++) {
    for (const index of [0, 1, 2]) {
      const store = storeOf(at, index)
      const [choice] = store.snapshot().open
      if (!choice || choice.seat === 'team') continue
      store.do(index, choice.id, nth(store.picks(choice), 0))
      await at.run()
    }
  }
  const asked = teamChoice()
  if (!asked) throw new Error('the team is never asked anything')
  const before = storeOf(at, 0).session.hash
  const pick = nth(storeOf(at, 1).picks(asked), 0)
  expect(storeOf(at, 1).do(0, asked.id, pick)).toBeUndefined()
  await at.run()
  const offer = at.tables[0]?.look().room?.offer
  expect(offer?.pick).toEqual(storeOf(at, 1).session.shown(asked, pick))
  expect(storeOf(at, 0).session.hash).toBe(before)
  for (const index of [0, 2]) {
    void at.tables[index]?.do({ kind: 'agree', proposal: offer?.seq ?? 0 })
    await at.run()
  }
  expect(storeOf(at, 0).session.hash).not.toBe(before)
  expect(new Set(hashes(at)).size).toBe(1)
})

test('plans and phrases reach the others; a plan goes with its answer, and muted ears hear nothing', async () => {
  const at = await threeAtTable()
  const [ada, bruno, cleo] = at.tables
  const [choice] = storeOf(at, 0).snapshot().open
  cleo?.talk.mute(true)
  ada?.plan(0, choice?.id ?? 0, { do: 'hit', target: 1, squares: 'a1 b1' })
  ada?.phrase('careful')
  ada?.ping(2)
  await at.run()
  expect(bruno?.talk.now()).toMatchObject({
    plans: [{ seat: 0, pick: { do: 'hit', target: 1, squares: 'a1 b1' } }],
    said: [{ phrase: 'careful' }],
    pings: [{ target: 2 }],
  })
  expect(cleo?.talk.now()).toMatchObject({ said: [], pings: [] })
  pass(at, 0)
  await at.run()
  expect(bruno?.talk.now().plans).toEqual([])
})

test('a table of other rules says so', async () => {
  const bed = makeBed(8)
  const { room, people } = await openTable(bed, 1)
  const game = findGame(MODULE.id)
  if (!game) throw new Error('no such game')
  const rulesFor: typeof game.rulesFor = (options) => {
    const rules = game.rulesFor(options)
    return { ...rules, version: rules.version + 1 }
  }
  const { link } = directLink(bed, room, people[0], { findModule: () => ({ ...game, rulesFor }) })
  const table = new OnlineTable(room, () => link)
  open.push(table)
  link.start()
  await bed.time.run(50)
  expect(endOf(table.look())).toBe('other-rules')
})
