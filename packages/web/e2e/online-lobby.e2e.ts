import { expectClean, THEMES_IN_TIME } from './driver/measure.ts'
import { comeBy, gameOn, linkOn, newPerson, openTable, sitAs } from './driver/online-people.ts'
import { expect, expectNoSideScroll, type Page, press, test } from './test.ts'

const panelOf = (page: Page) => press(page, page.locator('.strip-people'))

test('a table for friends: seats, several at once, spectators, own words, sending away, another device', {
  tag: '@desktop',
}, async ({ page: ada, browser, baseURL, viewport, isMobile, hasTouch }) => {
  const options = {
    baseURL: baseURL ?? '',
    viewport,
    isMobile: isMobile ?? false,
    hasTouch: hasTouch ?? false,
  }
  const others: Page[] = []
  const another = async () => {
    const page = await newPerson(browser, options)
    others.push(page)
    return page
  }
  try {
    await ada.goto('/')
    await press(ada, ada.getByRole('link', { name: 'With friends' }).first())
    await expect(ada.getByRole('heading', { name: 'With friends' })).toBeVisible()
    await expectClean(ada, THEMES_IN_TIME)
    await openTable(ada, 'Ada')
    await expectClean(ada, THEMES_IN_TIME)
    const invite = await linkOn(ada, 'Invite link')
    const watch = await linkOn(ada, 'Spectator link')
    const own = await linkOn(ada, 'Your own link')

    const bruno = await another()
    await comeBy(bruno, invite, 'Bruno')
    await sitAs(bruno, 'Lisa')
    await press(ada, ada.getByRole('button', { name: 'Sit here as Ethan' }))
    await press(ada, ada.getByRole('button', { name: 'Sit here as Greta' }))
    await expect(ada.getByText('Not ready yet: Ada')).toBeVisible()
    await press(ada, ada.getByRole('button', { name: 'I am ready' }))
    await press(ada, ada.getByRole('button', { name: 'Start the game' }))
    await expect(gameOn(bruno)).toBeVisible()
    // Ada plays two survivors, Bruno one.
    await expect(ada.getByRole('group', { name: 'Who acts?' }).getByRole('button')).toHaveCount(2)
    await expectClean(ada, THEMES_IN_TIME)

    const zoe = await another()
    await comeBy(zoe, watch, 'Zoe')
    await expect(zoe.getByText('You are watching.')).toBeVisible()
    const asked = zoe.getByRole('region', { name: 'Open choices' })
    await expect(asked.getByRole('button')).toHaveCount(0)
    await expect(zoe.getByRole('button', { name: 'Undo' })).toHaveCount(0)
    await expect(zoe.locator('.ping')).toHaveCount(0)

    // Said in Italian, read in English.
    await press(bruno, bruno.getByRole('button', { name: 'Italiano' }))
    await press(bruno, bruno.getByRole('button', { name: 'Frasi', exact: true }))
    await press(bruno, bruno.getByRole('button', { name: 'Attenzione!' }))
    await expect(ada.locator('.said').getByText('Careful!')).toBeVisible()

    // The same place from another device.
    const tablet = await another()
    await tablet.goto(own)
    await expect(gameOn(tablet)).toBeVisible()
    await expect(tablet).toHaveURL(/#\/table\/[\w-]{22}$/)
    await panelOf(tablet)
    await expect(tablet.getByText('Ada (you)').first()).toBeVisible()

    await panelOf(ada)
    await expectNoSideScroll(ada)
    await press(ada, ada.locator('summary', { hasText: 'More' }).nth(1))
    await press(ada, ada.getByRole('button', { name: 'Remove Bruno' }))
    await press(ada, ada.getByRole('button', { name: 'Really remove Bruno?' }))
    await expect(bruno.getByRole('heading', { name: 'Non sei più a questo tavolo' })).toBeVisible()
    // His seat is free for whoever takes it.
    await press(ada, ada.getByRole('button', { name: 'Sit here as Lisa' }))
    await press(ada, ada.getByRole('button', { name: 'Close', exact: true }))
    await expect(ada.getByRole('group', { name: 'Who acts?' }).getByRole('button')).toHaveCount(3)

    // The landing page and the list of tables say where one is waited for.
    await ada.goto('/#/')
    await ada.getByRole('link', { name: 'With friends Waiting for you' }).click()
    await expect(ada.getByRole('listitem').filter({ hasText: 'Ada’s table' })).toContainText(
      'Waiting for you',
    )
  } finally {
    for (const page of others) await page.context().close()
  }
})
