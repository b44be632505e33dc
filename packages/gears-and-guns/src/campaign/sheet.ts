import type { Seat } from '@graveshift/kernel'
import { CAMPAIGN_SKILLS, MILESTONES } from '../content/campaign.ts'
import type { CardId } from '../content/cards.ts'

export type CampaignSkill = (typeof CAMPAIGN_SKILLS)[number]

/** What a milestone gives: one of the two (GG-CMP-01). */
export type Reward = 'bonus-action' | CampaignSkill

export const REWARDS: readonly Reward[] = ['bonus-action', ...CAMPAIGN_SKILLS]

/** One of the six sheets of a campaign (GG-CMP-11). Lists are never changed in place. */
export type Sheet = {
  /** The seat that keeps it. */
  readonly player: Seat
  /** Who is played; null while the seat has to choose, or where nobody is left. */
  readonly survivor: string | null
  readonly cxp: number
  /** One for each milestone, in the order chosen: skills, and bonus actions by number (GG-CMP-23). */
  readonly rewards: readonly Reward[]
  /** Bonus actions used in the last mission and not yet replenished (GG-CMP-04). */
  readonly spent: number
  /** Equipment for the next mission, with multiplicity. */
  readonly kept: readonly CardId[]
  /** Cards brought out of the last mission that are not yet rolled for (GG-KEP-01). */
  readonly carried: readonly CardId[]
  /** The survivor played is not among them. */
  readonly posse: readonly string[]
  /** Who comes along from the start of the next mission (GG-CMP-12). */
  readonly companions: readonly string[]
}

/** A sheet on which nothing is written yet (GG-KO-04). */
export const emptySheet = (player: Seat): Sheet => ({
  player,
  survivor: null,
  cxp: 0,
  rewards: [],
  spent: 0,
  kept: [],
  carried: [],
  posse: [],
  companions: [],
})

export const skillsOf = ({ rewards }: Pick<Sheet, 'rewards'>): readonly CampaignSkill[] =>
  rewards.filter((reward) => reward !== 'bonus-action')

/** Bonus actions of a sheet, spent ones included. */
export const bonusOf = ({ rewards }: Pick<Sheet, 'rewards'>): number =>
  rewards.filter((reward) => reward === 'bonus-action').length

export const milestonesAt = (cxp: number): number => MILESTONES.filter((milestone) => milestone <= cxp).length

/** Milestones that were reached without a reward being chosen. */
export const openRewards = ({ cxp, rewards }: Pick<Sheet, 'cxp' | 'rewards'>): number =>
  milestonesAt(cxp) - rewards.length

/** What the next milestone may give: no skill twice (GG-CMP-03, GG-CMP-23). */
export const rewardsLeft = ({ rewards }: Pick<Sheet, 'rewards'>): readonly Reward[] =>
  REWARDS.filter((reward) => reward === 'bonus-action' || !rewards.includes(reward))

/** Everybody on a sheet who can be played. */
export const peopleOf = ({ survivor, posse }: Pick<Sheet, 'survivor' | 'posse'>): readonly string[] =>
  survivor === null ? posse : [survivor, ...posse]
