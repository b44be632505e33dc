import { buildToyClient } from './driver/other-client.ts'
import { OwnServer } from './driver/own-server.ts'
import { expect, expectNoSideScroll, test } from './test.ts'

const ID = 'alley'

test(
  'a game that was only added to the list is clicked through, from the landing page to its replay',
  {
    tag: ['@desktop', '@long'],
  },
  async ({ page }, testInfo) => {
    const client = testInfo.outputPath('client')
    await buildToyClient(client)
    const server = await OwnServer.start({ CLIENT_DIR: client })
    const open = (path: string) => page.goto(`${server.address}/#/${path}`)
    try {
      await page.goto(server.address)
      const card = page.locator('.game-other', { has: page.getByRole('heading', { name: ID }) })
      await card.getByRole('link', { name: 'Set up a table' }).click()
      await page.locator('.option-rules > summary').click()
      await page.getByLabel('Rounds').selectOption('2')
      await page.getByRole('button', { name: 'Start' }).click()

      const table = page.locator(`[data-table="${ID}"]`)
      await expect(table).toBeVisible()
      const over = page.locator('[data-outcome]')
      const answers = page.locator('.table-question [data-answer]')
      for (let step = 0; (await over.count()) === 0; step++) {
        const seq = (await table.getAttribute('data-seq')) ?? ''
        await answers.nth(step % (await answers.count())).click()
        await expect(table).not.toHaveAttribute('data-seq', seq)
      }
      await page.getByRole('link', { name: 'See how it went' }).click()
      await expect(page.locator('h1[data-outcome]')).toContainText('The alley')

      await open(`${ID}/statistics`)
      await expect(page.locator('[data-figure="games"]')).toHaveText('1')
      // What it does not bring is said, not left blank.
      for (const [path, words] of [
        ['achievements', 'Nothing can be earned in this game yet.'],
        ['daily', 'This game has no table of the day yet.'],
        ['learn', 'There are no lessons for this game yet.'],
        ['rules', 'The rules of this game are not written down here yet.'],
      ]) {
        await open(`${ID}/${path}`)
        await expect(page.getByText(words ?? '')).toBeVisible()
      }

      await open('shelf')
      const row = page.getByRole('listitem').first()
      await expect(row).toContainText('The alley, 2 seats')
      await expectNoSideScroll(page)
      await row.getByRole('link', { name: /Replay/ }).click()
      await expect(page.locator(`[data-table="${ID}"][data-sideless]`)).toBeVisible()
    } finally {
      await server.remove()
    }
  },
)
