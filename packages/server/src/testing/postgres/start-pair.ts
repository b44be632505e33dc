import { connect, createServer, type Socket } from 'node:net'
import { hold } from './start-postgres.ts'

/** Two PostgreSQL servers behind one address, one of which takes over when the other is killed. */
export interface TestPair {
  /** Of whoever takes writes. */
  readonly url: string
  /** kill -9 of the one that takes writes; settles when the other does. */
  fail(): Promise<void>
  /** The killed one becomes a copy that confirms everything from then on. */
  mend(): Promise<void>
  end(): Promise<void>
}

export async function startPair(): Promise<TestPair> {
  const held = await hold('./pair-guardian.ts', {})
  let target: number | undefined = Number(held.first)
  const sockets = new Set<Socket>()
  const door = createServer((client) => {
    if (target === undefined) {
      client.destroy()
      return
    }
    const upstream = connect(target, '127.0.0.1')
    for (const socket of [client, upstream]) {
      sockets.add(socket.on('error', () => {}))
      socket.on('close', () => sockets.delete(socket))
    }
    client.on('close', () => upstream.destroy())
    upstream.on('close', () => client.destroy())
    client.pipe(upstream).pipe(client)
  })
  await new Promise<void>((open) => door.listen(0, '127.0.0.1', open))
  const address = door.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  const cut = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    url: `postgres://postgres@127.0.0.1:${address.port}/postgres`,
    fail: async () => {
      // Whoever is dead confirms nothing any more.
      const failed = held.say('fail')
      target = undefined
      setImmediate(cut)
      target = Number(await failed)
      cut()
    },
    mend: async () => {
      target = Number(await held.say('mend'))
    },
    end: async () => {
      cut()
      await new Promise((closed) => door.close(closed))
      await held.end()
    },
  }
}
