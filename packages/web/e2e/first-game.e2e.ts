import { isRecord } from '@graveshift/kernel'
import { openFile, twinOf } from './driver/hand.ts'
import { NARROWEST } from './driver/phone.ts'
import { tableForTwo } from './driver/scenes.ts'
import { expectOnScreen, inEveryLanguage, SIZES } from './driver/sizes.ts'
import { openTable } from './driver/table-states.ts'
import { Twin } from './driver/twin.ts'
import { expect, expectNoSideScroll, isPhone, type Page, press, test } from './test.ts'

const bar = (page: Page) => page.getByRole('region', { name: 'Open choices' })
const button = (page: Page, name: string | RegExp) => bar(page).getByRole('button', { name })
const aim = (page: Page) => page.getByRole('complementary', { name: 'Your first game' })

/** Forgets that anybody ever played here, once: what is remembered from then on stays. */
async function asNew(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (sessionStorage.getItem('new') === null) localStorage.removeItem('graveshift.first-game')
    sessionStorage.setItem('new', 'yes')
  })
}

/** Only an upright bar of four fits: alone, Ethan's green weapon draws one that is printed flat. */
const upright = () => {
  const walker = { slot: 2, type: 'walker', speed: 'slow', grid: ['##', '##', '##', '##'] }
  return Twin.at(
    { turn: 3, card: 'green-still', seats: [{ survivor: 'ethan', street: [walker] }] },
    'upright',
  )
}

/** Ethan alone in turn 1, before a zombie that his shape fits on, with three companions to choose from. */
function alone(): Twin {
  for (let number = 1; number < 200; number++) {
    const twin = Twin.new({ survivors: ['ethan'], boss: 'super-abomination' }, `alone-${number}`)
    const picks = twin.session.choices().flatMap((choice) => twin.session.picks(choice))
    const has = (fits: (pick: Record<string, unknown>) => boolean) =>
      picks.some((pick) => isRecord(pick) && fits(pick))
    const isShape = ({ companion, squares }: Record<string, unknown>) =>
      companion === undefined && String(squares).split(' ').length > 2
    if (has(isShape) && has(({ companion }) => companion !== undefined)) return twin
  }
  throw new Error('nobody has companions in turn 1')
}

test('the first decision of a first game helps: the shape lies as it fits, ready to be drawn', async ({
  page,
}) => {
  await asNew(page)
  await openFile(page, upright())
  await expect(page.locator('.ghost-fits')).toHaveCount(4)
  await expect(page.locator('.hand')).toHaveAttribute('data-hold', /^[13]/)
  await press(page, button(page, 'Draw it'))
  await expect.poll(async () => (await twinOf(page)).session.seq).toBe(1)
})

