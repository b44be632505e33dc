import { describe, expect, it } from 'vitest'
import { MemoryBus, MemoryHub } from './memory-bus.ts'

const listen = (bus: MemoryBus, topic: string) => {
  const said: string[] = []
  const end = bus.subscribe(topic, { heard: (text) => said.push(text), missed: () => said.push('missed') })
  return { said, end }
}

const settle = async () => {
  for (let turn = 0; turn < 5; turn++) await Promise.resolve()
}

describe('MemoryBus', () => {
  it('tells the others on the topic, in order, and never itself', async () => {
    const hub = new MemoryHub()
    const [a, b, c] = [new MemoryBus(hub), new MemoryBus(hub), new MemoryBus(hub)]
    const own = listen(a, 'x')
    const listeners = [listen(b, 'x'), listen(b, 'x'), listen(c, 'x')]
    const deaf = listen(c, 'y')
    a.publish('x', '1')
    a.publish('x', '2')
    await settle()
    expect(listeners.map(({ said }) => said)).toEqual([
      ['1', '2'],
      ['1', '2'],
      ['1', '2'],
    ])
    expect([own.said, deaf.said]).toEqual([[], []])
  })

  it('leaves alone who does not listen any more', async () => {
    const hub = new MemoryHub()
    const [a, b] = [new MemoryBus(hub), new MemoryBus(hub)]
    const { said, end } = listen(b, 'x')
    a.publish('x', '1')
    end()
    end()
    await settle()
    const closed = listen(b, 'x')
    await b.close()
    a.publish('x', '2')
    await settle()
    expect([said, closed.said]).toEqual([[], []])
  })

  it('says when something may have been missed', () => {
    const bus = new MemoryBus()
    const { said } = listen(bus, 'x')
    bus.interrupt()
    expect(said).toEqual(['missed'])
  })
})
