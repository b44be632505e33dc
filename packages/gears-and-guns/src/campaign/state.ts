import type { OptionValues } from '@graveshift/kernel'
import { shareOut } from '@graveshift/zones'
import { ENDINGS, type MarkId } from '../content/campaign.ts'
import { TEAM } from '../content/figures.ts'
import { CAMPAIGN_MISSIONS } from '../content/missions.ts'
import { SURVIVORS } from '../content/survivors.ts'
import { RULE_OPTIONS } from '../rule-options.ts'
import { emptySheet, peopleOf, type Sheet } from './sheet.ts'

/** Options of the rules that a campaign has: class limits are off in it (UA-SET-07). */
export const CAMPAIGN_OPTIONS = RULE_OPTIONS.filter((spec) => spec.id !== 'classLimits')

export type CampaignOptions = Omit<OptionValues<typeof RULE_OPTIONS>, 'classLimits'>

/** A mission that was played, won or lost. */
export type Chapter = {
  readonly mission: number
  readonly attempt: number
  readonly outcome: 'won' | 'lost'
  /** Of a lost one, in the words of `lost`. */
  readonly why?: string
  readonly rounds: number
  /** What each sheet gained. */
  readonly cxp: readonly number[]
  readonly fell: readonly string[]
  readonly joined: readonly string[]
  readonly marks: readonly MarkId[]
}

/** Where a campaign stands: in camp before a mission, in the mission, or at its end. */
export const STAGES = ['camp', 'mission', 'won', 'lost'] as const

/** All that a campaign carries from one game to the next (GG-CMP-27). */
export type CampaignState = {
  /** Names of the seats, 1 to 6. */
  readonly players: readonly string[]
  readonly options: CampaignOptions
  /** Six (GG-RUL-29). */
  readonly sheets: readonly Sheet[]
  /** In the order they died; nobody of them comes back (GG-KO-05). */
  readonly dead: readonly string[]
  readonly marks: readonly MarkId[]
  /** The one being prepared or played, from 1 on. */
  readonly mission: number
  readonly stage: (typeof STAGES)[number]
  /** How often this mission was begun, this time included. */
  readonly attempt: number
  /** Who counts as an engineer in the next mission though no engineer lives (GG-M07-04). */
  readonly engineer: string | null
  readonly history: readonly Chapter[]
}

export const LAST_MISSION = CAMPAIGN_MISSIONS.length

/** Six empty sheets, shared out among the seats as evenly as possible; camp names who is on them (GG-CMP-18). */
export function newCampaign(players: readonly string[], options: CampaignOptions): CampaignState {
  const places = Array.from({ length: TEAM }, (_, sheet) => String(sheet))
  const seats = shareOut(places, players.length).flatMap((sheets, seat) => sheets.map(() => seat))
  return {
    players,
    options,
    sheets: seats.map(emptySheet),
    dead: [],
    marks: [],
    mission: 1,
    stage: 'camp',
    attempt: 1,
    engineer: null,
    history: [],
  }
}

/** Everybody who is neither on a sheet nor dead, companions taken from the pool excepted (GG-RUL-40). */
export function poolOf({ sheets, dead }: Pick<CampaignState, 'sheets' | 'dead'>): readonly string[] {
  const taken = new Set([...dead, ...sheets.flatMap((sheet) => [...peopleOf(sheet), ...sheet.companions])])
  return SURVIVORS.map(({ id }) => id).filter((id) => !taken.has(id))
}

/** Survivors on sheets and living posse members, those led out of the last mission among them (GG-CMP-25). */
export const soulsOf = ({ sheets }: Pick<CampaignState, 'sheets'>): number =>
  sheets.reduce((sum, sheet) => sum + peopleOf(sheet).length, 0)

export type EndingId = (typeof ENDINGS)[number]['id']

/** How a campaign that was won ends. */
export function endingOf(state: Pick<CampaignState, 'sheets'>): EndingId {
  const souls = soulsOf(state)
  return ENDINGS.find(({ from }) => souls >= from)?.id ?? 'last-whistle'
}
