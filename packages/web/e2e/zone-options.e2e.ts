import {
  type Json,
  nth,
  type OptionSpec,
  optionCounts,
  optionWord,
  type RawOptions,
  rawOptions,
  valueWord,
} from '@graveshift/kernel'
import { SECOND_EDITION_MODULE } from '@graveshift/second-edition'
import type { Locator } from '@playwright/test'
import own from '../../second-edition/words/en.json' with { type: 'json' }
import shared from '../../zones/words/en.json' with { type: 'json' }
import { savedRecord } from './driver/hand.ts'
import { expect, type Page, press, test } from './test.ts'

const WORDS: Readonly<Record<string, string>> = { ...shared, ...own }
const SPECS = SECOND_EDITION_MODULE.options

/** The values that an option may have, each of them or each part of them. */
function valuesOf(spec: OptionSpec): readonly Json[] {
  switch (spec.kind) {
    case 'flag':
      return [false, true]
    case 'count':
    case 'seats':
      return Array.from({ length: spec.most - spec.least + 1 }, (_, index) => spec.least + index)
    case 'seat':
      return []
    default:
      return spec.values
  }
}

const LISTED = SPECS.flatMap((spec) => valuesOf(spec).map((value) => `${spec.id} ${value}`))

/** What the options of a game that was started use. */
function usedIn(options: RawOptions): readonly string[] {
  const teams = Array.isArray(options.teams) ? options.teams : []
  const all: RawOptions = { ...options, seats: teams.length, survivors: teams.flat() }
  return SPECS.flatMap(({ id }) => {
    const value = all[id]
    return (Array.isArray(value) ? value : [value]).map((each) => `${id} ${each}`)
  })
}

/** A person presses what is drawn, which covers the box itself. */
async function tick(page: Page, label: Locator, on: boolean): Promise<void> {
  const box = label.locator('input')
  if ((await box.isChecked()) !== on) await press(page, label)
  await expect(box).toBeChecked({ checked: on })
}

const nameOf = (spec: OptionSpec) => WORDS[optionWord(spec, 'name')] ?? 'no words'

/** Chooses the value of an option of the rules that its turn has come to; gives what the option is then. */
async function choose(page: Page, spec: OptionSpec, turn: number): Promise<Json> {
  const rules = page.locator('.option-rules')
  const values = valuesOf(spec)
  const value = nth(values, turn % values.length)
  if (spec.kind === 'flag') {
    const label = rules.locator('.toggle').filter({ hasText: new RegExp(`^${nameOf(spec)}`) })
    await tick(page, label, value === true)
    return value
  }
  const field = rules.locator('fieldset').filter({
    has: page.locator('legend', { hasText: new RegExp(`^${nameOf(spec)}$`) }),
  })
  const called = (each: Json) =>
    'naming' in spec ? (WORDS[valueWord(spec, String(each))] ?? 'no words') : String(each)
  const labelOf = (each: Json) => field.locator('label').filter({ hasText: new RegExp(`^${called(each)}$`) })
  if (spec.kind === 'some-of') {
    // One of them is left out; first in, then out, for nothing at all is never meant.
    for (const each of values) if (each !== value) await tick(page, labelOf(each), true)
    await tick(page, labelOf(value), false)
    return values.filter((each) => each !== value)
  }
  await tick(page, labelOf(value), true)
  return value
}

/** The game as it was saved when it was started. */
async function started(page: Page): Promise<RawOptions> {
  await expect(page.locator('[data-table="second-edition"]')).toBeVisible()
  await expect.poll(() => savedRecord(page)).toBeTruthy()
  return rawOptions((await savedRecord(page))?.options ?? {})
}

test('every option is set to each of its values by the form, and the game is started with it', {
  tag: ['@only-desktop', '@long'],
}, async ({ page }) => {
  test.setTimeout(900_000)
  const missions = SPECS.find(({ kind }) => kind === 'mission')
  const people = SPECS.find(({ kind }) => kind === 'people')
  const seats = SPECS.find(({ kind }) => kind === 'seats')
  if (!missions || !people || !seats) throw new Error('there is nothing to choose from')
  const used = new Set<string>()
  for (const [turn, mission] of valuesOf(missions).entries()) {
    await page.goto('/#/second-edition/new')
    const grid = page.locator('.mission-grid label')
    await press(page, grid.filter({ has: page.locator(`input[value="${mission}"]`) }))
    const crew = page.locator('.crew-fields')
    await crew.locator('details').evaluate((element: HTMLDetailsElement) => {
      element.open = true
    })
    await page.locator('.option-rules').evaluate((element: HTMLDetailsElement) => {
      element.open = true
    })
    // Six who sit side by side in the list, each time beginning with another.
    const heads = crew.locator('.zone-survivor-head')
    const all = await heads.count()
    const wanted = new Set(Array.from({ length: 6 }, (_, index) => (turn + index) % all))
    for (const at of wanted) await tick(page, heads.nth(at), true)
    for (let at = 0; at < all; at++) if (!wanted.has(at)) await tick(page, heads.nth(at), false)
    const counts = crew.locator('fieldset').first().locator('label')
    await press(page, counts.nth(turn % 6))
    let options: RawOptions = {}
    // Neighbors step at different paces: some count only beside one value of the one before.
    for (const [index, spec] of SPECS.entries())
      if (spec.about === 'rules' && optionCounts(SPECS, spec, options))
        options = {
          ...options,
          [spec.id]: await choose(page, spec, turn + Math.floor(turn / 3) * (index % 3)),
        }
    await press(page, page.getByRole('button', { name: 'Start', exact: true }))
    const begun = await started(page)
    expect(begun).toMatchObject(options)
    for (const key of usedIn(begun)) used.add(key)
  }
  expect(LISTED.filter((key) => !used.has(key))).toEqual([])
})
