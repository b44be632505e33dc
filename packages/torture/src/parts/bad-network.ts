import { createServer, connect as dial, type Socket as Wire } from 'node:net'
import type { FastChance } from '@graveshift/kernel'
import type { LinkClock, LinkListeners, LinkSetting, Socket } from '@graveshift/table/link'

/** Per thousand messages, or connections. */
export interface Weather {
  readonly lost: number
  readonly doubled: number
  /** Later than what was said after it. */
  readonly late: number
  readonly delayMs: number
  /** Connections that end somewhere, in the middle of a frame or not. */
  readonly cut: number
  /** Connections over which nothing goes any more, and nobody says so. */
  readonly halfOpen: number
}

export const BAD: Weather = { lost: 50, doubled: 50, late: 50, delayMs: 2000, cut: 500, halfOpen: 100 }
export const FINE: Weather = { lost: 0, doubled: 0, late: 0, delayMs: 0, cut: 0, halfOpen: 0 }

/** Loses, doubles and delays messages between a link and its socket. */
export function throughWeather(
  connect: LinkSetting['connect'],
  weather: () => Weather,
  random: FastChance,
): LinkSetting['connect'] {
  return (ears: LinkListeners): Socket => {
    const strikes = (perThousand: number) => random.below(1000) < perThousand
    let dead = false
    let told = 0
    /** In order, except for what is late. */
    let before = Promise.resolve()
    const carry = (run: () => void) => {
      const { lost, doubled, late, delayMs, halfOpen } = weather()
      if (++told > 5 && strikes(halfOpen / 50)) dead = true
      if (dead || strikes(lost)) return
      const wait = delayMs === 0 ? 0 : Math.floor((random.below(delayMs) * random.below(100)) / 1000)
      const slept = new Promise<void>((go) => setTimeout(go, strikes(late) ? wait + delayMs / 4 : wait))
      if (strikes(late)) void slept.then(run)
      else before = Promise.all([before, slept]).then(run)
      if (strikes(doubled)) setTimeout(run, random.below(delayMs + 1))
    }
    const socket = connect({
      opened: () => ears.opened(),
      heard: (text) => carry(() => ears.heard(text)),
      // A dead line does not even say that it ended.
      closed: (code) => {
        if (!dead) ears.closed(code)
      },
    })
    let greeted = false
    return {
      send: (text) => {
        // Within one connection TCP doubles nothing, and a second greeting is a broken client: it may only be lost.
        if (greeted) carry(() => socket.send(text))
        else if (!strikes(weather().lost)) socket.send(text)
        greeted = true
      },
      close: () => socket.close(),
    }
  }
}

export interface CuttingDoor {
  readonly address: string
  close(): Promise<void>
}

/** A way to the server by which connections end after any number of bytes. */
export async function openCuttingDoor(
  server: string,
  weather: () => Weather,
  random: FastChance,
): Promise<CuttingDoor> {
  const { hostname, port } = new URL(server)
  const wires = new Set<Wire>()
  const door = createServer((client) => {
    const upstream = dial(Number(port), hostname)
    for (const wire of [client, upstream]) wires.add(wire.on('error', () => {}))
    let left = random.below(1000) < weather().cut ? 1000 + random.below(60_000) : Number.POSITIVE_INFINITY
    const pass = (to: Wire) => (data: Buffer) => {
      if (weather().cut === 0) left = Number.POSITIVE_INFINITY
      if (data.length <= left) to.write(data)
      else {
        to.write(data.subarray(0, left))
        setImmediate(() => {
          client.destroy()
          upstream.destroy()
        })
      }
      left -= data.length
    }
    client.on('data', pass(upstream))
    upstream.on('data', pass(client))
    client.on('close', () => upstream.destroy())
    upstream.on('close', () => client.destroy())
  })
  await new Promise<void>((open) => door.listen(0, '127.0.0.1', open))
  const address = door.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return {
    address: `http://127.0.0.1:${address.port}`,
    close: async () => {
      for (const wire of wires) wire.destroy()
      await new Promise((closed) => door.close(closed))
    },
  }
}

/** A link's clock that runs ahead, so that its long waits are short ones here. */
export const hastyClock = (times: number): LinkClock => ({
  monotonic: () => performance.now() * times,
  after(ms, run) {
    const timer = setTimeout(run, ms / times)
    return () => clearTimeout(timer)
  },
})
