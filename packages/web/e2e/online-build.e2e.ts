import { answer } from './driver/answer.ts'
import { makeOlderClient, newestBuild } from './driver/older-client.ts'
import { gameOn, hashOn, newPerson, openTable, servedTwin } from './driver/online-people.ts'
import { OwnServer } from './driver/own-server.ts'
import { careful } from './driver/policy.ts'
import { expect, type Page, press, test } from './test.ts'

test.use({ serviceWorkers: 'allow' })

/** A way to the server that a test can dim. */
class Way {
  /** What the page decides does not arrive. */
  isDeaf = false
  /** The page speaks a protocol that the server does not know any more. */
  isOld = false
  readonly #cuts: (() => void)[] = []

  async lay(page: Page): Promise<void> {
    await page.routeWebSocket(/\/api\/socket$/, (socket) => {
      const upstream = socket.connectToServer()
      this.#cuts.push(() => void socket.close({ code: 4001 }).catch(() => undefined))
      socket.onMessage((message) => {
        const text = String(message)
        if (this.isDeaf && text.startsWith('{"type":"do"')) return
        upstream.send(this.isOld ? text.replace('"v":2,', '"v":0,') : text)
      })
    })
  }

  cut(): void {
    for (const cut of this.#cuts.splice(0)) cut()
  }
}

test(
  'a page of an older build is told so, loads the newer one when it wants to, and loses nothing',
  {
    tag: ['@desktop', '@long'],
  },
  async ({ browser }, testInfo) => {
    const older = makeOlderClient(testInfo.outputPath('older'))
    const server = await OwnServer.start({ CLIENT_DIR: testInfo.outputPath('older') })
    const closed = await newPerson(browser, {
      baseURL: server.address,
      viewport: { width: 1440, height: 900 },
    })
    const context = closed.context()
    const policy = careful(3)
    const next = async (page: Page, room: string) => {
      const twin = await servedTwin(page, room)
      const wanted = policy(twin)
      if (!wanted) throw new Error('nothing is asked')
      return { twin, wanted }
    }
    try {
      await closed.goto('/')
      await closed.evaluate(() => navigator.serviceWorker.ready)
      const room = await openTable(closed, 'Ada')
      await expect(closed.locator('meta[name="build"]')).toHaveAttribute('content', older)
      for (const survivor of ['Ethan', 'Lisa', 'Greta'])
        await press(closed, closed.getByRole('button', { name: `Sit here as ${survivor}` }))
      await press(closed, closed.getByRole('button', { name: 'I am ready' }))
      await press(closed, closed.getByRole('button', { name: 'Start the game' }))
      await expect(gameOn(closed)).toHaveAttribute('data-status', 'open')
      await expect(closed.getByText('There is a newer version of Graveshift.')).toHaveCount(0)

      // Decided while the server is away; then even the page is closed.
      const first = await next(closed, room)
      await server.kill()
      await expect(closed.getByText('Connection lost.')).toBeVisible()
      await answer(closed, first.twin, ...first.wanted)
      await expect(closed.getByText('Your move is kept and will be sent.')).toBeVisible()
      first.twin.do(...first.wanted)
      const table = closed.url()
      await closed.close()

      // The server comes back with a newer page. The service worker still gives the older one, and all goes on with it.
      await server.start()
      const page = await context.newPage()
      const way = new Way()
      await way.lay(page)
      await page.goto(table)
      await expect(gameOn(page)).toHaveAttribute('data-hash', first.twin.session.hash)
      await expect(page.locator('meta[name="build"]')).toHaveAttribute('content', older)
      await press(page, page.getByRole('button', { name: 'Deutsch' }))
      await expect(page.getByText('Es gibt ein neueres Graveshift.')).toBeVisible()
      await press(page, page.getByRole('button', { name: 'Italiano' }))
      await expect(page.getByText('C’è un Graveshift più recente.')).toBeVisible()
      await press(page, page.getByRole('button', { name: 'English' }))
      const bar = page
        .locator('.connection-bar')
        .filter({ hasText: 'There is a newer version of Graveshift.' })
      await press(page, bar.getByRole('button', { name: 'Reload the page' }))
      await expect(page.locator('meta[name="build"]')).toHaveAttribute('content', newestBuild())
      await expect(gameOn(page)).toHaveAttribute('data-status', 'open')
      expect(await hashOn(page)).toBe(first.twin.session.hash)
      await expect(bar).toHaveCount(0)

      // So old that the server does not understand it: nothing goes on, and nothing is lost either.
      const second = await next(page, room)
      way.isDeaf = true
      await answer(page, second.twin, ...second.wanted)
      second.twin.do(...second.wanted)
      Object.assign(way, { isDeaf: false, isOld: true })
      way.cut()
      await expect(
        page.getByRole('heading', { name: 'There is a newer version of Graveshift' }),
      ).toBeVisible()
      await expect(page.getByText('Your move is kept and will be sent.')).toBeVisible()
      expect((await servedTwin(page, room)).session.hash).toBe(first.twin.session.hash)
      way.isOld = false
      await press(page, page.getByRole('button', { name: 'Reload the page' }))
      await expect(gameOn(page)).toHaveAttribute('data-hash', second.twin.session.hash)
      expect((await servedTwin(page, room)).session.hash).toBe(second.twin.session.hash)
    } finally {
      await context.close()
      await server.remove()
    }
  },
)
