import { nth } from '@graveshift/kernel'
import { describe, expect, it } from 'vitest'
import { directLink, makeBed, openTable } from '../host/testing/bed.ts'
import type { LinkSetting } from './setting.ts'

const MINUTE = 60_000

/** A link over a network that can be taken away. */
async function overNetwork(over: Partial<LinkSetting> = {}) {
  const bed = makeBed(1)
  const { room, people } = await openTable(bed, 1)
  const network = { state: 'up' as 'up' | 'gone' | 'hanging', tries: 0 }
  const { link, cut, hush } = directLink(bed, room, nth(people, 0), {
    ticket: async () => {
      network.tries++
      if (network.state === 'gone') throw new Error('no network')
      if (network.state === 'hanging') return new Promise<string>(() => {})
      return 'ticket'
    },
    ...over,
  })
  link.start()
  await bed.time.run(100)
  expect(link.status).toBe('open')
  return { time: bed.time, link, cut, hush, network }
}

describe('after the network was gone', () => {
  it('the table is back at once when the device says that it is there again, however long it was gone', async () => {
    const { time, link, cut, network } = await overNetwork()
    network.state = 'gone'
    cut()
    await time.run(10 * MINUTE)
    expect(link.status).not.toBe('open')
    network.state = 'up'
    link.wake()
    await time.run(50)
    expect(link.status).toBe('open')
  })

  it('the table is back within eight seconds if nobody says anything', async () => {
    for (const luck of [0, 0.5, 0.999]) {
      const { time, link, cut, network } = await overNetwork({ random: () => luck })
      network.state = 'gone'
      cut()
      await time.run(10 * MINUTE)
      network.state = 'up'
      await time.run(8_050)
      expect(link.status).toBe('open')
    }
  })

  it('a try that hangs is made anew when the network is back, and by itself after a while', async () => {
    const { time, link, cut, network } = await overNetwork()
    network.state = 'hanging'
    cut()
    await time.run(10_000)
    network.state = 'up'
    link.wake()
    await time.run(50)
    expect(link.status).toBe('open')
    network.state = 'hanging'
    cut()
    await time.run(10_000)
    network.state = 'up'
    await time.run(15_000)
    expect(link.status).toBe('open')
  })
})

describe('a link that is woken', () => {
  it('keeps a connection that lives', async () => {
    const { time, link, network } = await overNetwork()
    for (let times = 0; times < 5; times++) link.wake()
    await time.run(MINUTE)
    expect(link.status).toBe('open')
    expect(network.tries).toBe(1)
  })

  it('replaces within seconds a connection that died without a word while the device slept', async () => {
    const { time, link, hush, network } = await overNetwork()
    hush()
    link.wake()
    await time.run(2_900)
    expect(network.tries).toBe(1)
    await time.run(200)
    expect(network.tries).toBe(2)
    expect(link.status).toBe('open')
  })

  it('stays away for good where it was stopped', async () => {
    const { time, link, network } = await overNetwork()
    link.stop()
    link.wake()
    await time.run(MINUTE)
    expect(link.status).toBe('stopped')
    expect(network.tries).toBe(1)
  })
})
