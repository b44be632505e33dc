import { type Choice, CONTENT } from '@graveshift/gear-up'
import { type Json, nth } from '@graveshift/kernel'
import { expect, type Page } from '@playwright/test'
import { careful } from './policy.ts'
import { Twin } from './twin.ts'

/** A table in a state worth looking at. Everything is found by marks in the page, so that any language will do. */
export interface TableState {
  readonly name: string
  readonly twin: () => Twin
  /** What a hand does at the table to come there. */
  readonly reach?: (page: Page) => Promise<void>
  /** The game is over: nothing is asked. */
  readonly over?: boolean
}

export const SURVIVORS = CONTENT.survivors.map(({ id }) => id)
const ZOMBIES = CONTENT.zombies.map(({ id }) => id)

/** Streets with so many zombies each, everybody equipped, one turn card up. */
export function streets(
  seats: number,
  card: string,
  slots: readonly number[],
  more: Record<string, Json> = {},
  survivors: readonly string[] = SURVIVORS,
  each: Record<string, Json> = {},
): Twin {
  return Twin.at(
    {
      turn: 5,
      card,
      boss: { id: 'super-abomination' },
      seats: survivors.slice(0, seats).map((survivor, seat) => ({
        survivor,
        armor: 2,
        ammo: 2,
        upgrades: { red: 2, green: 2, blue: 2 },
        street: slots.map((slot, index) => ({
          slot,
          card: nth(ZOMBIES, ((seat * slots.length + index) * 7) % ZOMBIES.length),
        })),
        ...each,
      })),
      ...more,
    },
    `look-${seats}-${card}`,
  )
}

/** A game played sensibly until such a question is open. */
export function until(
  wish: Json,
  kind: Choice['kind'],
  enough: (twin: Twin) => boolean = () => true,
): () => Twin {
  return () => {
    for (let number = 1; number < 60; number++) {
      const twin = Twin.new(wish, `look-${kind}-${number}`)
      const policy = careful(number)
      for (let next = policy(twin); next; next = policy(twin)) {
        if (next[0].kind === kind && enough(twin)) return twin
        twin.do(...next)
      }
    }
    throw new Error(`no game asks for ${kind}`)
  }
}

const bar = (page: Page) => page.locator('.action-bar')

/** The figure lies where it fits; the third button of the hand finds such a place. */
export async function place(page: Page): Promise<void> {
  await bar(page).locator('.hand-keys .button').nth(2).click()
  await expect(page.locator('.ghost-fits').first()).toBeVisible()
}

/** The figure lies where it must not: over what was crossed off or over the edge. */
export async function misplace(page: Page): Promise<void> {
  const spaces = page.locator('.hp-grid').first().locator('.space')
  for (let index = 0; index < (await spaces.count()); index++) {
    if (page.viewportSize()?.width === 1440) await spaces.nth(index).hover()
    else await spaces.nth(index).tap()
    if ((await page.locator('.ghost-no').count()) > 0) break
  }
  await expect(bar(page).locator('.refusal').first()).toBeVisible()
}

/** The shape is cut in two by hand: its first square is the first part. */
export async function cut(page: Page): Promise<void> {
  await bar(page).locator('.segments button').nth(1).click()
  await bar(page).locator('.cutter-shape button').first().click()
  await expect(bar(page).locator('.cutter-shape [aria-pressed="true"]')).toHaveCount(1)
}

export const BOSSES = CONTENT.bosses.map(({ id }) => id)

/** Before the boss, in round 2, with something in the streets. */
export function facing(boss: string, seats = 2): Twin {
  return streets(seats, 'red-slow', [1, 2], { round: 2, turn: 4, boss: { id: boss, seat: 0 } })
}

/** A game played to such an end. */
export function finished(outcome: 'won' | 'lost'): Twin {
  const wish = { seats: 2, difficulty: outcome === 'won' ? 'easy' : 'nightmare' }
  for (let number = 1; number < 100; number++) {
    const twin = Twin.new(wish, `end-${number}`)
    const policy = careful(number)
    for (let next = policy(twin); next; next = policy(twin)) twin.do(...next)
    if (twin.session.outcome === outcome) return twin
  }
  throw new Error(`no game is ${outcome}`)
}

export const TABLE_STATES: readonly TableState[] = [
  { name: 'placing', twin: () => streets(2, 'red-slow', [1, 2, 2]), reach: place },
  { name: 'refusal', twin: () => streets(1, 'red-slow', [1, 1, 3]), reach: misplace },
  {
    name: 'split',
    twin: () => streets(3, 'red-slow', [1, 2, 3], {}, ['lisa', 'greta', 'priya']),
    reach: cut,
  },
  { name: 'damage', twin: until({ seats: 2 }, 'armor') },
  { name: 'upgrade', twin: until({ seats: 2 }, 'upgrade') },
  { name: 'dealing', twin: until({ seats: 3 }, 'deal', ({ board }) => board.tray.length > 2) },
  { name: 'six seats', twin: () => streets(6, 'yellow-all', [1, 2, 2]) },
  { name: 'boss', twin: () => facing('dead-sox'), reach: place },
]

/** The first of two hits is drawn, the second is asked for. */
export const SECOND_HIT: TableState = {
  name: 'second hit',
  twin: () => streets(2, 'blue-still', [1, 2]),
  reach: async (page) => {
    await place(page)
    await bar(page).locator('.draw-it').click()
    await expect(page.locator('.action-bar[data-choice="draw"]')).toBeVisible()
  },
}

/** Brings a game in as a file, in whatever language the page speaks, and comes to the state. */
export async function openTable(page: Page, { twin, reach, over }: TableState): Promise<void> {
  await page.goto('/#/')
  await page.locator('input[type="file"]').setInputFiles({
    name: 'game.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(twin().record())),
  })
  await expect(page).toHaveURL(/#\/game\//)
  await expect(page.locator(over ? '.game-over' : '.action-bar .action-head')).toBeVisible()
  await reach?.(page)
}
