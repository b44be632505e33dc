import { describe, expect, it } from 'vitest'
import { Outbox } from './outbox.ts'

describe('Outbox', () => {
  it('gives what was added, in order, at most a hundred at a time', () => {
    const outbox = new Outbox('n')
    for (let index = 0; index < 150; index++) outbox.add('t', `${index}`)
    expect(outbox.take()).toEqual(Array.from({ length: 100 }, (_, index) => `n\nt\n${index}`))
    expect(outbox.take()).toHaveLength(50)
    expect(outbox.empty).toBe(true)
  })

  it('says only that something was missed when a text is too long to carry, counted in bytes', () => {
    const outbox = new Outbox('n')
    outbox.add('t', 'x'.repeat(7_800))
    outbox.add('t', 'ü'.repeat(4_000))
    const [short, long] = outbox.take()
    expect(short).toHaveLength(7_804)
    expect(long).toBe('n\nt')
  })

  it('says what was missed when it could not be told, once a topic, before what comes after', () => {
    const outbox = new Outbox('n')
    outbox.add('t', '1')
    outbox.add('u', '2')
    outbox.add('t', '3')
    outbox.take()
    outbox.add('u', '4')
    outbox.failed()
    expect(outbox.take()).toEqual(['n\nt', 'n\nu', 'n\nu\n4'])
  })

  it('never grows without end: everybody missed something then', () => {
    const outbox = new Outbox('n')
    for (let index = 0; index < 1_001; index++) outbox.add(`t${index}`, 'x')
    expect(outbox.take()).toEqual(['n\n'])
  })
})
