import { QUICK_BOT } from '@graveshift/bots'
import { REWARDS } from '@graveshift/gears-and-guns'
import { expect, test } from 'vitest'
import { kindOf, sumsOf } from './campaign-sums.ts'
import { measureCampaign } from './measured-campaign.ts'

const MOST = 2
const measured = (led: boolean) => measureCampaign({ seed: 'sums', mercy: true, led, bot: QUICK_BOT }, MOST)

test('a campaign is measured as far as it is played, and the same order plays the same one', () => {
  const campaign = measured(false)
  expect(campaign.missions.map(({ chapter }) => chapter.mission)[0]).toBe(1)
  expect(campaign.missions.length).toBeLessThanOrEqual(MOST)
  expect(campaign.missions.every(({ played }) => played.length > 0)).toBe(true)
  expect(measured(false)).toEqual(campaign)
})

test('sums tell attempts, marks and rewards of all campaigns', () => {
  const campaigns = [measured(false), measured(true)]
  const missions = campaigns.flatMap((campaign) => campaign.missions)
  const sums = sumsOf(campaigns)
  expect(Object.keys(sums.kinds)).toEqual(campaigns.map(kindOf))
  const games = Object.values(sums.attempts).reduce((total, count) => total + count.games, 0)
  expect(games).toBe(missions.length)
  const chosen = campaigns.reduce((total, { rewards }) => total + rewards.length, 0)
  expect(REWARDS.reduce((total, id) => total + (sums.rewards[id]?.chosen ?? 0), 0)).toBe(chosen)
  const stood = missions.flatMap(({ played }) => played).filter((each) => each.stood)
  expect(stood.length).toBeGreaterThan(0)
})
