import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { buildServer } from './build-server.ts'

const folder = mkdtempSync(join(tmpdir(), 'graveshift-client-'))
mkdirSync(join(folder, 'assets'))
writeFileSync(join(folder, 'index.html'), '<!doctype html><title>the client</title>')
writeFileSync(join(folder, 'sw.js'), 'self.x = 1')
writeFileSync(join(folder, 'assets', 'main-abc123.js'), 'export const a = 1')
writeFileSync(join(folder, 'assets', 'main-abc123.js.gz'), gzipSync('export const a = 1'))
afterAll(() => rmSync(folder, { recursive: true }))

const server = await buildServer({ clientFolder: folder })
const get = (url: string, headers: Record<string, string> = {}) => server.inject({ url, headers })

test('the page is asked for anew each time, hashed files are kept for good', async () => {
  const page = await get('/')
  expect(page.statusCode).toBe(200)
  expect(page.body).toContain('the client')
  expect(page.headers['cache-control']).toBe('no-cache')
  expect((await get('/sw.js')).headers['cache-control']).toBe('no-cache')
  const asset = await get('/assets/main-abc123.js')
  expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(asset.headers['content-type']).toMatch(/javascript/)
})

test('a page that did not change is not sent again', async () => {
  const { headers } = await get('/')
  const again = await get('/', { 'if-none-match': String(headers.etag) })
  expect(again.statusCode).toBe(304)
})

test('what was compressed in advance is sent so', async () => {
  const { headers } = await get('/assets/main-abc123.js', { 'accept-encoding': 'gzip' })
  expect(headers['content-encoding']).toBe('gzip')
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
})

test('an unknown place shows the client to people and a 404 to programs', async () => {
  const page = await get('/game/abc', { accept: 'text/html,*/*' })
  expect(page.statusCode).toBe(200)
  expect(page.body).toContain('the client')
  expect((await get('/assets/gone.js')).statusCode).toBe(404)
  expect((await get('/nowhere', { accept: 'application/json' })).statusCode).toBe(404)
})

test.each(['/../settings.ts', '/%2e%2e/%2e%2e/etc/passwd', '/assets/..%2f..%2fx'])(
  'nothing outside the client is served: %s',
  async (url) => {
    expect((await get(url)).statusCode).toBeGreaterThanOrEqual(400)
  },
)

test('nobody is waited for longer than ten seconds for a head, and fifteen for a request', () => {
  expect(server.server.headersTimeout).toBe(10_000)
  expect(server.server.requestTimeout).toBe(15_000)
})

test.each([
  ['its head', 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: '],
  [
    'its body',
    'POST /api HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9999\r\n\r\n',
  ],
])('T25 who sends %s drop by drop is answered 408 and cut off, while others are served', async (_, begin) => {
  const hasty = await buildServer({
    clientFolder: folder,
    patience: { head: 150, whole: 300, looks: 30 },
  })
  await hasty.listen({ port: 0, host: '127.0.0.1' })
  const port = hasty.addresses()[0]?.port ?? 0
  const dripper = connect(port, '127.0.0.1')
  let said = ''
  dripper.on('data', (data) => {
    said += data
  })
  dripper.on('error', () => {})
  const gone = new Promise((over) => dripper.on('close', over))
  dripper.write(begin)
  const drops = setInterval(() => dripper.write('x'), 20)
  try {
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200)
    await gone
    expect(said).toMatch(/^HTTP\/1\.1 408 /)
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200)
  } finally {
    clearInterval(drops)
    await hasty.close()
  }
})

test('the policy allows what comes from here and nothing inline', async () => {
  const policy = String((await get('/')).headers['content-security-policy'])
  expect(policy).toContain("default-src 'self'")
  expect(policy).not.toMatch(/unsafe|https?:|data:|\*/)
})
