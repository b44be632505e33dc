import { type Fault, fault, isFault, type Json } from '@graveshift/kernel'
import { Fields, reading } from '@graveshift/zones'
import { MOST_BONUS_ACTIONS, MOST_CXP } from '../content/campaign.ts'
import { TEAM } from '../content/figures.ts'
import { DECKS } from '../content/zombie-deck.ts'
import { impossible } from './impossible.ts'
import { cardsIn, marksIn, peopleIn, rewardsIn, somebodyIn } from './read-fields.ts'
import type { Sheet } from './sheet.ts'
import { type CampaignOptions, type CampaignState, type Chapter, LAST_MISSION, STAGES } from './state.ts'

const MOST_SEATS = 6
const LONGEST_NAME = 40
const MOST_ROUNDS = 10_000
/** Far more than anybody plays: a file must not fill the memory. */
const MOST_CHAPTERS = 1_000

const readSheet = (fields: Fields): Sheet => ({
  player: fields.count('player', 0, MOST_SEATS - 1),
  survivor: somebodyIn(fields, 'survivor'),
  cxp: fields.count('cxp', 0, MOST_CXP),
  rewards: rewardsIn(fields),
  spent: fields.count('spent', 0, MOST_BONUS_ACTIONS),
  kept: cardsIn(fields, 'kept'),
  carried: cardsIn(fields, 'carried'),
  posse: peopleIn(fields, 'posse'),
  companions: peopleIn(fields, 'companions'),
})

function readChapter(fields: Fields): Chapter {
  const why = fields.text('why')
  return {
    mission: fields.count('mission', 1, LAST_MISSION),
    attempt: fields.count('attempt', 1, MOST_CHAPTERS),
    outcome: fields.one('outcome', ['won', 'lost']),
    ...(why === undefined ? {} : { why: why.slice(0, LONGEST_NAME) }),
    rounds: fields.count('rounds', 0, MOST_ROUNDS),
    cxp: fields.each('cxp', TEAM, (item) =>
      typeof item === 'number' && item >= 0 && item <= MOST_CXP
        ? item
        : fields.wrong('cxp', 'must be experience'),
    ),
    fell: peopleIn(fields, 'fell'),
    joined: peopleIn(fields, 'joined'),
    marks: marksIn(fields),
  }
}

/** Options of a campaign from outside, completed. */
export function readCampaignOptions(fields: Fields): CampaignOptions {
  const options = {
    deck: fields.oneOf('deck', DECKS, 'normal'),
    ultrared: fields.flag('ultrared', false),
    piles: fields.oneOf('piles', ['tile', 'building'], 'tile'),
    ironTrail: fields.flag('ironTrail', false),
    mercy: fields.flag('mercy', false),
  } as const
  fields.done()
  return options
}

/** Names of the seats; a seat may have none. */
export function readPlayers(fields: Fields): readonly string[] {
  const names = fields.names('players', MOST_SEATS)
  const long = names.some((name) => name.length > LONGEST_NAME)
  return long ? fields.wrong('players', `names have at most ${LONGEST_NAME} letters`) : names
}

function readFields(raw: Json): CampaignState {
  const fields = new Fields(raw, 'bad-campaign')
  const sheets = fields.objects('sheets', TEAM, readSheet)
  if (sheets.length !== TEAM) fields.wrong('sheets', `must be ${TEAM} (GG-RUL-29)`)
  const state = {
    players: readPlayers(fields),
    options: readCampaignOptions(fields.inner('options')),
    sheets,
    dead: peopleIn(fields, 'dead'),
    marks: marksIn(fields),
    mission: fields.count('mission', 1, LAST_MISSION),
    stage: fields.one('stage', STAGES),
    attempt: fields.count('attempt', 1, MOST_CHAPTERS),
    engineer: somebodyIn(fields, 'engineer'),
    history: fields.objects('history', MOST_CHAPTERS, readChapter),
  }
  fields.done()
  return state
}

/** A campaign's state from outside: of the right form, and one that a campaign can come to (GG-TBL-05). */
export function readState(raw: Json): CampaignState | Fault {
  const state = reading(() => readFields(raw))
  if (isFault(state)) return state
  const [wrong] = impossible(state)
  return wrong === undefined ? state : fault('impossible-campaign', wrong)
}
