import { describeContract } from '@graveshift/kernel/testing'
import { campBefore } from '../../testing/campaign/play-campaign.ts'
import { CAMP } from './rules.ts'

describeContract('the camp', CAMP, {
  games: 6,
  options: (seed) => campBefore(1 + (seed % 10), 1 + (seed % 6), seed),
})
