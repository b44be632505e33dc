import type { Game } from '@graveshift/kernel'
import type { Page } from '@playwright/test'
import { type Control, controlsIn, press } from './controls.ts'
import type { Dice } from './dice.ts'
import type { Watch } from './watch.ts'

const ANSWERS = '[data-coach] li'

/** Ticks everything a table has to offer: help, above all. */
export async function switchAllOn<G extends Game>({ page, hand, journal }: Watch<G>): Promise<void> {
  const [menu] = (await controlsIn(page, '[data-table]')).filter(({ kind }) => kind === 'summary')
  if (!menu) return
  await press(page, hand, menu)
  const off = async () =>
    (await controlsIn(page, '[data-table] details[open]')).find(
      ({ kind, isPressed }) => kind === 'tick' && !isPressed,
    )
  for (let tick = await off(), tries = 0; tick && tries < 8; tick = await off(), tries++) {
    journal.note('tick', tick.name)
    await press(page, hand, tick)
  }
  await page.keyboard.press('Escape')
}

/** What the coach offers to press. Whatever lies over the table is not the coach's. */
const coachControls = async (page: Page, within: string) =>
  (await controlsIn(page, within)).filter(({ isOver }) => !isOver)

/** The answers of the coach that can be seen; where there is one part at a time, on the part they lie on. */
async function answersOf<G extends Game>({ page, hand }: Watch<G>): Promise<readonly Control[]> {
  const tabs = (await controlsIn(page, '[data-table]')).filter(({ isTab }) => isTab).length
  for (let tab = tabs; tab >= 0; tab--) {
    const answers = await coachControls(page, ANSWERS)
    if (answers.length > 0) return answers
    const next = (await controlsIn(page, '[data-table]')).filter(({ isTab }) => isTab)[tab - 1]
    if (next) await press(page, hand, next)
  }
  return []
}

/** Plays one of the answers that the coach proposes, where there is one. */
export async function askCoach<G extends Game>(watch: Watch<G>, dice: Dice): Promise<void> {
  const { page, hand, journal } = watch
  const isThere = () => page.locator('[data-coach] ol').count()
  if ((await isThere()) === 0 || (await watch.look()).question === undefined) return
  await watch.until('the coach knows no answer', async () =>
    (await page.locator(`${ANSWERS} button`).count()) > 0 || (await isThere()) === 0 ? [] : ['none'],
  )
  const answers = await answersOf(watch)
  if (answers.length === 0) return
  // Mostly the best: games last longer so.
  await press(page, hand, dice.oneIn(2) ? dice.of(answers) : (answers[0] ?? dice.of(answers)))
  await watch.look()
  // What cannot be taken back is asked back.
  for (let presses = 0; presses < 2; presses++) {
    const play = (await coachControls(page, `${ANSWERS}, [data-question]`)).find(({ isPrimary }) => isPrimary)
    if (!play) return
    journal.note('play what the coach says', play.name)
    await press(page, hand, play)
    const { seq } = watch.game.session
    if ((await watch.look()).table?.seq !== seq) return
  }
}
