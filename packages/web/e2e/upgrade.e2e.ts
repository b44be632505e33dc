import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { KeptDatabase } from './driver/database.ts'
import { leaveDatabase } from './driver/database.ts'
import { buildLaterClient } from './driver/other-client.ts'
import { OwnServer } from './driver/own-server.ts'
import { expect, test } from './test.ts'

const RELEASES = fileURLToPath(new URL('../../../releases/', import.meta.url))
const keptIn = (version: string) => `${RELEASES}${version}/kept/browser.json`

for (const version of readdirSync(RELEASES).filter((each) => existsSync(keptIn(each))))
  test(
    `games that the client of ${version} kept go on by their own rules in a later one`,
    { tag: ['@desktop', '@long'] },
    async ({ page }, testInfo) => {
      const kept: KeptDatabase = JSON.parse(readFileSync(keptIn(version), 'utf8'))
      const client = testInfo.outputPath('client')
      await buildLaterClient(client)
      const server = await OwnServer.start({ CLIENT_DIR: client })
      const fetched: string[] = []
      await page.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }))
      page.on('request', (request) => void fetched.push(new URL(request.url()).pathname))
      const ofReleases = () => fetched.filter((path) => path.startsWith('/releases/'))
      const open = (path: string) => page.goto(`${server.address}/#/${path}`)
      try {
        await leaveDatabase(page, server.address, kept)
        await open('shelf')
        const games = kept.stores.entries as readonly { id: string; game: string; outcome?: string }[]
        await expect(page.getByRole('listitem')).toHaveCount(games.length)
        // Whoever needs no frozen rules fetches none.
        expect(ofReleases()).toEqual([])
        for (const { id, game, outcome } of games) {
          await open(`game/${id}`)
          const table = page.locator(`[data-table="${game}"]`)
          await expect(table).toBeVisible()
          if (outcome === undefined) {
            const answers = page.locator('.table-question [data-answer]:visible')
            const over = page.locator('[data-outcome]')
            for (let step = 0; step < 15 && (await over.count()) === 0; step++) {
              const seq = (await table.getAttribute('data-seq')) ?? ''
              await answers.nth(step % (await answers.count())).click()
              await expect(table).not.toHaveAttribute('data-seq', seq)
            }
          }
          await expect(page.locator('.table-log')).not.toContainText(/log\.|undefined|\[object/)
          await open(`replay/${id}`)
          await expect(page.locator('.replay')).toBeVisible()
          if (outcome !== undefined) {
            await expect(page.locator('.verify-good')).toBeVisible()
            await open(`end/${id}`)
            await expect(page.locator('h1[data-outcome]')).toBeVisible()
          }
        }
        expect(ofReleases().length).toBeGreaterThan(0)
      } finally {
        await server.remove()
      }
    },
  )
