import type { Refusal } from '@graveshift/kernel'
import own from '../../second-edition/words/en.json' with { type: 'json' }
import shared from '../../zones/words/en.json' with { type: 'json' }
import { expect, type Page, test } from './test.ts'
import { openZoneGame } from './zones/play-on.ts'
import type { Place } from './zones/refused.ts'
import { findRefused, REFUSED } from './zones/refused-moments.ts'
import { ZoneTwin } from './zones/zone-twin.ts'

const WORDS: Readonly<Record<string, string>> = { ...shared, ...own }

/** What the page never comes to, because it offers only what is legal: why. */
const NEVER: Readonly<Record<string, string>> = {
  'already-loaded': 'only weapons that are spent are offered for reloading',
  'cannot-drive': 'only seats that somebody may take are offered',
  'cannot-pair': 'only pairs are offered for both hands',
  'cannot-put': 'before the first turn only cells that take a card can be pressed',
  'cannot-see': 'useless weapons are told of the nearest zone in sight',
  'card-not-there': 'only cards that are there are drawn',
  'dealt-enough': 'survivors who are chosen are no buttons any more',
  'door-open': 'open doors are ways, and no buttons',
  'hand-full': 'a card laid on a full hand is exchanged',
  'higher-priority-first': 'only targets whose turn it is are buttons',
  'in-a-car': 'getting in is offered to those outside',
  'in-a-trade': 'nothing can be thrown away while cards are moved about',
  'in-play': 'companions in play are no buttons any more',
  'level-skill': 'only skills of the level are buttons',
  'must-be-sure': 'the page asks back by itself',
  'no-cars-inside': 'only roads are offered',
  'no-door-here': 'doors elsewhere are walked to',
  'no-driving-here': 'driving is offered where it may be done',
  'no-road': 'only roads are offered',
  'no-seat': 'only free seats are offered',
  'no-start-zone': 'only starting zones are offered',
  'no-store-here': 'putting down is offered where it may be done',
  'no-such-seat': 'only seats at the table are offered',
  'no-way': 'zones out of reach have no price, and a press on them only looks',
  'no-zombies-there': 'empty zones are no targets',
  'not-a-weapon': 'only weapons are told of',
  'not-against-these': 'only targets of a free attack are offered',
  'not-an-answer': 'the page writes answers by the rules alone',
  'not-dark': 'only dark rooms that wait are buttons',
  'not-driving': 'driving is offered to drivers',
  'not-in-a-car': 'seats are offered to those who sit in a car',
  'not-in-hand': 'only cards in hand are told of',
  'not-turned-up': 'only cards that were turned up are buttons',
  'not-your-survivor': 'only those who may act are buttons',
  'nothing-to-slip': 'slipping away is offered where there is something to slip from',
  'nothing-to-store': 'putting down is offered to those who have something',
  'overfull-pack': 'being ready is offered once the backpack closes',
  'pack-full': 'a card laid on a full backpack is exchanged',
  'same-place': 'other cells of the same place only lift',
  'skill-missing': 'skills that somebody lacks have no button',
  'split-sizes': 'a split is answered once there are enough ways',
  'store-needs-peace': 'putting down is offered where it may be done',
  'too-far': 'only zones near enough are offered',
  'too-many-cards': 'being ready is offered once all cards have a place',
  'wrong-damage': 'only hits that are left are dice to press',
}

/** The sentence of a refusal, whatever its figures are. */
function sentenceOf({ refused }: Refusal): RegExp {
  const words = WORDS[`refusal.${refused}`] ?? 'no words'
  const parts = words.replace(/\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}/g, '\0').split('\0')
  return new RegExp(parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.+'))
}

/** Looks where the table says why. */
async function expectTold(page: Page, place: Place, sentence: RegExp): Promise<void> {
  const bar = page.locator('.action-bar')
  switch (place.at) {
    case 'button': {
      const button = bar.locator(`.turn-button[data-do="${place.id}"]`)
      await expect(button).toHaveAttribute('aria-disabled', 'true')
      await expect(button).toHaveAttribute('aria-description', sentence)
      await expect(button.locator('.turn-said')).toHaveText(sentence)
      return
    }
    case 'weapon':
      await bar.locator('.turn-button[data-do="attack"]').click()
      await expect(page.locator('.attack-useless li').filter({ hasText: sentence }).first()).toBeVisible()
      return
    case 'door':
      await page.keyboard.press('z')
      await expect(page.locator('.lens-lines li').filter({ hasText: sentence }).first()).toBeVisible()
      return
    case 'cells':
      if ((await bar.locator(`[data-cell="${place.from}"][data-lifted]`).count()) === 0)
        await bar.locator(`[data-cell="${place.from}"]`).click()
      await bar.locator(`[data-cell="${place.to}"]`).click()
      await expect(bar.locator('.slot-told')).toHaveText(sentence)
  }
}

test('every reason to refuse an answer is told by the table, or the page never comes to it', {
  tag: ['@only-desktop', '@long'],
}, async ({ page }) => {
  test.setTimeout(1_200_000)
  const refused = findRefused()
  const found = refused.map(({ refusal }) => refusal.refused)
  expect(found.filter((reason) => reason in NEVER)).toEqual([])
  expect([...found, ...Object.keys(NEVER)].toSorted()).toEqual(REFUSED.toSorted())
  for (const { refusal, place, record } of refused)
    await test.step(`${refusal.refused} at ${JSON.stringify(place)}`, async () => {
      await openZoneGame(page, ZoneTwin.load(record))
      await expectTold(page, place, sentenceOf(refusal))
    })
})
