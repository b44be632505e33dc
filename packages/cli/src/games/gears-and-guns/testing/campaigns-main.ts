// npm run campaigns [-- NAME ...]
// Bots play whole campaigns until each has what it is kept for: packages/gears-and-guns/won/campaigns.jsonl.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { KeptCampaign } from '@graveshift/gears-and-guns/testing/campaign/kept-campaign'
import { playCampaign } from './campaigns/play-campaign.ts'
import { WISHES } from './campaigns/wishes.ts'

const FILE = new URL('../../../../../gears-and-guns/won/campaigns.jsonl', import.meta.url)

const kept = new Map<string, KeptCampaign>()
if (existsSync(FILE))
  for (const line of readFileSync(FILE, 'utf8').trim().split('\n')) {
    const campaign = JSON.parse(line) as KeptCampaign
    kept.set(campaign.name, campaign)
  }

const only = process.argv.slice(2)
for (const wish of WISHES) {
  if (only.length > 0 && !only.includes(wish.name)) continue
  const campaign = playCampaign(wish, kept.get(wish.name), (text) => console.log(`${wish.name}: ${text}`))
  if (!campaign) continue
  kept.set(wish.name, campaign)
  const lines = WISHES.flatMap(({ name }) => kept.get(name) ?? []).map((each) => JSON.stringify(each))
  writeFileSync(FILE, `${lines.join('\n')}\n`)
}
