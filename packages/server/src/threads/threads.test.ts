import { afterEach, expect, test } from 'vitest'
import { isUndone, Threads } from './threads.ts'

let threads: Threads
afterEach(() => threads.close())

const nothing = { game: 'chess', played: { seed: '', seats: 1, steps: [], hash: '' } }
const failing = { question: { game: 'chess', bot: 'quick' }, nodes: 1, milliseconds: 1 } as never

test('work is done beside the server, what fails is told, and what is ended from outside is undone', async () => {
  threads = new Threads(1)
  expect(threads.pid).toBeUndefined()
  expect(await threads.run('check', nothing, 60_000)).toMatchObject({ fault: 'no-such-game' })
  const { pid } = threads
  expect(pid).not.toBe(process.pid)

  const wrong = await threads.run('think', failing, 60_000).catch((error: unknown) => error)
  expect(wrong).toBeInstanceOf(Error)
  expect(isUndone(wrong)).toBe(false)

  // Node itself may break in there: those who wait are told, the next one finds a new process.
  if (pid !== undefined) process.kill(pid, 'SIGSTOP')
  const waiting = threads.run('check', nothing, 60_000).catch((error: unknown) => error)
  if (pid !== undefined) process.kill(pid, 'SIGKILL')
  expect(isUndone(await waiting)).toBe(true)
  expect(await threads.run('check', nothing, 60_000)).toMatchObject({ fault: 'no-such-game' })
  expect(threads.pid).not.toBe(pid)

  const { pid: last } = threads
  await threads.close()
  expect(() => process.kill(last ?? 0, 0)).toThrow('ESRCH')
  expect(isUndone(await threads.run('check', nothing, 1).catch((error: unknown) => error))).toBe(true)
})
