import { describe, expect } from 'vitest'
import { StoreClosed } from '../errors.ts'
import type { Appended, Store } from '../store.ts'
import { entries, entry, openRoom, type StoreBed } from './bed.ts'
import { withBed } from './with-bed.ts'

/** The bed's store and, where there may be one, another node's. */
const nodes = async ({ store, beside }: StoreBed): Promise<readonly [Store, Store]> => [
  store,
  (await beside?.()) ?? store,
]

const count = (answers: readonly string[], one: Appended | 'done' | 'exists'): number =>
  answers.filter((answer) => answer === one).length

export function describeRaces(open: () => Promise<StoreBed>): void {
  describe('races', () => {
    const it = withBed(open)

    it('lets one of many writers have a seq', async (bed) => {
      const both = await nodes(bed)
      await openRoom(bed.store, 'a')
      for (let seq = 1; seq <= 5; seq++) {
        const race = Array.from({ length: 24 }, (_, writer) =>
          (writer % 2 === 0 ? both[0] : both[1]).append('a', [entry(seq, `${seq}-by-${writer}`)]),
        )
        const answers = await Promise.all(race)
        expect([count(answers, 'done'), count(answers, 'taken')]).toEqual([1, 23])
        const winner = answers.indexOf('done')
        expect((await bed.store.read('a', seq)).map(({ id }) => id)).toEqual([`${seq}-by-${winner}`])
      }
    })

    it('lets an id in once, however often and at whatever seq it is sent', async (bed) => {
      const both = await nodes(bed)
      await openRoom(bed.store, 'a')
      const race = Array.from({ length: 20 }, (_, writer) =>
        (writer % 2 === 0 ? both[0] : both[1]).append('a', [entry(1 + (writer % 3), 'same')]),
      )
      const answers = await Promise.all(race)
      expect(count(answers, 'done')).toBe(1)
      expect(answers.filter((answer) => answer !== 'done').every((a) => a === 'known' || a === 'gap')).toBe(
        true,
      )
      expect(await bed.store.head('a')).toBe(1)
    })

    it('creates a room once', async (bed) => {
      const both = await nodes(bed)
      const race = Array.from({ length: 12 }, (_, writer) =>
        (writer % 2 === 0 ? both[0] : both[1]).create({ room: 'a', entries: [entry(0, `by-${writer}`)] }),
      )
      const answers = await Promise.all(race)
      expect([count(answers, 'done'), count(answers, 'exists')]).toEqual([1, 11])
    })

    it('lets a ticket be spent once', async (bed) => {
      const both = await nodes(bed)
      const race = Array.from({ length: 12 }, (_, writer) => both[writer % 2 === 0 ? 0 : 1].spend('t', 100))
      expect((await Promise.all(race)).filter((spent) => spent)).toHaveLength(1)
    })

    it('keeps rooms written at the same time apart, and a mistake in one harms no other', async ({
      store,
    }) => {
      const rooms = Array.from({ length: 10 }, (_, index) => `room-${index}`)
      for (const room of rooms) await openRoom(store, room)
      await store.append('room-4', entries(1, 1), { sealed: { round: 1, text: 'before' } })
      const again = { sealed: { round: 1, text: 'again' } }
      const outcomes = await Promise.allSettled(
        rooms.map((room, index) => {
          if (index === 4) return store.append(room, entries(2, 1), again)
          return store.append(room, index % 3 === 0 ? [entry(1, 'id-0')] : entries(1, 2))
        }),
      )
      for (const [index, outcome] of outcomes.entries())
        if (outcome.status === 'fulfilled') expect(outcome.value).toBe(index % 3 === 0 ? 'known' : 'done')
        else expect(index).toBe(4)
      expect(outcomes[4]?.status).toBe('rejected')
      expect(await Promise.all(rooms.map((room) => store.head(room)))).toEqual([0, 2, 2, 0, 1, 2, 0, 2, 2, 0])
    })

    it('appends of one room that follow each other may be on their way together', async ({ store }) => {
      await openRoom(store, 'a')
      const answers = await Promise.all(entries(1, 40).map((one) => store.append('a', [one])))
      // Where several connections write, one may overtake another; then it is told so, and nothing is out of order.
      expect(answers.every((answer) => answer === 'done' || answer === 'gap')).toBe(true)
      expect(await store.head('a')).toBe(count(answers, 'done'))
    })

    it('closes under load: whatever was answered is there, the rest was refused', async ({
      store,
      reopen,
    }) => {
      const rooms = Array.from({ length: 30 }, (_, index) => `room-${index}`)
      for (const room of rooms) await openRoom(store, room)
      const writes = rooms.map((room) => store.append(room, entries(1, 1)))
      const closing = store.close()
      const late = expect(store.append('room-0', entries(2, 1))).rejects.toThrow(StoreClosed)
      const settled = await Promise.allSettled(writes)
      await late
      await closing
      for (const one of settled)
        if (one.status === 'rejected') expect(one.reason).toBeInstanceOf(StoreClosed)
        else expect(one.value).toBe('done')
      if (reopen === undefined) return
      const again = await reopen()
      for (const [index, room] of rooms.entries())
        expect(await again.head(room)).toBe(settled[index]?.status === 'fulfilled' ? 1 : 0)
    })

    it('has everything after it was opened again', async ({ store, reopen }) => {
      if (reopen === undefined) return
      await store.create({
        room: 'a',
        entries: entries(0, 3),
        also: {
          keysAdded: [{ hash: 'k', kind: 'seat', person: 'p' }],
          bound: [{ session: 's', person: 'p' }],
          sealed: { round: 1, text: 'sealed' },
          summary: { title: 'T', phase: 'play', awaited: ['p'] },
        },
      })
      await store.spend('ticket', 100)
      await store.close()
      const again = await reopen()
      expect(await again.read('a', 0)).toHaveLength(3)
      expect(await again.key('a', 'k')).toEqual({ hash: 'k', kind: 'seat', person: 'p' })
      expect(await again.secret('a', 1)).toBe('sealed')
      expect(await again.tablesOf('s')).toMatchObject([{ room: 'a', person: 'p', awaited: true, title: 'T' }])
      expect(await again.spend('ticket', 100)).toBe(false)
      expect(await again.append('a', entries(3, 1))).toBe('done')
    })
  })
}
