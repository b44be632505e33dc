import type { GameRecord } from '@graveshift/table'
import { expect, type Page } from '@playwright/test'
import { answer } from './answer.ts'
import { type Fingers, POINTER } from './fingers.ts'
import type { Policy } from './policy.ts'
import { savedGame } from './saved.ts'
import { Twin } from './twin.ts'

/** The game on the screen as this browser has saved it. */
export async function savedRecord(page: Page): Promise<GameRecord | undefined> {
  const id = new URL(page.url()).hash.split('/')[2] ?? ''
  return (await savedGame(page, id))?.record
}

/** The number and the hash of the last saved batch: light enough to ask for again and again. */
const lastSaved = (page: Page) =>
  savedRecord(page).then((record) => {
    const last = record?.batches.at(-1)
    return last && `${last.seq} ${last.hash}`
  })

/** A twin of the game that is on the screen. */
export async function twinOf(page: Page): Promise<Twin> {
  await expect(page).toHaveURL(/#\/game\/[a-z0-9-]+$/)
  let record: GameRecord | undefined
  await expect.poll(async () => (record = await savedRecord(page))).toBeTruthy()
  return Twin.load(record as GameRecord)
}

/** The browser has come to the very state the twin came to, and has saved it. */
export async function expectSame(page: Page, twin: Twin): Promise<void> {
  const { seq, hash } = twin.session
  await expect.poll(() => lastSaved(page), { intervals: [20, 50, 100, 250] }).toBe(`${seq} ${hash}`)
}

interface Manner {
  readonly fingers?: Fingers
  /** What must hold after every answer, besides that twin and browser agree. */
  readonly after?: () => Promise<void>
}

/** Plays on the screen what the policy says, until it is done; twin and browser must agree after every answer. */
export async function playOn(page: Page, twin: Twin, policy: Policy, manner: Manner = {}): Promise<void> {
  for (let next = policy(twin); next; next = policy(twin)) {
    const [choice, pick] = next
    await answer(page, twin, choice, pick, manner.fingers ?? POINTER)
    twin.do(choice, pick)
    await expectSame(page, twin)
    await manner.after?.()
  }
}

/** Brings a game in through the front door: as a file. */
export async function openFile(page: Page, twin: Twin): Promise<void> {
  await page.goto('/#/')
  const text = JSON.stringify(twin.record())
  await page
    .getByLabel('Open a game from a file')
    .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(text) })
  await expect(page).toHaveURL(/#\/game\//)
}
