import { campaignAtRandom } from '../campaigns.ts'
import { type Contestant, rate } from '../clock.ts'

export const contestant: Contestant = (milliseconds) =>
  rate(milliseconds, () => ({ games: [...campaignAtRandom()].length - 1, campaigns: 1 }))
