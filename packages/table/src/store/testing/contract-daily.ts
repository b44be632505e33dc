import { describe, expect } from 'vitest'
import type { DailyRow } from '../store.ts'
import type { StoreBed } from './bed.ts'
import { withBed } from './with-bed.ts'

const row = (over: Partial<DailyRow>): DailyRow => ({
  game: 'g',
  day: '2026-11-16',
  id: 'id',
  name: 'Ann',
  seats: 2,
  help: 'none',
  helps: '',
  won: 1,
  turns: 14,
  health: 20,
  score: 500,
  at: 1_000,
  ...over,
})

const LIST = { game: 'g', day: '2026-11-16', seats: 2, help: 'none' }

export function describeDaily(open: () => Promise<StoreBed>): void {
  describe('tables of the day', () => {
    const it = withBed(open)

    it('lists the best first, the earlier of equals, by seats and help', async ({ store }) => {
      const rows = [
        row({ id: 'a', score: 10, at: 1 }),
        row({ id: 'b', score: 900, at: 3 }),
        row({ id: 'c', score: 900, at: 2, name: 'Ünal <b>' }),
        row({ id: 'd', seats: 3 }),
        row({ id: 'e', help: 'bots', helps: 'coach,bots' }),
        row({ id: 'f', day: '2026-11-15' }),
        row({ id: 'g', game: 'other' }),
      ]
      for (const [index, each] of rows.entries()) expect(await store.addDaily(each, `s${index}`)).toBe('done')
      expect((await store.dailies(LIST)).map(({ id }) => id)).toEqual(['c', 'b', 'a'])
      expect((await store.dailies(LIST, 2)).map(({ id }) => id)).toEqual(['c', 'b'])
      expect(await store.dailies({ ...LIST, help: 'bots' })).toEqual([rows[4]])
      expect(await store.dailyCounts('g', '2026-11-16')).toEqual([
        { seats: 2, help: 'bots', count: 1 },
        { seats: 2, help: 'none', count: 3 },
        { seats: 3, help: 'none', count: 1 },
      ])
    })

    it('keeps the first of each id and of each session with so many seats', async ({ store }) => {
      expect(await store.addDaily(row({ id: 'a' }), 's')).toBe('done')
      expect(await store.addDaily(row({ id: 'a', score: 9_000 }), 't')).toBe('known')
      expect(await store.addDaily(row({ id: 'b', score: 9_000 }), 's')).toBe('known')
      expect(await store.addDaily(row({ id: 'c', seats: 3 }), 's')).toBe('done')
      expect(await store.addDaily(row({ id: 'd', day: '2026-11-17' }), 's')).toBe('done')
      expect(await store.dailies(LIST)).toEqual([row({ id: 'a' })])
    })

    it('takes one off its list', async ({ store }) => {
      for (const id of ['a', 'b']) await store.addDaily(row({ id }), `s${id}`)
      expect(await store.removeDaily('a')).toBe(true)
      expect(await store.removeDaily('a')).toBe(false)
      expect((await store.dailies(LIST)).map(({ id }) => id)).toEqual(['b'])
    })

    it('forgets what is older than a day', async ({ store }) => {
      for (const day of ['2026-11-14', '2026-11-15', '2026-11-16'])
        await store.addDaily(row({ day, id: day }), 's')
      expect(await store.forgetDailies('2026-11-16')).toBe(2)
      expect(await store.dailyCounts('g', '2026-11-15')).toEqual([])
      expect((await store.dailies(LIST)).length).toBe(1)
    })
  })
}
