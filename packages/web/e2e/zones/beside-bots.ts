import { isRecord, type Json } from '@graveshift/kernel'
import { type GameRecord, isCommand } from '@graveshift/table'
import { expect, type Page } from '@playwright/test'
import { savedRecord } from '../driver/hand.ts'
import { press } from '../test.ts'
import { SECOND, type TwinGame } from './twin-game.ts'
import { asOffered, ZoneHand } from './zone-hand.ts'
import { type Step, ZoneTwin } from './zone-twin.ts'

/** A table of the box for six people, as its set-up form is filled in. */
export interface Evening {
  /** By its name in English. */
  readonly called: string
  readonly wish: { readonly mission: string } & Readonly<Record<string, Json>>
  /** Options that are switched on, by their names. */
  readonly switched?: readonly string[]
}

const SIX = ['amy', 'doug', 'elle', 'josh', 'ned', 'wanda']

/** Who sits here: a person in the first seat, bots in all others. */
const OWN = 0

/** The question a person answers, where there is one. */
const ownQuestion = ({ session }: ZoneTwin) =>
  session.choices().find(({ seat }) => seat === OWN || seat === 'team')

/** What the person in the first seat answers, as the board offers it. */
function ownStep(twin: ZoneTwin): Step | undefined {
  const step = twin.next(ownQuestion(twin))
  return step && asOffered(twin, step)
}

/** The same evening in Node, to its end. */
export function foreseen({ wish }: Evening, seed: string): ZoneTwin {
  return playedBesideBots(ZoneTwin.new({ survivors: SIX, seats: SIX.length, ...wish }, seed))
}

/** Plays a game in Node to its end as it comes to with a person in the first seat and bots in the others. */
export function playedBesideBots(twin: ZoneTwin): ZoneTwin {
  for (let [choice] = twin.session.choices(); choice; [choice] = twin.session.choices()) {
    const own = choice.seat === OWN || choice.seat === 'team' ? ownStep(twin) : undefined
    const step = own ?? twin.next(choice)
    if (step) twin.do(step)
  }
  return twin
}

/** What each seat did, by the names of its answers. */
export function doneBySeat({ session }: ZoneTwin): ReadonlyMap<number | 'team', ReadonlySet<string>> {
  const done = new Map<number | 'team', Set<string>>()
  for (const batch of session.log()) {
    if (!isCommand(batch) || !isRecord(batch.pick)) continue
    const own = done.get(batch.seat) ?? new Set()
    done.set(batch.seat, own.add(String(batch.pick.do)))
  }
  return done
}

/** The first seed by a mission's name with which an evening comes to what is looked for, and how it will end. */
export function eveningFor(evening: Evening, isMeant: (end: ZoneTwin) => boolean) {
  for (let number = 1; number <= 60; number++) {
    const seed = `${evening.wish.mission}-${number}`
    const end = foreseen(evening, seed)
    if (isMeant(end)) return { seed, end }
  }
  throw new Error(`no such evening of ${evening.called}`)
}

/** Sets such a table up as people do, and starts it. */
export async function setUpEvening(
  page: Page,
  { called, switched = [] }: Evening,
  seed: string,
): Promise<void> {
  await page.goto('/#/second-edition/new')
  await press(page, page.locator('.mission-grid label').filter({ hasText: called }))
  await expect(page.locator('#mission-chosen')).toContainText(called)
  await press(page, page.locator('.crew-fields fieldset').getByText(String(SIX.length), { exact: true }))
  await press(page, page.locator('.option-rules > summary'))
  for (const name of switched)
    await press(page, page.locator('.option-rules .toggle').filter({ hasText: new RegExp(`^${name}`) }))
  await page.locator('.seed input').fill(seed)
  await press(page, page.getByText('Who plays whom?'))
  const seats = page.locator('.bot-select select')
  await expect(seats).toHaveCount(SIX.length)
  for (const seat of SIX.keys()) if (seat !== OWN) await seats.nth(seat).selectOption('quick')
  await press(page, page.getByRole('button', { name: 'Start', exact: true }))
  await expect(page.locator('[data-table="second-edition"]')).toBeVisible()
}

/** The game on the screen, once the table lies still and asks the person in front of it, or all is over. */
async function settled(page: Page, game: TwinGame): Promise<ZoneTwin> {
  let twin: ZoneTwin | undefined
  await expect
    .poll(
      async () => {
        const record: GameRecord | undefined = await savedRecord(page)
        const shown = await page.locator('[data-table]').evaluateAll(([table]) => ({
          seq: Number(table instanceof HTMLElement ? table.dataset.seq : -1),
          busy: table?.matches('[data-busy]') ?? true,
          asked: table?.querySelector<HTMLElement>('.action-bar')?.dataset.question,
        }))
        if (!record || shown.busy || record.batches.at(-1)?.seq !== shown.seq) return false
        twin = ZoneTwin.load(record, game)
        const own = ownQuestion(twin)
        return twin.session.outcome !== undefined || (own !== undefined && shown.asked === String(own.id))
      },
      { intervals: [50, 100, 200], timeout: 120_000 },
    )
    .toBe(true)
  if (!twin) throw new Error('there is no game')
  return twin
}

/** Plays the first seat on the screen until all is over, while bots play the others; gives the game and the answers given. */
export async function playEvening(
  page: Page,
  game = SECOND,
): Promise<{ readonly end: ZoneTwin; readonly given: number }> {
  for (let given = 0; ; given++) {
    const twin = await settled(page, game)
    const step = twin.session.outcome === undefined ? ownStep(twin) : undefined
    if (!step) return { end: twin, given }
    await new ZoneHand(page, twin, { press }).give(step)
    await expect(page.locator('[data-table]')).not.toHaveAttribute('data-seq', String(twin.session.seq))
  }
}
