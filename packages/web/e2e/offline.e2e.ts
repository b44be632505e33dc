import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, cpSync, mkdirSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { answer } from './driver/answer.ts'
import { expectSame, twinOf } from './driver/hand.ts'
import { careful } from './driver/policy.ts'
import { expect, press, test } from './test.ts'

test.use({ serviceWorkers: 'allow' })

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url))

test('after one visit everything works without a network', { tag: '@desktop' }, async ({ page, context }) => {
  await page.goto('/')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await context.setOffline(true)
  await page.reload()
  await press(page, page.getByRole('button', { name: 'Play now' }).first())
  const twin = await twinOf(page)
  const policy = careful(5)
  for (let decisions = 0; decisions < 4; decisions++) {
    const next = policy(twin)
    if (!next) break
    await answer(page, twin, ...next)
    twin.do(...next)
    await expectSame(page, twin)
  }
  const [, game = ''] = page.url().split('#/game/')

  // Every screen, and what it shows only with its own words, drawings and letters.
  for (const place of [
    'rules',
    'settings',
    'learn',
    'gear-up/new',
    'shelf',
    'statistics',
    'achievements',
    'credits',
  ]) {
    await page.goto(`/#/${place}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
  }
  await page.goto(`/#/replay/${game}`)
  await expect(page.getByRole('slider', { name: 'Position' })).toBeVisible()
  await page.goto(`/#/game/${game}`)
  for (const [language, title] of [
    ['Deutsch', /^Runde \d, Zug \d$/],
    ['Italiano', /^Round \d, turno \d$/],
  ] as const) {
    await press(page, page.getByRole('button', { name: language }))
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
  }
  await page.goto('/#/rules')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const fonts = () =>
    page.evaluate(() => document.fonts.ready.then((set) => [...set].map(({ status }) => status)))
  expect((await fonts()).filter((status) => status === 'error')).toEqual([])
  expect(await fonts()).toContain('loaded')
  await context.setOffline(false)
})

test('the app can be installed', { tag: '@desktop' }, async ({ page, request }) => {
  await page.goto('/')
  const address = await page.locator('link[rel=manifest]').getAttribute('href')
  const manifest = await (await request.get(address ?? '')).json()
  expect(manifest).toMatchObject({ name: 'Graveshift', display: 'standalone', start_url: '/' })
  const wanted = ['192x192 any', '512x512 any', '192x192 maskable', '512x512 maskable']
  const icons: { src: string; sizes: string; type: string; purpose: string }[] = manifest.icons
  const drawn = icons.filter(({ type }) => type === 'image/png')
  expect(drawn.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual(wanted)
  for (const { src, sizes } of drawn) {
    const size = await page.evaluate(async (path) => {
      const image = new Image()
      image.src = path
      await image.decode()
      return `${image.naturalWidth}x${image.naturalHeight}`
    }, src)
    expect(size).toBe(sizes)
  }
})

test.describe('a new version', () => {
  let server: ChildProcess | undefined
  test.afterEach(() => server?.kill())

  test(
    'waits for a yes, and a game that is open loses nothing',
    { tag: ['@desktop', '@long'] },
    async ({ page }, testInfo) => {
      // A server of its own, whose client can be made newer without disturbing other tests.
      const client = testInfo.outputPath('client')
      mkdirSync(testInfo.outputPath('data'), { recursive: true })
      cpSync(folder('../dist'), client, { recursive: true })
      server = spawn(process.execPath, [folder('../../server/src/main.mjs')], {
        env: { ...process.env, PORT: '0', CLIENT_DIR: client, DATA_DIR: testInfo.outputPath('data') },
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      const [said] = await once(server.stdout ?? server, 'data')
      const address = /http:\S+/.exec(String(said))?.[0] ?? ''
      await page.goto(address)
      await page.evaluate(() => navigator.serviceWorker.ready)
      await page.reload()
      await press(page, page.getByRole('button', { name: 'Play now' }).first())
      const twin = await twinOf(page)
      const next = careful(5)(twin)
      if (!next) throw new Error('nothing is asked')
      await answer(page, twin, ...next)
      twin.do(...next)
      await expectSame(page, twin)
      // How the shape is held is forgotten with the page; what is asked is not.
      const question = page.getByRole('region', { name: 'Open choices' }).locator('.action-head')
      const before = await question.textContent()

      appendFileSync(`${client}/sw.js`, '\n// newer\n')
      for (const packed of ['gz', 'br']) rmSync(`${client}/sw.js.${packed}`, { force: true })
      await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))
      const toast = page.getByRole('status').filter({ hasText: 'A new version of Graveshift is ready.' })
      await expect(toast).toBeVisible()
      await press(page, toast.getByRole('button', { name: 'Later' }))
      await expect(toast).toHaveCount(0)
      expect(await question.textContent()).toBe(before)

      // Asked again when the page is opened next.
      await page.reload()
      await expect(toast).toBeVisible()
      const reloaded = page.waitForEvent('load')
      await press(page, toast.getByRole('button', { name: 'Update now' }))
      await reloaded
      await expect(question).toHaveText(before ?? '')
      await expectSame(page, twin)
      await expect(toast).toHaveCount(0)
    },
  )
})
