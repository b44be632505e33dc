import { MARKS, REWARDS } from '@graveshift/gears-and-guns'
import { bump, entry } from '../../../../simulate/entry.ts'
import { addGame, type Count, noCount } from '../../../../simulate/share.ts'
import type { MeasuredCampaign, MeasuredMission } from './measured-campaign.ts'

/** What campaigns of one kind came to. */
interface CampaignCount {
  played: number
  won: number
  /** Missions that were played, those lost and played again among them. */
  missions: number
  dead: number
  souls: number
  cxp: number
  /** How many ended in which mission, if not by winning the last. */
  readonly lostIn: Record<string, number>
  readonly endings: Record<string, number>
}

/** Whoever was played with a reward: how many stood at the end, and how many would have, as everybody did in those missions. */
export interface Held {
  chosen: number
  held: number
  stood: number
  /** In thousandths. */
  expected: number
}

/** What all measured campaigns came to, as it is kept. */
export interface CampaignSums {
  /** With mercy or without, by bots alone or led. */
  readonly kinds: Record<string, CampaignCount>
  /** Attempts by the missions' numbers, and the first ones alone. */
  readonly attempts: Record<string, Count>
  readonly firsts: Record<string, Count>
  /** Attempts at the mission that a mark changes. */
  readonly marks: Record<string, { readonly with: Count; readonly without: Count; set: number }>
  readonly rewards: Record<string, Held>
  /** Equipment that came along into a mission. */
  readonly kept: Record<string, number>
}

const noCampaigns = (): CampaignCount => ({
  played: 0,
  won: 0,
  missions: 0,
  dead: 0,
  souls: 0,
  cxp: 0,
  lostIn: {},
  endings: {},
})

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

export const kindOf = ({ mercy, led }: Pick<MeasuredCampaign, 'mercy' | 'led'>): string =>
  `${mercy ? 'mercy' : 'no mercy'}, ${led ? 'led' : 'bots alone'}`

function addCampaign(sums: CampaignSums, campaign: MeasuredCampaign): void {
  const { end, ending, souls, dead, cxp, missions } = campaign
  const count = entry(sums.kinds, kindOf(campaign), noCampaigns)
  count.played++
  count.won += Number(end === 'won')
  count.missions += missions.length
  count.dead += dead
  count.souls += souls
  count.cxp += sum(cxp)
  const last = missions.at(-1)
  if (end !== 'won' && last) bump(count.lostIn, last.chapter.mission)
  if (ending) bump(count.endings, ending)
}

function addMission(sums: CampaignSums, { chapter, marks, kept }: MeasuredMission): void {
  const isWon = chapter.outcome === 'won'
  addGame(entry(sums.attempts, chapter.mission, noCount), isWon)
  if (chapter.attempt === 1) addGame(entry(sums.firsts, chapter.mission, noCount), isWon)
  for (const { id, changes } of MARKS) {
    const mark = entry(sums.marks, id, () => ({ with: noCount(), without: noCount(), set: 0 }))
    if (chapter.marks.includes(id)) mark.set++
    if (chapter.mission === changes) addGame(marks.includes(id) ? mark.with : mark.without, isWon)
  }
  for (const card of kept) bump(sums.kept, card)
}

/** How many of those who were played stood at the end, mission by mission. */
function standing(missions: readonly MeasuredMission[]): (mission: number) => number {
  const counts: Record<string, Count> = {}
  for (const { chapter, played } of missions)
    for (const { stood } of played) addGame(entry(counts, chapter.mission, noCount), stood)
  return (mission) => {
    const { won = 0, games = 1 } = counts[mission] ?? {}
    return won / games
  }
}

function addRewards(sums: CampaignSums, campaigns: readonly MeasuredCampaign[]): void {
  for (const id of REWARDS) entry(sums.rewards, id, () => ({ chosen: 0, held: 0, stood: 0, expected: 0 }))
  for (const id of campaigns.flatMap(({ rewards }) => rewards)) (sums.rewards[id] as Held).chosen++
  const missions = campaigns.flatMap((each) => each.missions)
  const usual = standing(missions)
  for (const { chapter, played } of missions)
    for (const { rewards, stood } of played)
      for (const id of rewards) {
        const reward = sums.rewards[id] as Held
        reward.held++
        reward.stood += Number(stood)
        reward.expected += Math.round(1_000 * usual(chapter.mission))
      }
}

export function sumsOf(campaigns: readonly MeasuredCampaign[]): CampaignSums {
  const sums: CampaignSums = { kinds: {}, attempts: {}, firsts: {}, marks: {}, rewards: {}, kept: {} }
  for (const campaign of campaigns) {
    addCampaign(sums, campaign)
    for (const mission of campaign.missions) addMission(sums, mission)
  }
  addRewards(sums, campaigns)
  return sums
}
