import { isFault, isRefusal } from '@graveshift/kernel'
import { SECOND_EDITION_MODULE, type SecondEdition } from '@graveshift/second-edition'
import { Session } from '@graveshift/table'
import { expect, type Page, test } from './test.ts'

/** Amy, with Doug beside her and zombies around them. */
function begun(seed: string): Session<SecondEdition> {
  const options = SECOND_EDITION_MODULE.readPosition?.({
    mission: 'M1',
    survivors: ['amy', 'doug'],
    turn: 'amy',
    people: [
      { id: 'amy', zone: '9R.E', hand: ['sawed-off', 'sawed-off'], pack: ['plenty-of-shells', 'water'] },
      { id: 'doug', zone: '9R.E', health: 1, hand: ['machete'] },
    ],
    zombies: { '9R.E': { walker: 2, runner: 1 } },
  })
  if (!options || isFault(options)) throw new Error(options?.message)
  const session = Session.start(SECOND_EDITION_MODULE, options, { seed })
  if (isRefusal(session)) throw new Error(session.refused)
  return session
}

/** What Amy throws first when she fires both. */
function thrown(seed: string): readonly number[] {
  const session = begun(seed)
  const batch = session.do(0, session.choices()[0]?.id ?? 0, {
    do: 'ranged',
    card: 'sawed-off',
    dual: true,
    zone: '9R.E',
  })
  if (isRefusal(batch)) throw new Error(batch.refused)
  return batch.events.flatMap((event) => (event.type === 'rolled' ? event.dice : []))
}

const told = (seed: string): string => JSON.stringify(begun(seed).record({ for: 'host' }))

async function open(page: Page, text: string) {
  await page.goto('/#/')
  await page
    .getByLabel('Open a game from a file')
    .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(text) })
  await expect(page.locator('[data-table="second-edition"]')).toBeVisible()
}

test('cards are traded by drag, by two presses and by keys, and taken back as one', {
  tag: ['@desktop', '@long'],
}, async ({ page }) => {
  await open(page, told('cards'))
  await page.keyboard.press('x')
  await page.locator('.deeds').getByRole('button', { name: /Doug/ }).click()
  const board = page.locator('.slot-board')
  const doug = board.getByRole('region', { name: 'Doug' })
  const amy = board.getByRole('region', { name: 'Amy' })
  await expect(amy.locator('.card-name')).toHaveText(['Sawed-off', 'Sawed-off', 'Plenty of shells', 'Water'])

  // By drag: into a hand that has room.
  await amy
    .getByRole('button', { name: /^Sawed-off/ })
    .first()
    .dragTo(doug.locator('[data-empty]').first())
  await expect(doug.locator('.card-name')).toHaveText(['Machete', 'Sawed-off'])
  // By two presses: lit slots say what they do.
  await amy.getByRole('button', { name: /^Water/ }).click()
  await expect(doug.locator('[data-takes="Give"]')).toHaveCount(3)
  await doug
    .getByRole('button', { name: /^Give: Water.*backpack/ })
    .first()
    .click()
  await expect(doug.locator('.card-name')).toHaveText(['Machete', 'Sawed-off', 'Water'])
  // By keys: Enter lifts, arrows go, Enter lays down, in exchange where there is no room.
  await amy.getByRole('button', { name: /^Plenty of shells/ }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(amy.locator('.card-name')).toHaveText(['Plenty of shells', 'Sawed-off'])

  await page.getByRole('button', { name: 'Done', exact: true }).click()
  await expect(page.locator('.turn-panel, .turn-row').first()).toBeVisible()
  await page.keyboard.press('u')
  await expect(amy.locator('.card-name')).toHaveText(['Sawed-off', 'Sawed-off', 'Plenty of shells', 'Water'])
})

test('an attack says what it may come to, warns of friends, and shows its dice', {
  tag: ['@desktop', '@long'],
}, async ({ page }) => {
  const seed = Array.from({ length: 40 }, (_, at) => `cards ${at}`).find(
    (each) => thrown(each).filter((die) => die > 2).length === 3,
  )
  await open(page, told(seed ?? ''))
  await page.keyboard.press('a')
  const panel = page.locator('.attack')
  await panel.getByRole('button', { name: /Both: Sawed-off/ }).click()
  await expect(panel.locator('.kill-bars li')).toHaveText([/1%.*0/, /4%.*1/, /12%.*2/, /83%.*3/])
  await expect(panel.getByRole('note')).toContainText('Doug stands in the line of fire.')
  await expect(panel.getByRole('note')).toContainText('72%')
  // The board shows whose heart it may be, before the roll and before it is kept.
  const doug = page.locator('.zb-piece[data-person="doug"]')
  await expect(doug).toHaveAttribute('data-hurting', '1')
  const roll = panel.getByRole('button', { name: /Roll 4 dice/ })
  await roll.click()
  await expect(roll).toContainText('Somebody may fall by this.')
  await roll.click()
  await expect(page.locator('.dice-tray li')).toHaveText(['Hit', 'Hit', 'Hit', 'Miss'])
  await expect(panel.getByRole('button', { name: /Keep the roll/ })).toContainText(
    '3 zombies fall. +3 adrenaline',
  )
  await expect(doug).toHaveAttribute('data-hurting', '1')
  await expect(panel.getByRole('button', { name: /Roll again/ })).toContainText('Plenty of shells')
  // Escape leads back no more: dice lie.
  await page.keyboard.press('k')
  await expect(panel.getByRole('button', { name: /Keep the roll/ })).toContainText(
    'Somebody may fall by this.',
  )
  await page.keyboard.press('r')
  await expect(page.locator('.attack .roll-answer')).toHaveCount(0)
})
