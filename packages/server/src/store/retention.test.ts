import { MemoryStore } from '@graveshift/table/store'
import { describe, expect, it } from 'vitest'
import { removeOld } from './retention.ts'

const DAY = 24 * 60 * 60 * 1000
const now = 1000 * DAY

const storeWith = async (ages: readonly number[]) => {
  const store = new MemoryStore()
  for (const [index, days] of ages.entries())
    await store.create({
      room: `r${index}`,
      entries: [{ seq: 0, id: 'i', body: '{}', at: now - days * DAY }],
    })
  return store
}

const goOn = async () => true

describe('removeOld', () => {
  it('removes what is older than that, in many batches, and nothing else', async () => {
    const store = await storeWith(Array.from({ length: 105 }, (_, index) => index))
    expect(await removeOld(store, { days: 30, now, notSince: now, pause: goOn })).toBe(74)
    expect(await store.rooms()).toHaveLength(31)
    expect(await removeOld(store, { days: 30, now, notSince: now, pause: goOn })).toBe(0)
  })

  it('spares a table that is used in the last moment', async () => {
    const store = await storeWith([40, 41, 42])
    const pause = async () => {
      await store.append('r0', [{ seq: 1, id: 'j', body: '{}', at: now }])
      return true
    }
    expect(await removeOld(store, { days: 30, now, notSince: now, pause })).toBe(2)
    expect((await store.rooms()).map(({ room }) => room)).toEqual(['r0'])
  })

  it('stops when told', async () => {
    const store = await storeWith([40, 41, 42])
    expect(await removeOld(store, { days: 30, now, notSince: now, pause: async () => false })).toBe(1)
  })

  it('takes no days for a mistake rather than for "all"', async () => {
    const store = await storeWith([40])
    await expect(removeOld(store, { days: 0, now, notSince: now, pause: goOn })).rejects.toThrow(RangeError)
    await expect(removeOld(store, { days: Number.NaN, now, notSince: now, pause: goOn })).rejects.toThrow(
      RangeError,
    )
  })

  it('removes nothing for a clock that jumped', async () => {
    const store = await storeWith([40, 41, 42])
    const jumped = now + 3_650 * DAY
    expect(await removeOld(store, { days: 30, now: jumped, notSince: 0, pause: goOn })).toBe(0)
    expect(await removeOld(store, { days: 30, now: jumped, notSince: now - 41 * DAY, pause: goOn })).toBe(1)
  })
})
