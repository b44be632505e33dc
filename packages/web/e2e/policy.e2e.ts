import { played } from '../src/games/gear-up/testing/played.ts'
import { answer } from './driver/answer.ts'
import { expectSame, twinOf } from './driver/hand.ts'
import { careful } from './driver/policy.ts'
import { expect, press, test } from './test.ts'

const FINISHED = {
  name: 'finished.json',
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify(played({ seats: 2, difficulty: 'easy' }, 5).record({ for: 'host' }))),
}

test('the content security policy holds on every screen, without exceptions', {
  tag: ['@desktop', '@long'],
}, async ({ page, context }) => {
  const violations: string[] = []
  await context.exposeFunction('tellViolation', (what: string) => violations.push(what))
  await context.addInitScript(() => {
    const { tellViolation } = window as unknown as { tellViolation: (what: string) => void }
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
      tellViolation(`${violatedDirective} ${blockedURI} ${sourceFile}`),
    )
  })
  const response = await page.goto('/')
  const policy = response?.headers()['content-security-policy'] ?? ''
  expect(policy).toContain("default-src 'self'")
  expect(policy).not.toMatch(/unsafe|data:|blob:|https?:|\*/)

  for (const place of [
    ...[
      'gear-up/new',
      'rules',
      'rules/glossary',
      'learn',
      'settings',
      'statistics',
      'achievements',
      'credits',
    ],
    ...['gallery', 'no/such/place', 'game/none', 'shared/AAAA', 'shelf'],
  ]) {
    await page.goto(`/#/${place}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await page.getByLabel('Open a file').setInputFiles(FINISHED)
  await press(page, page.getByRole('link', { name: /^See how it went/ }))
  await expect(page.getByRole('heading', { name: 'The turning point' })).toBeVisible()
  await page.goto('/#/shelf')
  await press(page, page.getByRole('link', { name: /^Replay/ }))
  await expect(page.getByRole('slider', { name: 'Position' })).toBeVisible()
  await page.goto('/#/shelf')
  const download = page.waitForEvent('download')
  await press(page, page.getByRole('button', { name: /^Save as a file/ }))
  await download

  await page.goto('/#/')
  await press(page, page.getByRole('button', { name: 'Play now' }).first())
  const twin = await twinOf(page)
  const next = careful(4)
  for (let decisions = 0; decisions < 5; decisions++) {
    const step = next(twin)
    if (!step) break
    await answer(page, twin, ...step)
    twin.do(...step)
    await expectSame(page, twin)
  }
  expect(violations).toEqual([])

  // The watch itself works: something the policy forbids is told.
  const other = await context.newPage()
  await other.goto('/')
  await other.evaluate(() => {
    const image = new Image()
    image.src = 'data:image/gif;base64,R0lGODlhAQABAAAAACw='
  })
  await expect.poll(() => violations.length).toBe(1)
})
