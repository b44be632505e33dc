import { MARKS } from '@graveshift/gears-and-guns'
import { table } from '@graveshift/zones/testing/figures-page'
import type { Count } from '../../../../simulate/share.ts'
import { readMeasured, wonOf } from '../../../../testing/labels/measured-page.ts'
import type { CampaignSums, Held } from '../campaigns/campaign-sums.ts'
import { NAMES, say } from './names.ts'

export const CAMPAIGNS: CampaignSums & { readonly command: string; readonly commit: string } = readMeasured(
  'gears-and-guns',
  'campaigns',
)

const mean = (sum: number, count: number): string => (sum / count).toFixed(1)

const listed = (counts: Readonly<Record<string, number>>, name: (id: string) => string): string =>
  Object.entries(counts)
    .map(([id, count]) => `${count} ${name(id)}`)
    .join(', ')

const kinds = Object.entries(CAMPAIGNS.kinds).map(([name, kind]) => [
  name,
  `${kind.won}/${kind.played}`,
  listed(kind.lostIn, (mission) => `in M${mission}`),
  mean(kind.missions, kind.played),
  mean(kind.dead, kind.played),
  mean(kind.souls, kind.played),
  mean(kind.cxp, 6 * kind.played),
  listed(kind.endings, (ending) => say(`ending.${ending}.name`)),
])

const won = (count: Readonly<Count> | undefined): string =>
  count && count.games > 0 ? `${count.won}/${count.games}, ${wonOf(count)}` : ''

const missions = Object.keys(CAMPAIGNS.attempts)
  .toSorted((one, other) => Number(one) - Number(other))
  .map((mission) => [`M${mission}`, won(CAMPAIGNS.firsts[mission]), won(CAMPAIGNS.attempts[mission])])

const marks = MARKS.flatMap(({ id, changes }) => {
  const mark = CAMPAIGNS.marks[id]
  return mark
    ? [[say(`mark.${id}.name`), String(mark.set), `M${changes}`, won(mark.with), won(mark.without)]]
    : []
})

/** By how many points those with a reward stood at the end more often than others in the same missions. */
const ahead = ({ held, stood, expected }: Held): number =>
  held === 0 ? 0 : Math.round((100 * stood - expected / 10) / held)

const rewardName = (id: string): string =>
  id === 'bonus-action' ? say('reward.bonus-action') : NAMES.skillName(id)

const rewards = Object.entries(CAMPAIGNS.rewards)
  .toSorted(([, one], [, other]) => ahead(other) - ahead(one))
  .map(([id, reward]) => [
    rewardName(id),
    String(reward.chosen),
    String(reward.held),
    ahead(reward) > 0 ? `+${ahead(reward)}` : String(ahead(reward)),
  ])

const kept = listed(
  Object.fromEntries(Object.entries(CAMPAIGNS.kept).toSorted(([, one], [, other]) => other - one)),
  NAMES.cardName,
)

export const campaignsPart = (): readonly string[] => [
  '## Campaigns',
  '',
  'Fifty by quick bots at one seat: with mercy and without, by bots alone and led. Led means that rewards and notes are taken by chance, and that cards which only leave a mark are fetched at the first attempt: else nothing would be known of what bots never choose. Who comes to 60 missions is given up.',
  '',
  ...table(
    ['campaigns', 'won', 'ended', 'missions played', 'dead', 'souls', 'CXP a sheet', 'endings'],
    kinds,
  ),
  ...table(['mission', 'won at the first attempt', 'of all attempts'], missions),
  'Marks, and what was won of the mission that they change:',
  '',
  ...table(['mark', 'set', 'changes', 'with it', 'without'], marks),
  'Rewards, by how many points those who had them stood at the end of a mission more often than everybody in the same missions:',
  '',
  ...table(['reward', 'chosen', 'missions with it', 'points'], rewards),
  `Equipment that was kept for a mission: ${kept}.`,
  '',
]
