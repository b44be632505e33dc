import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { WebSocket } from 'ws'
import { type SocketSetting, TableSocket } from './table-socket.ts'

/** A socket whose network is in the test's hands. */
class FakeSocket extends EventEmitter {
  readonly OPEN = 1
  readyState = 1
  bufferedAmount = 0
  readonly sent: string[] = []
  readonly closed: number[] = []
  terminated = false
  send(text: string): void {
    this.sent.push(text)
  }
  close(code: number): void {
    this.closed.push(code)
  }
  terminate(): void {
    this.terminated = true
    this.emit('close')
  }
}

function make(over: Partial<SocketSetting> = {}) {
  const socket = new FakeSocket()
  const limited: string[] = []
  const closed: string[] = []
  const made = new TableSocket(
    socket as unknown as WebSocket,
    { cork: () => {}, uncork: () => {} },
    {
      host: {
        attach: async () => true,
        detach: () => {},
        submit: async () => ({ later: true }),
        tail: async () => {},
        say: () => true,
        head: () => -1,
      },
      admit: async () => ({ room: 'r', person: 'p', session: 's', until: 0, name: 'n' }),
      messagesPerSecond: 10,
      messagesAtOnce: 30,
      limited: (what) => limited.push(what),
      closed: (reason) => closed.push(reason),
      failed: (error) => {
        throw error
      },
      ...over,
    },
  )
  const hear = async (message: object) => {
    socket.emit('message', Buffer.from(JSON.stringify(message)), false)
    await vi.advanceTimersByTimeAsync(0)
  }
  return { socket, made, limited, closed, hear }
}

const HELLO = { type: 'hello', v: 2, ticket: 'x', form: 'log', last: -1 }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('who has not said hello after ten seconds is asked to come back, and then cut off', async () => {
  const { socket, limited, closed } = make()
  await vi.advanceTimersByTimeAsync(9_999)
  expect(socket.closed).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(socket.closed).toEqual([4001])
  expect(limited).toEqual(['no-hello'])
  await vi.advanceTimersByTimeAsync(2_000)
  expect(socket.terminated).toBe(true)
  expect(closed).toEqual(['retryLater'])
})

test('who said hello in time stays', async () => {
  const { socket, hear, made } = make()
  await hear(HELLO)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(socket.closed).toEqual([])
  expect(made.ticket?.person).toBe('p')
})

test('who does not read is let go at 1 MB, with the code to come back', async () => {
  const { socket, hear, limited } = make()
  await hear(HELLO)
  socket.bufferedAmount = 1024 * 1024 - 100
  await hear({ type: 'alive' })
  expect(socket.sent).toHaveLength(1)
  socket.bufferedAmount = 1024 * 1024
  await hear({ type: 'alive' })
  expect(socket.sent).toHaveLength(1)
  expect(socket.closed).toEqual([4000])
  expect(limited).toEqual(['slow-reader'])
  await vi.advanceTimersByTimeAsync(2_000)
  expect(socket.terminated).toBe(true)
})

test('ten messages a second go on for ever, and nothing is heard after the end', async () => {
  const { socket, hear } = make()
  await hear(HELLO)
  for (let sent = 0; sent < 100; sent++) {
    await vi.advanceTimersByTimeAsync(100)
    await hear({ type: 'alive' })
  }
  expect(socket.closed).toEqual([])
  for (let sent = 0; sent < 40; sent++) await hear({ type: 'alive' })
  expect(socket.closed).toEqual([4001])
})

test('of the log twenty pages at once are given, then two a second; who asks more often is not answered', async () => {
  const asked: number[] = []
  const { made, hear, limited } = make({
    host: {
      attach: async () => true,
      detach: () => {},
      submit: async () => ({ later: true }),
      tail: async (_room, _connection, from) => void asked.push(from),
      say: () => true,
      head: () => -1,
    },
    messagesAtOnce: 100,
  })
  await hear(HELLO)
  for (let from = 0; from < 30; from++) await hear({ type: 'tail', from })
  expect(asked).toHaveLength(20)
  expect(limited).toEqual(Array.from({ length: 10 }, () => 'tails'))
  await vi.advanceTimersByTimeAsync(1_000)
  for (let from = 0; from < 3; from++) await hear({ type: 'tail', from })
  expect(asked).toHaveLength(22)
  expect(made.ticket).toBeDefined()
})

test('silence is measured from the last thing heard', async () => {
  const { socket, made, hear } = make()
  await hear(HELLO)
  await vi.advanceTimersByTimeAsync(4_000)
  expect(made.silence).toBe(4_000)
  socket.emit('pong')
  expect(made.silence).toBe(0)
})
