import { QUICK_BOT } from '@graveshift/bots'
import { findListed } from '@graveshift/games'
import { CAMP_MODULE, type Camp, type CampChoice } from '@graveshift/gears-and-guns'
import { canonical, isFault, isRefusal, type Json } from '@graveshift/kernel'
import { CampaignSession, loadSession, type Session, seedOfGame } from '@graveshift/table'
import { expect, type Page } from '@playwright/test'
import { savedRecord } from '../driver/hand.ts'
import { press } from '../test.ts'
import { playEvening, playedBesideBots } from './beside-bots.ts'
import { WEST } from './twin-game.ts'
import { noSecret, ZoneTwin } from './zone-twin.ts'

const GAME = 'gears-and-guns'
/** A person in the first seat, bots in all others. */
export const SEATS = 6

const isOwn = ({ seat }: CampChoice): boolean => seat === 0 || seat === 'team'

/** What the quick bot decides in camp. */
function campPick(session: Session<Camp>, choice: CampChoice) {
  const { rules, state } = session
  const seat = choice.seat === 'team' ? 0 : choice.seat
  return QUICK_BOT.decide({ rules, state, seat, choice, seed: choice.id }).pick
}

/** How a campaign in the browser will end, and after how many games. */
export async function foretold(seed: string, options: Readonly<Record<string, Json>>) {
  const module = await findListed(GAME)?.campaign?.load()
  if (!module) throw new Error('the western game has lost its campaign')
  const wanted = module.optionsFor(
    Array.from({ length: SEATS }, () => ''),
    options,
  )
  const campaign = CampaignSession.start(module, wanted, { seed: seedOfGame(seed, 0) })
  if (isFault(campaign)) throw new Error(campaign.message)
  let games = 0
  for (let { session } = campaign; session; { session } = campaign) {
    if (session.module.id === CAMP_MODULE.id) {
      const camp = session as unknown as Session<Camp>
      for (let [choice] = camp.choices(); choice; [choice] = camp.choices()) {
        const given = camp.give(choice.seat === 'team' ? 0 : choice.seat, choice.id, campPick(camp, choice))
        if (isRefusal(given)) throw new Error(given.refused)
      }
    } else playedBesideBots(new ZoneTwin(session as unknown as ZoneTwin['session'], WEST))
    games++
    campaign.goOn({ seed: seedOfGame(seed, games) })
  }
  return { games, outcome: campaign.outcome }
}

/** Presses an answer of the camp; posse members are chosen before where they go. */
async function answerInCamp(page: Page, written: Json): Promise<void> {
  const answer = page.locator(`[data-answer='${canonical(written)}']`)
  const chips = page.locator('.camp-chip')
  for (let chip = 0; (await answer.count()) === 0 && chip < (await chips.count()); chip++)
    await press(page, chips.nth(chip))
  await press(page, answer)
}

/** Answers what the camp asks the first seat, until it is over. */
async function playCamp(page: Page): Promise<number> {
  const bar = page.locator('.action-bar')
  for (let given = 0; ; given++) {
    let camp: Session<Camp> | undefined
    await expect
      .poll(async () => {
        const record = await savedRecord(page)
        const loaded = record && loadSession(CAMP_MODULE, record, noSecret)
        if (!loaded || isFault(loaded)) return false
        camp = loaded
        const own = loaded.choices().find(isOwn)
        if (loaded.outcome !== undefined) return true
        return own !== undefined && (await bar.getAttribute('data-question')) === String(own.id)
      })
      .toBe(true)
    const choice = camp?.choices().find(isOwn)
    if (!camp || !choice) return given
    await answerInCamp(page, camp.shown(choice, campPick(camp, choice)))
    await expect(page.locator('[data-table]')).not.toHaveAttribute('data-seq', String(camp.seq))
  }
}

/** Plays the first seat of a campaign on the screen, camp and mission in turns, until it has ended. */
export async function playCampaign(page: Page): Promise<{ readonly games: number; readonly given: number }> {
  const table = (id: string) => page.locator(`[data-table="${id}"]`)
  const ended = page.locator('.campaign[data-outcome]')
  let given = 0
  for (let games = 0; ; games++) {
    await expect(table(CAMP_MODULE.id).or(table(GAME)).or(ended).first()).toBeVisible()
    if (await ended.isVisible()) return { games, given }
    const before = page.url()
    given += (await table(CAMP_MODULE.id).isVisible())
      ? await playCamp(page)
      : (await playEvening(page, WEST)).given
    // What a mission ended with is said over the table first.
    const said = page.locator('.end-moment button')
    await expect(said.or(page.locator('[data-campaign-on]')).first()).toBeVisible()
    if (await said.isVisible()) await press(page, said)
    await expect(said).toHaveCount(0)
    await press(page, page.locator('[data-campaign-on]'))
    await expect(page).not.toHaveURL(before)
  }
}
