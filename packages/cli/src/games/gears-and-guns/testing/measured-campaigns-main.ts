// npm run campaigns:measured [-- --games 50 --bots quick --seed campaign]
// Bots play whole campaigns, with mercy and without, alone and led where bots never choose: what they came to, into
// packages/gears-and-guns/measured/campaigns.json, from which a page is made.
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { findBot } from '@graveshift/bots'
import { Command } from 'commander'
import { sumsOf } from './campaigns/campaign-sums.ts'
import { type MeasuredCampaign, measureCampaign } from './campaigns/measured-campaign.ts'

const ROOT = new URL('../../../../../../', import.meta.url)
const FILE = new URL('packages/gears-and-guns/measured/campaigns.json', ROOT)

interface Flags {
  readonly games: string
  readonly bots: string
  readonly seed: string
}

const commitHere = (): string =>
  execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], { cwd: ROOT, encoding: 'utf8' }).trim()

function measure({ games, bots, seed }: Flags): void {
  const bot = findBot(bots)
  if (!bot) throw new Error(`no bot ${bots}`)
  const campaigns: MeasuredCampaign[] = []
  for (let game = 0; game < Number(games); game++) {
    // Four kinds in turn, each group of four under one luck.
    const order = { seed: `${seed} ${game >> 2}`, mercy: game % 2 === 0, led: game % 4 > 1, bot }
    const campaign = measureCampaign(order)
    campaigns.push(campaign)
    const { end, missions, souls } = campaign
    console.log(
      `${game + 1}: ${end} in mission ${missions.at(-1)?.chapter.mission}, ${missions.length} played, ${souls} souls`,
    )
  }
  const command = `npm run campaigns:measured -- --games ${games} --bots ${bots} --seed ${seed}`
  const kept = { command, commit: commitHere(), bot: bots, ...sumsOf(campaigns) }
  writeFileSync(FILE, `${JSON.stringify(kept, null, 2)}\n`)
}

new Command('npm run campaigns:measured')
  .option('--games <n>', 'how many campaigns', '50')
  .option('--bots <id>', 'who plays them', 'quick')
  .option('--seed <text>', 'same seed, same campaigns', 'campaign')
  .action(measure)
  .parse(process.argv)
