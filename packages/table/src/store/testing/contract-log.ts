import { describe, expect } from 'vitest'
import { StoreClosed } from '../errors.ts'
import { PAGE } from '../store.ts'
import { entries, entry, openRoom, type StoreBed } from './bed.ts'
import { withBed } from './with-bed.ts'

/** Signs that storage likes to lose: beyond the BMP, joined, right to left, controls, a lone zero-width one. */
const ODD = '🧟‍♀️ Zöe "quoted" \\ \n\t שלום e\u0301 \u200b\u2028 ﷽ \u{1F3FD}'

export function describeLog(open: () => Promise<StoreBed>): void {
  describe('log', () => {
    const it = withBed(open)

    it('gives back what was written, in order', async ({ store }) => {
      await openRoom(store, 'a', 2)
      expect(await store.append('a', entries(2, 3))).toBe('done')
      expect(await store.read('a', 0)).toEqual(entries(0, 5).map(({ seq, id, body }) => ({ seq, id, body })))
      expect(await store.head('a')).toBe(4)
    })

    it('knows nothing of a room that is not there', async ({ store }) => {
      expect(await store.head('none')).toBe(-1)
      expect(await store.read('none', 0)).toEqual([])
      expect(await store.find('none', 'id-0')).toBeUndefined()
      expect(await store.append('none', entries(0, 1))).toBe('gone')
      expect(await store.head('none')).toBe(-1)
    })

    it('creates a room once', async ({ store }) => {
      expect(await store.create({ room: 'a', entries: [entry(0, 'first')] })).toBe('done')
      expect(await store.create({ room: 'a', entries: [entry(0, 'second')] })).toBe('exists')
      expect((await store.read('a', 0)).map(({ id }) => id)).toEqual(['first'])
    })

    it('refuses a seq that is taken, and writes nothing of it', async ({ store }) => {
      await openRoom(store, 'a', 3)
      expect(await store.append('a', [entry(2, 'late'), entry(3, 'later')])).toBe('taken')
      expect(await store.head('a')).toBe(2)
      expect(await store.find('a', 'later')).toBeUndefined()
    })

    it('never lets a log have a gap', async ({ store }) => {
      await openRoom(store, 'a', 3)
      expect(await store.append('a', entries(5, 1))).toBe('gap')
      expect(await store.head('a')).toBe(2)
      expect(await store.append('a', entries(3, 1))).toBe('done')
    })

    it('knows an id again, at its own seq or another', async ({ store }) => {
      await openRoom(store, 'a', 3)
      expect(await store.append('a', [entry(1)])).toBe('known')
      expect(await store.append('a', [entry(3, 'id-1')])).toBe('known')
      expect(await store.append('a', [entry(3, 'new'), entry(4, 'id-2')])).toBe('known')
      expect(await store.append('a', [entry(9, 'id-2')])).toBe('known')
      expect(await store.head('a')).toBe(2)
      expect(await store.find('a', 'new')).toBeUndefined()
      expect(await store.find('a', 'id-1')).toBe(1)
      expect(await store.append('a', [entry(3, 'new')])).toBe('done')
    })

    it('keeps rooms apart, ids and numbers alike', async ({ store }) => {
      await openRoom(store, 'a', 2)
      await openRoom(store, 'b', 2)
      expect(await store.append('b', entries(2, 1))).toBe('done')
      expect(await store.head('a')).toBe(1)
      expect(await store.find('a', 'id-2')).toBeUndefined()
    })

    it('tells ids and rooms apart that differ in case or in accents only', async ({ store }) => {
      await openRoom(store, 'a')
      await openRoom(store, 'A')
      expect(await store.append('a', [entry(1, 'x')])).toBe('done')
      expect(await store.append('a', [entry(2, 'X')])).toBe('done')
      expect(await store.append('a', [entry(3, '\u00e9')])).toBe('done')
      expect(await store.append('a', [entry(4, 'e\u0301')])).toBe('done')
      expect(await store.head('A')).toBe(0)
    })

    it('reads page by page', async ({ store }) => {
      await openRoom(store, 'a', 10)
      expect((await store.read('a', 3, 4)).map(({ seq }) => seq)).toEqual([3, 4, 5, 6])
      expect((await store.read('a', 8, 4)).map(({ seq }) => seq)).toEqual([8, 9])
      expect(await store.read('a', 10, 4)).toEqual([])
      expect((await store.read('a', -5, 2)).map(({ seq }) => seq)).toEqual([0, 1])
    })

    it(`gives ${PAGE} entries when nobody says how many`, async ({ store }) => {
      await openRoom(store, 'a', PAGE + 1)
      expect(await store.read('a', 0)).toHaveLength(PAGE)
      expect((await store.read('a', PAGE)).map(({ seq }) => seq)).toEqual([PAGE])
    })

    it('changes no sign of a text', async ({ store }) => {
      await openRoom(store, ODD)
      expect(await store.append(ODD, [entry(1, ODD, ODD)])).toBe('done')
      expect(await store.read(ODD, 1)).toEqual([{ seq: 1, id: ODD, body: ODD }])
      expect(await store.find(ODD, ODD)).toBe(1)
    })

    it('keeps a body of a million signs', async ({ store }) => {
      const body = 'Zombie ü '.repeat(111_112)
      await openRoom(store, 'a')
      expect(await store.append('a', [entry(1, 'big', body)])).toBe('done')
      expect((await store.read('a', 1))[0]?.body === body).toBe(true)
    })

    it('throws at entries that no host may write', async ({ store }) => {
      await openRoom(store, 'a', 2)
      for (const wrong of [
        [],
        [entry(2), entry(4)],
        [entry(2, 'same'), entry(3, 'same')],
        [{ ...entry(2), at: 0.5 }],
        [entry(2, 'zero', 'a\u0000b')],
      ])
        await expect(store.append('a', wrong)).rejects.toThrow(RangeError)
      await expect(store.create({ room: 'b', entries: [entry(1)] })).rejects.toThrow(RangeError)
      expect(await store.head('a')).toBe(1)
      expect(await store.head('b')).toBe(-1)
    })

    it('is closed for good, and more than once', async ({ store }) => {
      await openRoom(store, 'a')
      await Promise.all([store.close(), store.close()])
      await expect(store.append('a', entries(1, 1))).rejects.toThrow(StoreClosed)
      await expect(store.read('a', 0)).rejects.toThrow(StoreClosed)
      await expect(store.create({ room: 'b', entries: entries(0, 1) })).rejects.toThrow(StoreClosed)
    })
  })
}
