import { expect, press, test } from './test.ts'

test('a mission is found, survivors are dealt, and bots play it to its end', {
  tag: ['@desktop', '@long'],
}, async ({ page }) => {
  // Bots play a whole night: it is told afterwards.
  await page.addInitScript(() =>
    localStorage.setItem('graveshift.settings', JSON.stringify({ speed: 'instant', motion: false })),
  )
  await page.goto('/#/second-edition/new')
  const missions = page.locator('.mission-grid label')
  await expect(missions).toHaveCount(26)
  await page.locator('.mission-filters').getByText('Companions').click()
  await expect(missions).toHaveCount(3)
  await page.locator('.mission-filters').getByText('Companions').click()
  await page.locator('.mission-filters').getByText(/^easy/).click()
  await missions.filter({ hasText: 'Small Town' }).click()
  await expect(page.locator('#mission-chosen')).toContainText('Small Town')
  await expect(page.locator('.mission-panel')).toContainText(/The strong bot w(on|ins .+:) \d+ of \d+/)

  // Two seats, and one survivor fewer: the seats share those who are left.
  const crew = page.locator('.crew-fields')
  await crew.locator('fieldset').getByText('2', { exact: true }).click()
  await crew.getByText('Choose the survivors').click()
  await crew.locator('label', { hasText: 'Wanda' }).click()
  await expect(crew.getByRole('status')).toHaveText('5 come along; this mission is made for 6.')
  await crew.getByRole('listitem').filter({ hasText: 'Amy' }).getByLabel('Played by').selectOption('1')
  await expect(crew.locator('.crew-seats li').nth(1)).toContainText('Amy')

  await page.getByText('Who plays whom?').click()
  for (const seat of await page.locator('.bot-select select').all()) await seat.selectOption('quick')
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(page.locator('[data-table="second-edition"]')).toBeVisible()
  await expect(page.locator('[data-outcome]')).toBeVisible({ timeout: 240_000 })
  // The end has its moment, then it leads on.
  await expect(page.locator('[data-moment]')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'See how it went' }).click()

  // The end tells the mission, its goals, and everybody who was there.
  await expect(page.locator('h1[data-outcome]')).toBeVisible()
  await expect(page.locator('.end-words')).toContainText('Small Town')
  await expect(page.locator('.end-goals li')).toHaveCount(2)
  await expect(page.locator('.end-team li')).toHaveCount(5)
  await expect(page.getByRole('heading', { name: 'Earned in this game' })).toBeVisible()
  // What bots did earns nothing.
  await expect(page.locator('.earned li')).toHaveCount(0)
  await page.goto('/#/second-edition/achievements')
  await expect(page.locator('.achievement-list li').first()).toBeVisible()
  await page.goto('/#/shelf')
  const row = page.getByRole('listitem').filter({ hasText: 'Small Town' })
  await expect(row).toContainText('Round')
  await row.getByRole('link', { name: /Replay/ }).click()
  await expect(page.locator('[data-table][data-sideless]')).toBeVisible()
})

test('one press on the landing page begins the first mission', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/')
  const card = page.locator('.game-other', { hasText: 'Second edition' })
  await press(page, card.getByRole('button', { name: 'Play now' }))
  const table = page.locator('[data-table="second-edition"]')
  await expect(table).toBeVisible()
  await expect(table).toContainText('Amy')
})

test('the last lesson is won by its steps', { tag: ['@desktop', '@long'] }, async ({ page }) => {
  await page.goto('/#/second-edition/learn/winning')
  const coach = page.locator('.coach')
  await expect(coach).toBeVisible()
  for (let step = 0; step < 24; step++) {
    const said = await coach.locator('.coach-text').textContent()
    const button = coach.getByRole('button', { name: /^(Next|Do it for me)$/ })
    if ((await button.count()) === 0) break
    await button.first().click()
    await expect(coach.locator('.coach-text')).not.toHaveText(said ?? '')
  }
  await expect(coach).toContainText('Won, the moment the last goal was met.')
})

test('a refusal leads to its rule in the ledger', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/')
  await page.locator('.game-other').first().getByRole('link', { name: 'Rules' }).click()
  const rule = page.locator('.rule-numbers a').first()
  const number = (await rule.textContent()) ?? ''
  await page.goto(`${page.url()}/${number}`)
  await expect(page.locator('article[data-here]')).toContainText(number)
})