test('one line says the aim and leads to lesson 1; closed, it never comes back', { tag: '@desktop' }, async ({
  page,
}) => {
  await asNew(page)
  await page.goto('/')
  await press(page, page.getByRole('button', { name: 'Play now' }).first())
  await expect(aim(page)).toContainText(/^Goal: kill .+ in round 2 before anyone runs out of health\./)
  await expectNoSideScroll(page)
  await press(page, aim(page).getByRole('link'))
  await expect(page).toHaveURL(/#\/learn\/shapes$/)
  await expect(aim(page)).toHaveCount(0)
  await page.goBack()
  await press(page, aim(page).getByRole('button'))
  await expect(aim(page)).toHaveCount(0)
  await page.goto('/#/gear-up/new')
  await press(page, page.getByRole('button', { name: 'Start', exact: true }))
  await expect(bar(page).getByRole('heading')).toBeVisible()
  await expect(aim(page)).toHaveCount(0)
  await page.reload()
  await expect(bar(page).getByRole('heading')).toBeVisible()
  await expect(aim(page)).toHaveCount(0)
})

test('in a first game with companions the card and the button to draw are seen beside the aim', async ({
  page,
}) => {
  await asNew(page)
  const sizes = SIZES.filter(({ width }) => isPhone(page) === width < 1200)
  for (const size of [...sizes, ...(isPhone(page) ? [NARROWEST] : [])]) {
    await page.setViewportSize(size)
    await openTable(page, { name: 'companions', twin: alone })
    await inEveryLanguage(page, async (language) => {
      const where = `${size.width}x${size.height} in ${language}`
      await expect(page.locator('.first-aim'), where).toBeVisible()
      await expect(page.locator('.tool-row .button'), where).toHaveCount(4)
      await expectOnScreen(page.locator('.draw-it'), where)
      // The whole card, or on a phone two rows of it.
      if (size.width > 900) return expectOnScreen(page.locator('.zombie-card'), where)
      const [card, bar] = await Promise.all(
        ['.stage .hp-grid', '.action-bar'].map((part) => page.locator(part).boundingBox()),
      )
      expect((bar?.y ?? 0) - (card?.y ?? 0), where).toBeGreaterThan(2 * 45)
    })
  }
})

test('GU-ATK-04 a shape that fits nowhere becomes one space by itself, and that is said', {
  tag: '@desktop',
}, async ({ page }) => {
  const tiny = { slot: 3, type: 'walker', speed: 'slow', grid: ['###'] }
  await openFile(page, tableForTwo({ seats: [{ survivor: 'ethan', street: [tiny] }, { survivor: 'lisa' }] }))
  await expect(button(page, 'One space')).toHaveAttribute('aria-pressed', 'true')
  await expect(bar(page)).toContainText('The whole shape fits nowhere. You cross off a single space instead.')
  // Whoever takes the shape all the same and looks for a place is led back.
  await press(page, button(page, 'Shape'))
  await expect(bar(page)).toContainText('This shape fits nowhere.')
  await press(page, button(page, 'Find a fit'))
  await expect(button(page, 'One space')).toHaveAttribute('aria-pressed', 'true')
  await press(page, button(page, 'Find a fit'))
  await press(page, button(page, 'Draw it'))
  await expect.poll(async () => (await twinOf(page)).session.seq).toBe(1)
})

test('GU-ATK-04 in a first game that single space is shown, and why it is one', { tag: '@desktop' }, async ({
  page,
}) => {
  await asNew(page)
  const tiny = { slot: 3, type: 'walker', speed: 'slow', grid: ['###'] }
  await openFile(page, tableForTwo({ seats: [{ survivor: 'ethan', street: [tiny] }, { survivor: 'lisa' }] }))
  await expect(page.locator('.ghost-fits')).toHaveCount(1)
  await expect(bar(page)).toContainText('The whole shape fits nowhere. You cross off a single space instead.')
  await expectOnScreen(button(page, 'Draw it'), 'the button')
  await expect(button(page, 'Draw it')).not.toHaveAttribute('aria-disabled')
})

test('a gray button says why: to the mouse, to the keys and pressed', async ({ page }) => {
  await openFile(page, upright())
  const why = page.locator('.why-not')
  await press(page, button(page, 'One space'))
  const turn = button(page, 'Turn')
  await expect(turn).toHaveAttribute('aria-disabled', 'true')
  await expect(turn).toHaveAttribute('aria-description', 'A single space looks the same however you turn it.')
  if (!isPhone(page)) {
    await turn.hover()
    await expect(why).toHaveText('A single space looks the same however you turn it.')
    await page.mouse.move(0, 0)
    await expect(why).toHaveCount(0)
    const draw = button(page, 'Draw it')
    await draw.focus()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    await expect(why).toHaveText('Place it on a zombie first.')
    await page.keyboard.press('Escape')
    await expect(why).toHaveCount(0)
  }
  await (isPhone(page) ? turn.tap({ force: true }) : turn.click({ force: true }))
  await expect(why).toHaveText('A single space looks the same however you turn it.')
  await press(page, page.getByRole('heading', { level: 1 }))
  await expect(why).toHaveCount(0)
})
