import { connect, createServer, type Socket } from 'node:net'

export interface CuttingProxy {
  /** The database's address, by way of the proxy. */
  readonly url: string
  /** Cuts the connection of whoever says `word` next: before the server hears it, or before it can answer. */
  cutAt(word: string, when: 'before' | 'after'): void
  close(): Promise<void>
}

/** Stands between a client and a server, to break connections at a chosen moment. */
export async function startCuttingProxy(target: string): Promise<CuttingProxy> {
  const { hostname, port } = new URL(target)
  const sockets = new Set<Socket>()
  let cut: { readonly word: string; readonly when: 'before' | 'after' } | undefined
  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname)
    for (const socket of [client, upstream]) sockets.add(socket.on('error', () => {}))
    let mute = false
    client.on('data', (data) => {
      if (cut !== undefined && data.includes(cut.word)) {
        const { when } = cut
        cut = undefined
        mute = true
        if (when === 'before') upstream.destroy()
        else upstream.write(data)
        if (when === 'before') client.destroy()
        return
      }
      upstream.write(data)
    })
    // The server's answer shows that it did it; the client shall not hear of it.
    upstream.on('data', (data) => (mute ? client.destroy() : client.write(data)))
    client.on('close', () => upstream.destroy())
    upstream.on('close', () => client.destroy())
  })
  await new Promise<void>((open) => server.listen(0, '127.0.0.1', open))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  const url = new URL(target)
  url.host = `127.0.0.1:${address.port}`
  return {
    url: url.href,
    cutAt: (word, when) => {
      cut = { word, when }
    },
    close: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise((closed) => server.close(closed))
    },
  }
}
