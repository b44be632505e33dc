import { bossSide, contentFor, GEAR_UP_MODULE } from '@graveshift/gear-up'
import { isFault, isRefusal, nth, squareName, squaresOf } from '@graveshift/kernel'
import { Session } from '@graveshift/table'
import { savedRecord } from './driver/hand.ts'
import { expectClean } from './driver/measure.ts'
import { expectOnScreen, inEveryLanguage } from './driver/sizes.ts'
import { misplace, openTable, place, streets } from './driver/table-states.ts'
import { expect, press, showPart, startTable, test } from './test.ts'

/** The last turn of a game: two spaces of the boss are left, and Ethan lets them be. */
function thrownAway() {
  const begin = (crossed: string) => {
    const options = GEAR_UP_MODULE.readPosition({
      round: 2,
      turn: 9,
      card: 'red-slow',
      boss: { seat: 0, crossed },
      seats: [
        { survivor: 'ethan', weapons: { red: { shape: ['##'] } }, street: [] },
        { survivor: 'lisa', street: [] },
      ],
    })
    if (isFault(options)) throw new Error(options.message)
    const session = Session.start(GEAR_UP_MODULE, options, { seed: 'thrown away' })
    if (isRefusal(session)) throw new Error(session.refused)
    return session
  }
  const whole = begin('')
  const { needed } = nth(bossSide(contentFor(whole.options), whole.state.board).bodies, 0)
  const session = begin(squaresOf(needed.lo, needed.hi).map(squareName).slice(2).join(' '))
  for (let [choice] = session.choices(); choice; [choice] = session.choices()) {
    const pick = choice.kind === 'attack' ? { do: 'pass' } : nth(session.picks(choice), 0)
    const done = session.do(choice.seat === 'team' ? 0 : choice.seat, choice.id, pick)
    if (isRefusal(done)) throw new Error(done.refused)
  }
  session.markHelp(['odds'])
  return session
}

test('the coach ranks answers for a goal, judges what is played, and marks the game', {
  tag: '@desktop',
}, async ({ page }) => {
  await startTable(page, { survivors: ['Ethan', 'Lisa'], difficulty: 'Easy', seed: 'coach' })
  const choices = page.getByRole('region', { name: 'Open choices' })
  const list = page.getByRole('list', { name: 'Best answers' })
  await expect(choices.getByRole('heading', { name: 'Ethan' })).toBeVisible()
  await expect(list).toHaveCount(0)
  await press(page, page.locator('.table-menu > summary'))
  await page.getByLabel('Odds of winning').check()
  await page.getByLabel('Coach: the best answers').check()
  await page.keyboard.press('Escape')
  await expect(page.getByText('Chance to win')).toBeVisible()
  await expect(page.getByText('if everyone keeps playing like the strong bot')).toBeVisible()
  await expect.poll(async () => (await savedRecord(page))?.help).toEqual(['coach', 'odds'])

  await showPart(page, 'Coach')
  await expect(list.getByRole('listitem')).toHaveCount(5)
  // No goal stands alone in a row.
  const tops = await page
    .locator('.goals button')
    .evaluateAll((goals) => goals.map((goal) => Math.round(goal.getBoundingClientRect().top)))
  expect(tops.filter((top) => top === Math.max(...tops)).length).toBeGreaterThan(1)
  await expect(
    list.getByRole('button', { name: /^(Tied for p|P)lace 1\b.* 100 of 100$/ }).first(),
  ).toBeVisible()
  await press(page, page.getByRole('button', { name: 'Collect' }))
  await expect(list.getByRole('listitem').first()).toContainText('Ammo +1')
  await expectClean(page)
  await press(page, list.getByRole('button').first())
  await showPart(page, 'Coach')
  await press(page, page.getByRole('button', { name: 'Play it' }))
  await showPart(page, 'Street')
  const verdict = choices.getByText(/^Ethan: (no better move|\d+ of 100, place)/)
  await expect(verdict).toBeVisible()
  await expect(choices.getByRole('heading', { name: 'Lisa' })).toBeVisible()
  // Whoever leaves the seat to a bot is told no more about it.
  await press(page, page.locator('.table-menu > summary'))
  await page.getByLabel('Ethan is played by').selectOption('the quick bot')
  await page.keyboard.press('Escape')
  await expect(verdict).toHaveCount(0)
})

test('what was refused is not said beside an answer of the coach', {
  tag: ['@only-desktop', '@long'],
}, async ({ page }) => {
  await openTable(page, {
    name: 'refusal',
    twin: () => streets(1, 'red-slow', [1, 1, 3]),
    reach: misplace,
  })
  await press(page, page.locator('.table-menu > summary'))
  await page.getByLabel('Coach: the best answers').check()
  await page.keyboard.press('Escape')
  const refusal = page.getByRole('region', { name: 'Open choices' }).locator('.refusal')
  await expect(refusal).toBeVisible()
  await press(page, page.getByRole('list', { name: 'Best answers' }).getByRole('button').first())
  await expect(page.getByRole('button', { name: 'Play it' })).toBeVisible()
  await expect(refusal).toHaveCount(0)
})

