import { Bug, type Seat } from '@graveshift/kernel'
import { MARKS, type MarkId } from '../content/campaign.ts'
import type { CardId } from '../content/cards.ts'
import { CAMPAIGN_MISSIONS } from '../content/missions.ts'
import type { WesternMission } from '../missions/types.ts'
import type { Reward } from './sheet.ts'
import { type CampaignOptions, type CampaignState, poolOf } from './state.ts'

/** What a mission must know of a sheet; nothing else carries over (GG-CMP-20). */
export type SheetStart = {
  readonly player: Seat
  /** Null where nobody is left for it: it sits out. */
  readonly survivor: string | null
  /** With it come the milestones reached in the mission. */
  readonly cxp: number
  readonly rewards: readonly Reward[]
  readonly kept: readonly CardId[]
  readonly companions: readonly string[]
}

/** What a mission of the campaign starts from, besides its own data (GG-SET-03). */
export type MissionStart = {
  readonly mission: string
  readonly players: number
  readonly options: CampaignOptions
  readonly sheets: readonly SheetStart[]
  /** Posse members who come along without a leader (GG-M09-01). */
  readonly convoy: readonly string[]
  /** Those that change this mission (GG-CMP-24). */
  readonly marks: readonly MarkId[]
  /** Whom random companions are drawn from (GG-RUL-40). */
  readonly pool: readonly string[]
  readonly engineer: string | null
}

/** A mission of the campaign by its number, from 1 on. */
export function missionAt(number: number): WesternMission {
  const mission = CAMPAIGN_MISSIONS[number - 1]
  if (!mission) throw new Bug(`no mission ${number}`)
  return mission
}

/** The mission that a campaign is about to play. */
export function missionStart(state: CampaignState): MissionStart {
  const { id, rules } = missionAt(state.mission)
  const hasConvoy = rules.some(({ rule }) => rule === 'convoy')
  return {
    mission: id,
    players: state.players.length,
    options: state.options,
    sheets: state.sheets.map(({ player, survivor, cxp, rewards, kept, companions }) => ({
      player,
      survivor,
      cxp,
      rewards,
      kept,
      companions,
    })),
    convoy: hasConvoy
      ? state.sheets.flatMap(({ posse, companions }) => posse.filter((id) => !companions.includes(id)))
      : [],
    marks: MARKS.filter(({ id, changes }) => changes === state.mission && state.marks.includes(id)).map(
      ({ id }) => id,
    ),
    pool: poolOf(state),
    engineer: state.engineer,
  }
}
