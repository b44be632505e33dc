import { randomBytes } from 'node:crypto'
import type { Json } from '@graveshift/kernel'
import { expect, type Page } from '@playwright/test'
import { gameOn } from './online-people.ts'

interface Gathering {
  readonly game: string
  readonly options: Json
  /** Of the people, in the order of their seats. */
  readonly names: readonly string[]
}

/** People at browsers of their own, whatever language they read, sit down at a new table, and the first begins the game. */
export async function gatherAt(people: readonly Page[], { game, options, names }: Gathering): Promise<void> {
  const [host] = people
  if (!host) throw new Error('nobody to open the table')
  await host.goto('/')
  const { origin } = new URL(host.url())
  const answer = await host.request.post(`${origin}/api/tables`, {
    headers: { origin },
    data: {
      game,
      options,
      name: names[0] ?? '',
      title: 'Three of us',
      language: 'en',
      id: randomBytes(16).toString('base64url'),
    },
  })
  expect(answer.status()).toBe(201)
  const { room, keys } = (await answer.json()) as { room: string; keys: { invite: string } }
  await host.goto(`/#/table/${room}`)
  await beginAt(people, `/#/table/${room}/invite/${keys.invite}`, names)
}

/** People come by the link to the table of the first, sit down in their order, and the first begins. */
export async function beginAt(
  people: readonly Page[],
  link: string,
  names: readonly string[],
): Promise<void> {
  const [host, ...others] = people
  if (!host) throw new Error('nobody has a table')
  await Promise.all(others.map((page, index) => join(page, link, names[index + 1] ?? '')))
  for (const [seat, page] of people.entries()) {
    await page.locator('.seat-box').nth(seat).locator('.button-primary').click()
    await page.locator('.lobby-bar .button-primary').first().click()
  }
  await expect(host.locator('.seat-box .tag.good')).toHaveCount(people.length)
  await host.locator('.lobby-bar .button-primary').click()
  for (const page of people) await expect(gameOn(page)).toBeVisible()
}

async function join(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link)
  await page.locator('.join input').fill(name)
  await page.locator('.join button[type=submit]').click()
  await expect(page.locator('.seat-box').first()).toBeVisible()
}

const question = (page: Page) => page.locator('.action-bar')

/** The kind of what somebody is asked at a table of zones; undefined while others decide. */
export const askedOn = async (page: Page): Promise<string | undefined> =>
  (await question(page).getAttribute('data-choice')) ?? undefined

/** Whoever is asked, of a kind if one is named. */
export async function pageAsked(people: readonly Page[], kind?: string): Promise<Page> {
  let found: Page | undefined
  await expect
    .poll(async () => {
      for (const page of people) {
        const asked = await askedOn(page)
        if (kind === undefined ? asked !== undefined : asked === kind) found = page
      }
      return found !== undefined
    })
    .toBe(true)
  if (!found) throw new Error('nobody is asked')
  return found
}

/** Gives the laziest answer by hand: somebody takes a turn, and ends it; elsewhere whatever stands first. */
export async function decideOn(page: Page): Promise<void> {
  const asked = await askedOn(page)
  const button =
    asked === 'act'
      ? page.locator('.turn-end')
      : asked === 'activate'
        ? page.locator('.mate[data-fits]').first()
        : question(page).locator('[data-answer]:visible').first()
  const seq = () => page.locator('[data-table]').getAttribute('data-seq')
  const before = await seq()
  await button.click()
  // What gives something up is asked back.
  const again = button.and(page.locator('[data-armed]'))
  await expect
    .poll(async () => (await again.count()) > 0 || (await isSent(page)) || (await seq()) !== before)
    .toBe(true)
  if ((await again.count()) > 0) await button.click()
}

/** Whether an answer is on its way. */
const isSent = async (page: Page): Promise<boolean> => (await askedOn(page)) === undefined

/** What a table shows to everybody, whatever their language and whomever they look at: hash, people, goals, counts. */
export const viewOn = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const figures = (text: string | null) => (text ?? '').replaceAll(/\D+/g, ' ').trim()
    const people = [...document.querySelectorAll<HTMLElement>('.mate')].map((mate) => [
      mate.dataset.person,
      mate.dataset.state,
      figures(mate.querySelector('.mate-place')?.textContent ?? null),
      mate.querySelectorAll('.hearts > :not([data-lost])').length,
    ])
    const counts = [...document.querySelectorAll('.goals, .comes-next dd, [data-figure="clock"]')].map(
      (each) => figures(each.textContent),
    )
    const at = document.querySelector<HTMLElement>('.online-play')?.dataset
    return JSON.stringify([at?.head, at?.hash, people, counts])
  })