test('on a phone the coach’s answer is played or let be where it is shown', { tag: '@only-phone' }, async ({
  page,
}) => {
  await startTable(page, { survivors: ['Ethan', 'Lisa'], difficulty: 'Easy', seed: 'coach' })
  const choices = page.getByRole('region', { name: 'Open choices' })
  await expect(choices.getByRole('heading', { name: 'Ethan' })).toBeVisible()
  await press(page, page.locator('.table-menu > summary'))
  await page.getByLabel('Coach: the best answers').check()
  await page.keyboard.press('Escape')
  const list = page.getByRole('list', { name: 'Best answers' })
  const showFirst = async () => {
    await showPart(page, 'Coach')
    await press(
      page,
      list.getByRole('button', { name: /Concrete Saw|Sledgehammer|Nail Gun|Jackhammer/ }).first(),
    )
  }
  await showFirst()
  await expect(list).toBeHidden()
  await expectClean(page)
  await press(page, choices.getByRole('button', { name: 'Cancel' }))
  await expect(choices.getByRole('button', { name: 'Play it' })).toHaveCount(0)
  await expect(choices.getByRole('button', { name: /^Turn/ })).toBeVisible()
  await showFirst()
  await press(page, choices.getByRole('button', { name: 'Play it' }))
  await expect(choices.getByRole('heading', { name: 'Lisa' })).toBeVisible()
})

test('on a phone passing, companions, one space and the chance to win are in sight while a shape lies', {
  tag: '@only-phone',
}, async ({ page }) => {
  const alone = () =>
    streets(1, 'blue-slow-companion', [2, 3], {}, ['ethan'], {
      companions: { ready: ['lisa', 'greta', 'mateo'] },
    })
  await openTable(page, { name: 'alone', twin: alone, reach: place })
  await press(page, page.locator('.table-menu > summary'))
  await page.getByLabel('Odds of winning').check()
  await page.getByLabel('Coach: the best answers').check()
  await page.keyboard.press('Escape')
  const choices = page.getByRole('region', { name: 'Open choices' })
  await expect(page.locator('.odds-brief')).toHaveText(/^To win: \d+% /)
  await inEveryLanguage(page, async (language) => {
    await expect(page.locator('.ghost-fits').first(), language).toBeVisible()
    for (const part of [
      '.odds-brief',
      '.action-head .button',
      '.draw-it',
      '.lift-brief',
      '.stage .zombie-card',
    ])
      await expectOnScreen(page.locator(part), `${part} in ${language}`)
    for (const each of await choices.locator('.tool-row .button, .segments button').all())
      await expectOnScreen(each, language)
  })
  await page.locator('.languages button').first().click()
  await expectClean(page)
  // The first of two hits lies: the second is given up in the words of large screens.
  await press(page, choices.getByRole('button', { name: 'Draw it' }))
  await expect(choices.getByRole('button', { name: 'No more hits' })).toBeVisible()
})

test('an asking back stays while the hand only moves and the coach goes on thinking', {
  tag: '@only-desktop',
}, async ({ page }) => {
  await openTable(page, {
    name: 'alone',
    twin: () => streets(1, 'red-slow', [2], {}, ['ethan'], { ammo: 0 }),
  })
  await press(page, page.locator('.table-menu > summary'))
  await page.getByLabel('Odds of winning').check()
  await page.getByLabel('Coach: the best answers').check()
  await page.keyboard.press('Escape')
  const pass = page.getByRole('region', { name: 'Open choices' }).getByRole('button', { name: 'Pass' })
  await press(page, pass)
  await expect(pass).toContainText('press again')
  await page.locator('.zombie-card .space').first().hover()
  await page.mouse.move(5, 5)
  await expect(page.getByRole('list', { name: 'Best answers' }).getByRole('listitem')).toHaveCount(5)
  await expect(pass).toContainText('press again')
})

test('a debrief finds the decision that lost the game, and it is played again', {
  tag: ['@desktop', '@long'],
}, async ({ page }) => {
  await page.goto('/#/shelf')
  const text = JSON.stringify(thrownAway().record({ for: 'host' }))
  await page
    .getByLabel('Open a file')
    .setInputFiles({ name: 'lost.json', mimeType: 'application/json', buffer: Buffer.from(text) })
  await press(page, page.getByRole('link', { name: /^See how it went/ }))
  await expect(page.getByText('Help used: Odds')).toBeVisible()
  await press(page, page.getByRole('button', { name: 'Work it out' }))
  await expect(page.getByRole('img', { name: 'Chance to win' })).toBeVisible()
  await expect(page.getByText('Played: Pass')).toBeVisible()
  await expect(page.getByText(/^Better: .+ on Super-Abomination/)).toBeVisible()
  await expectClean(page)

  // It is kept: the replay shows it, and so does the page after a reload.
  await press(page, page.getByRole('link', { name: 'Replay' }))
  await expect(page.getByRole('button', { name: /^Costly decision 1/ })).toBeVisible()
  await page.goBack()
  await page.reload()
  await press(page, page.getByRole('button', { name: 'Play that turn again' }).first())
  await expect(page).toHaveURL(/#\/game\//)
  await expect(page.getByText('Attack: ')).toBeVisible()
  await expect.poll(async () => (await savedRecord(page))?.help).toEqual(['odds'])
})
