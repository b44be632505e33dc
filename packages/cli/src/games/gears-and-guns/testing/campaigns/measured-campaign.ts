import type { Bot } from '@graveshift/bots'
import {
  type Board,
  type CampaignState,
  type CardId,
  type Chapter,
  type EndingId,
  endingOf,
  type MarkId,
  type Reward,
  soulsOf,
  WESTERN_CAMPAIGN,
} from '@graveshift/gears-and-guns'
import { FastChance, isFault } from '@graveshift/kernel'
import { luckOf } from '../../../../simulate/fixture.ts'
import { type First, type Lead, type Leading, playGame } from './play-game.ts'

/** A campaign that is measured. */
export interface CampaignOrder {
  readonly seed: string
  readonly mercy: boolean
  /** Rewards and notes are taken by chance, and cards fetched that only leave a mark: what bots never choose counts as well. */
  readonly led: boolean
  readonly bot: Bot
}

/** One who was played in a mission. */
export interface PlayedSheet {
  /** Each of the sheet's once, as the mission began. */
  readonly rewards: readonly Reward[]
  readonly stood: boolean
}

export interface MeasuredMission {
  readonly chapter: Chapter
  /** Of all missions before it. */
  readonly marks: readonly MarkId[]
  readonly kept: readonly CardId[]
  readonly played: readonly PlayedSheet[]
}

/** A campaign as far as it came. */
export interface MeasuredCampaign {
  readonly seed: string
  readonly mercy: boolean
  readonly led: boolean
  /** `unfinished`: it was given up after too many missions. */
  readonly end: 'won' | 'lost' | 'unfinished'
  readonly ending?: EndingId
  readonly souls: number
  readonly dead: number
  readonly cxp: readonly number[]
  readonly rewards: readonly Reward[]
  readonly missions: readonly MeasuredMission[]
}

/** So many missions, those played again among them, and nobody waits for an end any more. */
const MOST_MISSIONS = 60

/** Cards that no goal asks for, and that leave a mark: fetched in a first attempt, where there is time. */
const FIRST: Readonly<Record<number, First>> = { 2: [3, 9], 9: [6] }

function byChance(seed: string): Lead {
  const random = new FastChance(luckOf(seed).salt)
  return ({ kind, ...choice }, shown) => {
    const isNote =
      kind === 'option' && JSON.stringify((choice as { options?: unknown }).options).includes('"note"')
    return kind === 'reward' || isNote ? random.below(shown.length) : undefined
  }
}

const isOver = ({ stage }: CampaignState): boolean => stage === 'won' || stage === 'lost'

function missionOf(before: CampaignState, after: CampaignState, { people }: Board): MeasuredMission[] {
  const chapter = after.history.at(-1)
  if (!chapter) return []
  const played = before.sheets.flatMap(({ survivor, rewards }) => {
    const who = people.find(({ id }) => id === survivor)
    return who ? [{ rewards: [...new Set(rewards)], stood: who.health > 0 }] : []
  })
  return [{ chapter, marks: before.marks, kept: before.sheets.flatMap(({ kept }) => kept), played }]
}

/** Plays a campaign until it ends; the same order plays the same one. */
export function measureCampaign(
  { seed, mercy, led, bot }: CampaignOrder,
  most = MOST_MISSIONS,
): MeasuredCampaign {
  const begun = WESTERN_CAMPAIGN.begin({ players: ['Ada'], options: { mercy } })
  if (isFault(begun)) throw new Error(begun.message)
  let state = begun
  let game = 0
  const missions: MeasuredMission[] = []
  while (!isOver(state) && missions.length < most) {
    const next = WESTERN_CAMPAIGN.next(state)
    if (!next) break
    const luck = `${seed} ${++game}`
    const first = led && state.attempt === 1 ? FIRST[state.mission] : undefined
    const leading: Leading = { first, ...(led ? { lead: byChance(luck) } : {}) }
    const played = playGame(next, luck, leading, bot)
    if (!played) break
    if (state.stage === 'mission') missions.push(...missionOf(state, played.state, played.board as Board))
    state = played.state
  }
  const { stage, sheets, dead } = state
  return {
    seed,
    mercy,
    led,
    end: stage === 'won' || stage === 'lost' ? stage : 'unfinished',
    ...(stage === 'won' ? { ending: endingOf(state) } : {}),
    souls: soulsOf(state),
    dead: dead.length,
    cxp: sheets.map(({ cxp }) => cxp),
    rewards: sheets.flatMap(({ rewards }) => rewards),
    missions,
  }
}
