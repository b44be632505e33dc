import { expect, type Page } from '@playwright/test'
import { savedRecord } from '../driver/hand.ts'
import { press } from '../test.ts'
import { asOffered, type Touch, ZoneHand } from './zone-hand.ts'
import type { Step, ZoneTwin } from './zone-twin.ts'

/** Brings a game in through the front door: as a file. */
export async function openZoneGame(page: Page, twin: ZoneTwin): Promise<void> {
  await page.goto('/#/')
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'game.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(twin.record())),
    })
  await expect(page.locator(`[data-table="${twin.game.module.id}"]`)).toBeVisible()
}

/** The browser has come to the very state the twin came to, and has saved it. */
export async function expectSameZones(page: Page, { session }: ZoneTwin): Promise<void> {
  await expect(page.locator('[data-table]')).toHaveAttribute('data-seq', String(session.seq))
  await expect
    .poll(
      () =>
        savedRecord(page).then((record) => {
          const last = record?.batches.at(-1)
          return last && `${last.seq} ${last.hash}`
        }),
      { intervals: [20, 50, 100, 250] },
    )
    .toBe(`${session.seq} ${session.hash}`)
}

interface Manner {
  readonly touch?: Touch
  /** What is answered; the quick bot's answer where nobody says otherwise. */
  readonly choose?: (twin: ZoneTwin) => Step | undefined
  readonly until?: (twin: ZoneTwin) => boolean
  readonly after?: (step: Step) => Promise<void>
}

/** Plays on the screen until something holds, or all is over; twin and browser agree after every answer. */
export async function playZones(page: Page, twin: ZoneTwin, manner: Manner = {}): Promise<number> {
  const { choose = (at) => at.next(), until = () => false, after } = manner
  const hand = new ZoneHand(page, twin, manner.touch ?? { press })
  let given = 0
  for (let wanted = choose(twin); wanted && !until(twin); wanted = choose(twin)) {
    const step = asOffered(twin, wanted)
    await hand.give(step)
    twin.do(step)
    // Cards are moved about as one.
    if (step.choice.kind === 'arrange')
      for (
        let next = twin.next();
        next?.choice.kind === 'arrange' && step.pick.do !== 'done';
        next = twin.next()
      ) {
        twin.do(next)
        if (next.pick.do === 'done') break
      }
    await expectSameZones(page, twin)
    await after?.(step)
    given++
  }
  return given
}
