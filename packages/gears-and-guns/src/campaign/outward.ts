import {
  COUNT,
  listOf,
  objectOf,
  oneOf,
  optionSchemas,
  orNull,
  recordOf,
  type Schema,
  SEAT,
  TEXT,
} from '@graveshift/kernel/outward'
import { CARD, PERSON } from '@graveshift/zones/outward'
import { MARKS } from '../content/campaign.ts'
import { REWARDS, type Sheet } from './sheet.ts'
import { CAMPAIGN_OPTIONS, type CampaignState, type Chapter, STAGES } from './state.ts'

const PEOPLE = listOf(PERSON)
const CARDS = listOf(CARD)

export const MARKS_SET = listOf(oneOf(MARKS.map(({ id }) => id)))

export const SHEETS_TOLD = listOf(
  recordOf<Sheet>({
    player: SEAT,
    survivor: orNull(PERSON),
    cxp: COUNT,
    rewards: listOf(oneOf(REWARDS)),
    spent: COUNT,
    kept: CARDS,
    carried: CARDS,
    posse: PEOPLE,
    companions: PEOPLE,
  }),
)

const CHAPTER = recordOf<Omit<Chapter, 'why'>>(
  {
    mission: COUNT,
    attempt: COUNT,
    outcome: oneOf(['won', 'lost']),
    rounds: COUNT,
    cxp: listOf(COUNT),
    fell: PEOPLE,
    joined: PEOPLE,
    marks: MARKS_SET,
  },
  { why: TEXT },
)

/** What is noted beside the sheets. */
export const NOTED = {
  players: listOf(TEXT),
  options: objectOf(optionSchemas(CAMPAIGN_OPTIONS)),
  mission: COUNT,
  attempt: COUNT,
  dead: PEOPLE,
  engineer: orNull(PERSON),
  history: listOf(CHAPTER),
}

/** A campaign between two of its games, as programs outside are told it (GG-CMP-27). */
export const CAMPAIGN: Schema = recordOf<CampaignState>({
  ...NOTED,
  sheets: SHEETS_TOLD,
  marks: MARKS_SET,
  stage: oneOf(STAGES),
})
