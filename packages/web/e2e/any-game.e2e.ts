import { OwnServer } from './driver/own-server.ts'
import { buildToyClient } from './driver/toy-client.ts'
import { expect, expectNoSideScroll, test } from './test.ts'

const TOY = 'alley'

test(
  'a game that was only added to the list is clicked through from the landing page to its statistics',
  {
    tag: '@desktop',
  },
  async ({ page }, testInfo) => {
    const client = testInfo.outputPath('client')
    await buildToyClient(client)
    const server = await OwnServer.start({ CLIENT_DIR: client })
    try {
      await page.goto(server.address)
      const card = page.locator('.game-other', { has: page.getByRole('heading', { name: TOY }) })
      await card.getByRole('link', { name: 'Set up a table' }).click()
      await page.locator('.option-rules > summary').click()
      await page.getByLabel('Rounds').selectOption('2')
      await page.getByRole('button', { name: 'Start' }).click()

      const table = page.locator(`[data-table="${TOY}"]`)
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

      await page.goto(`${server.address}/#/statistics`)
      await page.getByRole('navigation', { name: 'Games' }).getByRole('link', { name: TOY }).click()
      await expect(page.locator('[data-figure="games"]')).toHaveText('1')
      await page.getByRole('link', { name: 'Achievements' }).click()
      await expect(page.getByText('Nothing can be earned in this game yet.')).toBeVisible()
      await page.goto(`${server.address}/#/${TOY}/daily`)
      await expect(page.getByText('This game has no table of the day yet.')).toBeVisible()
      await page.goto(`${server.address}/#/${TOY}/learn`)
      await expect(page.getByText('There are no lessons for this game yet.')).toBeVisible()
      await page.goto(`${server.address}/#/${TOY}/rules`)
      await expect(page.getByText('The rules of this game are not written down here yet.')).toBeVisible()
      await page.goto(`${server.address}/#/shelf`)
      await expect(page.getByRole('listitem').first()).toContainText('The alley, 2 seats')
      await expectNoSideScroll(page)
    } finally {
      await server.remove()
    }
  },
)
