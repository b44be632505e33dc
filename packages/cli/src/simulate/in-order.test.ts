import { once } from 'node:events'
import { setImmediate, setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { inOrder } from './in-order.ts'

test('results come in the order of the pieces, however long each takes, so many at a time', async () => {
  let running = 0
  let most = 0
  const taken: number[] = []
  await inOrder(
    [30, 1, 20, 2, 10, 3],
    3,
    async (wait) => {
      running++
      most = Math.max(most, running)
      await setTimeout(wait)
      running--
      return wait
    },
    async (wait) => {
      taken.push(wait)
    },
  )
  expect(taken).toEqual([30, 1, 20, 2, 10, 3])
  expect(most).toBe(3)
})

test('a failure ends it, after what came before it was taken', async () => {
  const taken: number[] = []
  const all = inOrder(
    [1, 2, 3, 4],
    4,
    async (piece) => {
      if (piece > 2) throw new Error(`no ${piece}`)
      return piece
    },
    async (piece) => {
      taken.push(piece)
    },
  )
  await expect(all).rejects.toThrow('no 3')
  expect(taken).toEqual([1, 2])
})

test('what fails while an earlier result is being taken is told as the failure of all, and only there', async () => {
  const unhandled: unknown[] = []
  const note = (reason: unknown) => unhandled.push(reason)
  process.on('unhandledRejection', note)
  const stop = new AbortController()
  const all = inOrder(
    [1, 2, 3],
    3,
    async (piece) => {
      if (piece > 1) await once(stop.signal, 'abort')
      stop.signal.throwIfAborted()
      return piece
    },
    async () => {
      stop.abort(new Error('stopped'))
      await setImmediate()
      await setImmediate()
    },
  )
  await expect(all).rejects.toThrow('stopped')
  process.off('unhandledRejection', note)
  expect(unhandled).toEqual([])
})
