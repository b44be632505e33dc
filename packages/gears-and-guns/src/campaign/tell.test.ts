import { expect, test } from 'vitest'
import { GRIM, KIND } from '../testing/campaign/chance-result.ts'
import { campaignAtRandom, freshCampaign } from '../testing/campaign/play-campaign.ts'
import type { CampaignState } from './state.ts'
import { labelCampaign, tellCampaign } from './tell.ts'

/** A campaign by chance, told state by state. */
function told(first: CampaignState, seed: number, fortune: typeof KIND) {
  let before = first
  return [...campaignAtRandom(first, seed, fortune)].map((state) => {
    const words = tellCampaign(before, state).map(({ word }) => word)
    before = state
    return { state, words }
  })
}

test('GG-CMP-25 a campaign that is won is told to its end, with those who are saved', () => {
  const all = told(freshCampaign(2, { ironTrail: true, mercy: true }), 3, KIND)
  expect(all.at(-1)?.state.stage).toBe('won')
  expect(all.at(-1)?.words.slice(-2)).toEqual(['campaign.won', 'campaign.told.ending'])
  expect(labelCampaign(all.at(-1)?.state ?? freshCampaign(1))).toEqual({ word: 'campaign.won' })
})

test('GG-CMP-26 a lost mission is told with why, and with what follows by the options', () => {
  const follows = (ironTrail: boolean) =>
    told(freshCampaign(2, { ironTrail, mercy: true }), 5, GRIM).find(({ words }) =>
      words.includes('campaign.told.lost'),
    )?.words[1]
  expect([follows(false), follows(true)]).toEqual(['campaign.told.again', 'campaign.told.onward'])
})

test('GG-CMP-28 a camp leaves nothing to tell: its decisions were told one by one', () => {
  const [, camp] = told(freshCampaign(3), 1, KIND)
  expect(camp).toMatchObject({ words: [], state: { stage: 'mission' } })
  expect(labelCampaign(freshCampaign(1))).toMatchObject({ with: { where: { word: 'camp.time' } } })
})
