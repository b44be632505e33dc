import { openFile } from './driver/hand.ts'
import { tableForTwo } from './driver/scenes.ts'
import { expect, test } from './test.ts'

test('GU-UPG-01 an upgrade is seen from the kill that earns it: among the figures and on the dashboard', {
  tag: '@only-desktop',
}, async ({ page }) => {
  const walker = (grid: string[]) => [{ slot: 3, type: 'walker', speed: 'slow', grid }]
  await openFile(
    page,
    tableForTwo({
      seats: [
        { survivor: 'ethan', street: walker(['#']) },
        { survivor: 'lisa', street: walker(['####', '####', '####']) },
      ],
    }),
  )
  const bar = page.locator('.action-bar')
  const ethan = page.locator('.seat-card').first()
  await expect(ethan.locator('[data-figure="health"]')).toBeVisible()
  await expect(page.locator('[data-figure="owed"]')).toHaveCount(0)
  await bar.getByRole('button', { name: 'Find a fit' }).click()
  await bar.getByRole('button', { name: 'Draw it' }).click()
  await expect(ethan.locator('[data-figure="owed"]')).toHaveText('1')
  await ethan.locator('.seat-look').click()
  await expect(page.locator('.dashboard .owed')).toHaveText('1 upgrade earned')
})
