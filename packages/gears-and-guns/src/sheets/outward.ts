import {
  asIs,
  COUNT,
  type FormOf,
  listOf,
  mapOf,
  oneOf,
  orNull,
  recordOf,
  type Schema,
  SEAT,
} from '@graveshift/kernel/outward'
import { CARD, PERSON, person } from '@graveshift/zones/outward'
import type { SheetStart } from '../campaign/mission-start.ts'
import { REWARDS } from '../campaign/sheet.ts'
import { MARKS } from '../content/campaign.ts'
import type { OutwardScene } from '../outward/scene.ts'
import type { CampaignPart } from './campaign-part.ts'
import { PROVISIONS, type SheetsEvent } from './sheets-board.ts'
import type { SheetsView, SheetView } from './view.ts'

const REWARD = oneOf(REWARDS)
const card = asIs<string>(CARD)

/** How sheets of a campaign are told outside in the middle of a mission. */
export const SHEETS_EVENTS: {
  readonly [T in SheetsEvent['type']]: FormOf<Extract<SheetsEvent, { type: T }>, OutwardScene, 'type'>
} = {
  provided: { person, card, by: asIs(oneOf(PROVISIONS)) },
  toughened: { person },
  rewardTaken: { person, reward: asIs(REWARD) },
  keepsakeKept: { person, card },
}

export const SHEETS_SHOWN: Readonly<Record<keyof SheetsView, Schema>> = {
  bonus: mapOf(COUNT),
  sheets: listOf(
    recordOf<SheetView>({
      person: PERSON,
      cxp: COUNT,
      rewards: listOf(REWARD),
      open: COUNT,
      keepsakes: listOf(CARD),
    }),
  ),
}

const SHEET_BROUGHT = recordOf<SheetStart>({
  player: SEAT,
  survivor: orNull(PERSON),
  cxp: COUNT,
  rewards: listOf(REWARD),
  kept: listOf(CARD),
  companions: listOf(PERSON),
})

/** What a mission of a campaign knows besides its options. */
export const CAMPAIGN_PART = recordOf<CampaignPart>({
  sheets: listOf(SHEET_BROUGHT),
  convoy: listOf(PERSON),
  marks: listOf(oneOf(MARKS.map(({ id }) => id))),
  pool: listOf(PERSON),
  engineer: orNull(PERSON),
})
