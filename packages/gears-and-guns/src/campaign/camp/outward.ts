import {
  asIs,
  COUNT,
  choiceSchemas,
  eventSchemas,
  type FormOf,
  listOf,
  type Outward,
  objectOf,
  oneOf,
  orNull,
  type PickFields,
  pickSchemas,
  recordOf,
  SEAT,
  showBy,
  showEvent,
} from '@graveshift/kernel/outward'
import { CARD, PERSON, SKILL } from '@graveshift/zones/outward'
import { CAMP_DECISIONS } from '../../content/campaign.ts'
import { CAMPAIGN, MARKS_SET, NOTED, SHEETS_TOLD } from '../outward.ts'
import { REWARDS } from '../sheet.ts'
import type { Camp, CampChoice, CampEvent, CampPhase } from './game.ts'
import type { CampView } from './rules.ts'

const sheet = asIs<number>(COUNT)
const survivor = asIs<string>(PERSON)
const card = asIs<string>(CARD)
const seat = asIs<number>(SEAT)
const OUTCOME = oneOf(['ready', 'nobody-left'])
const PHASE = oneOf(['rolls', ...CAMP_DECISIONS, 'ready'] satisfies readonly CampPhase[])

const OFFER = { from: COUNT, give: PERSON, to: COUNT, take: orNull(PERSON) }
const offer = { from: sheet, give: survivor, to: sheet, take: asIs<string | null>(orNull(PERSON)) }

/** How what happens in camp is told outside: by names, sheets by their number from 0. */
const EVENTS: {
  readonly [T in CampEvent['type']]: FormOf<Extract<CampEvent, { type: T }>, unknown, 'type'>
} = {
  campPhaseBegan: { phase: asIs(PHASE) },
  keepRolled: { sheet, card, dice: asIs(listOf(COUNT)) },
  bonusReplenished: { sheet, count: asIs(COUNT) },
  rewardChosen: { sheet, reward: asIs(oneOf(REWARDS)) },
  posseOffered: offer,
  posseDeclined: offer,
  posseTraded: offer,
  survivorNamed: { sheet, survivor },
  sheetStarted: { sheet, survivor },
  cardYielded: { sheet, card },
  companionBrought: { sheet, survivor },
  engineerNamed: { survivor },
  seatReady: { seat },
  talkAsked: { seat },
  campReopened: {},
  campEnded: { outcome: asIs(OUTCOME) },
}

const CHOICES: {
  readonly [K in CampChoice['kind']]: FormOf<
    Extract<CampChoice, { kind: K }>,
    unknown,
    'id' | 'lane' | 'kind' | 'seat'
  >
} = {
  reward: { sheet },
  trade: {},
  consent: offer,
  survivor: { sheet },
  'new-sheet': { sheet },
  'kept-card': { card },
  engineer: {},
  'start-companion': { sheet },
  ready: {},
}

const PICKS: Readonly<Record<CampChoice['kind'], Readonly<Record<string, PickFields>>>> = {
  reward: { 'bonus-action': [{}], skill: [{ skill: SKILL }] },
  trade: { offer: [{ from: COUNT, give: PERSON, to: COUNT }, { take: PERSON }], done: [{}] },
  consent: { agree: [{}], decline: [{}] },
  survivor: { play: [{ survivor: PERSON }] },
  'new-sheet': { start: [{ survivor: PERSON }] },
  'kept-card': { yield: [{ sheet: COUNT }] },
  engineer: { fetch: [{ sheet: COUNT, survivor: PERSON }] },
  'start-companion': { bring: [{ survivor: PERSON }], enough: [{}] },
  ready: { ready: [{}], again: [{}] },
}

/** Everything lies open in camp. */
const VIEW = recordOf<CampView>({
  ...NOTED,
  sheets: SHEETS_TOLD,
  marks: MARKS_SET,
  phase: PHASE,
  declined: listOf(objectOf(OFFER)),
  ready: listOf(SEAT),
  again: { type: 'boolean' },
})

/** The camp as programs outside are told it: everything goes by name already, sheets by their number from 0. */
export const CAMP_OUTWARD: Outward<Camp> = {
  schemas: {
    options: CAMPAIGN,
    view: VIEW,
    board: null,
    odds: { type: 'null' },
    catalogue: objectOf({}),
    events: eventSchemas(EVENTS),
    choices: choiceSchemas(CHOICES),
    picks: pickSchemas(PICKS),
  },
  event: (_options, _board, event) => showEvent(EVENTS, event, undefined),
  choice: (_options, _board, choice) => showBy(CHOICES[choice.kind], choice, undefined),
  pick: (_options, _board, _choice, kept) => kept,
  readPick: (_options, _board, _choice, raw) => raw,
  view: (_options, _state, _events, view) => view,
  odds: (_options, _board, odds) => odds,
}
