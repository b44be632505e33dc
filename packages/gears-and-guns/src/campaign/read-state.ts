import { type Fault, fault, isFault, type Json } from '@graveshift/kernel'
import { Fields, reading } from '@graveshift/zones'
import { MARKS, MOST_BONUS_ACTIONS, MOST_CXP } from '../content/campaign.ts'
import { CARDS, type CardId } from '../content/cards.ts'
import { TEAM } from '../content/figures.ts'
import { SURVIVORS } from '../content/survivors.ts'
import { DECKS } from '../content/zombie-deck.ts'
import { impossible } from './impossible.ts'
import { REWARDS, type Sheet } from './sheet.ts'
import { type CampaignOptions, type CampaignState, type Chapter, LAST_MISSION, STAGES } from './state.ts'

const MOST_SEATS = 6
const LONGEST_NAME = 40
const MOST_ROUNDS = 10_000
/** Far more than anybody plays: a file must not fill the memory. */
const MOST_CHAPTERS = 1_000

const PEOPLE = SURVIVORS.map(({ id }) => id)
const CARD_IDS = CARDS.map(({ id }) => id)
const MARK_IDS = MARKS.map(({ id }) => id)
const MOST_CARDS = CARDS.reduce((sum, { count }) => sum + count, 0)

/** A list that must be there, of things that are known. */
function listIn<T extends string>(
  fields: Fields,
  field: string,
  known: readonly T[],
  most: number,
): readonly T[] {
  if (!fields.has(field)) return fields.wrong(field, 'must be a list')
  return fields.each(field, most, (item) => {
    const found = known.find((each) => each === item)
    return found ?? fields.wrong(field, `there is no ${JSON.stringify(item)}`)
  })
}

const peopleIn = (fields: Fields, field: string): readonly string[] =>
  listIn(fields, field, PEOPLE, PEOPLE.length)
const cardsIn = (fields: Fields, field: string): readonly CardId[] =>
  listIn(fields, field, CARD_IDS, MOST_CARDS)
const marksIn = (fields: Fields): CampaignState['marks'] => listIn(fields, 'marks', MARK_IDS, MARKS.length)

const somebodyIn = (fields: Fields, field: string): string | null =>
  fields.raw(field) === null ? null : fields.one(field, PEOPLE)

const readSheet = (fields: Fields): Sheet => ({
  player: fields.count('player', 0, MOST_SEATS - 1),
  survivor: somebodyIn(fields, 'survivor'),
  cxp: fields.count('cxp', 0, MOST_CXP),
  rewards: listIn(fields, 'rewards', REWARDS, MOST_BONUS_ACTIONS),
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
