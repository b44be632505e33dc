import { expect, test } from 'vitest'
import { buildServer } from './build-server.ts'

const server = await buildServer()
const get = (url: string, headers: Record<string, string> = {}) => server.inject({ url, headers })

test('the landing page tells how to play in the terminal', async () => {
  const { statusCode, headers, body } = await get('/')
  expect(statusCode).toBe(200)
  expect(headers['content-type']).toBe('text/html; charset=utf-8')
  expect(body).toContain('npx graveshift play gear-up')
  expect(body).toContain('npx graveshift engine')
})

test('the language follows the link, then the browser', async () => {
  const german = { 'accept-language': 'de-AT,de;q=0.9,en;q=0.5' }
  expect((await get('/')).body).toContain('<html lang="en">')
  expect((await get('/', german)).body).toContain('Was es schon gibt')
  expect((await get('/?lang=it', german)).body).toContain('Che cosa c’è adesso')
  expect((await get('/?lang=%3Cscript%3E&lang=it', german)).body).not.toContain('<script>')
})

test('the page holds no script and no inline style, and the policy would stop both', async () => {
  const { headers, body } = await get('/')
  expect(body).not.toMatch(/<script|<style|\sstyle=|\son\w+=/)
  const policy = headers['content-security-policy']
  expect(policy).toContain("default-src 'none'")
  expect(policy).not.toMatch(/unsafe|script-src|https?:|\*/)
})

test('everything the page links to is there', async () => {
  const { body } = await get('/')
  const links = [...body.matchAll(/href="(\/[^"?]*)/g)].map(([, link]) => link ?? '')
  expect(links).toContain('/landing.css')
  for (const link of links) expect((await get(link)).statusCode, link).toBe(200)
})

test('health is told, the unknown is not found', async () => {
  expect((await get('/healthz')).json()).toEqual({ status: 'ok' })
  expect((await get('/nowhere')).statusCode).toBe(404)
})
