import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
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

test('the policy allows what comes from here and nothing inline', async () => {
  const policy = String((await get('/')).headers['content-security-policy'])
  expect(policy).toContain("default-src 'self'")
  expect(policy).not.toMatch(/unsafe|https?:|data:|\*/)
})
