import { expect, test, vi } from 'vitest'
import { startServer } from '../testing/running.ts'
import { stop } from './stop.ts'

test('T11: with something that never ends it is forced to end after ten seconds', async () => {
  const server = await startServer()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const hung = {
      ...server.program,
      service: {
        ...server.program.service,
        bus: { ...server.program.service.bus, close: () => new Promise<void>(() => {}) },
      },
    }
    const exits: number[] = []
    void stop(hung, (code) => void exits.push(code))
    await vi.advanceTimersByTimeAsync(9_900)
    expect(exits).toEqual([])
    await vi.advanceTimersByTimeAsync(200)
    expect(exits).toEqual([1])
  } finally {
    vi.useRealTimers()
    await server.end()
  }
})
