import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { makeFolder, ServerProcess } from '../../testing/server-process.ts'
import { Visitor } from '../../testing/visitor.ts'

const read = (path: string) =>
  readFileSync(fileURLToPath(new URL(`../../../../../${path}`, import.meta.url)), 'utf8')

test('T34: exact versions in the lock file, and a ws without the known holes', () => {
  expect(existsSync(fileURLToPath(new URL('../../../../../package-lock.json', import.meta.url)))).toBe(true)
  const { dependencies } = JSON.parse(read('packages/server/package.json')) as {
    dependencies: Record<string, string>
  }
  for (const version of Object.values(dependencies)) expect(version).toMatch(/^\d+\.\d+\.\d+$/)
  const [major = 0, minor = 0] = (dependencies.ws ?? '').split('.').map(Number)
  expect(major * 1000 + minor).toBeGreaterThanOrEqual(8018)
})

test('T33, T34: strange origins get no socket, nobody gets compression, and there is a security.txt', async () => {
  const folder = makeFolder()
  const server = new ServerProcess(folder.path)
  try {
    const address = await server.address()
    const visitor = new Visitor(address)
    const { port } = new URL(address)
    const answer = (headers: Record<string, string>) =>
      new Promise<number>((told) => {
        const socket = visitor.socket(headers)
        socket.on('unexpected-response', (_, { statusCode = 0 }) => told(statusCode))
        socket.on('open', () => {
          expect(socket.extensions).toBe('')
          socket.terminate()
          told(101)
        })
      })
    for (const origin of [
      'null',
      '',
      'https://evil.example',
      `https://127.0.0.1:${port}`,
      `http://127.0.0.1:${Number(port) + 1}`,
      'http://127.0.0.1',
      `http://127.0.0.1:${port}.evil.example`,
      `http://evil127.0.0.1:${port}`,
      `http://127.0.0.1:${port}/`,
      `HTTP://127.0.0.1:${port}`,
      `http://user@127.0.0.1:${port}`,
      `http://127.0.0.1:${port} http://evil.example`,
      'file://',
      'chrome-extension://abc',
      `ws://127.0.0.1:${port}`,
    ])
      expect([origin, await answer({ origin })]).toEqual([origin, 403])
    expect(await answer({ 'sec-websocket-extensions': 'permessage-deflate' })).toBe(101)
    const { status, body } = await visitor.ask('GET', '/.well-known/security.txt')
    expect(status).toBe(200)
    expect(body).toContain('Contact: ')
  } finally {
    await server.kill()
    folder.remove()
  }
}, 240_000)
