import type { ChoiceRule, Json, Judgement, Ruleset } from '@graveshift/kernel'
import { TEAM } from '../../content/figures.ts'
import { impossible } from '../impossible.ts'
import { type CampaignState, soulsOf } from '../state.ts'
import { afterCamp } from './after-camp.ts'
import { campChoices } from './choices/index.ts'
import { evolve } from './evolve.ts'
import { campFrames } from './frames.ts'
import { type Camp, type CampBoard, STREAMS } from './game.ts'
import { worthOf } from './worth.ts'

export const CAMP_ID = 'gears-and-guns-camp'
export const CAMP_VERSION = 1

/** What everybody sees of a camp: all of it. */
export type CampView = Omit<CampBoard, 'campaign' | 'outcome'> & Omit<CampaignState, 'stage'>

/** Everything lies open in camp. */
function view({ campaign, phase, sheets, engineer, declined, ready, again }: CampBoard): Json {
  const { players, options, dead, marks, mission, attempt, history } = campaign
  const seen: CampView = {
    players,
    options,
    mission,
    attempt,
    phase,
    sheets,
    dead,
    marks,
    engineer,
    declined,
    ready,
    again,
    history,
  }
  return seen
}

/** What is wrong with a camp's board: nothing if the campaign it leads to is one that can be. */
function broken(board: CampBoard): string[] {
  const state = afterCamp(board)
  return board.sheets.length === TEAM ? [...impossible(state)] : [`${board.sheets.length} sheets`]
}

const judgement: Judgement<Camp> = {
  parts: ['souls'],
  weigh(board, into) {
    into[0] = soulsOf(board)
    return into[0]
  },
  // What is best in camp needs no looking ahead: nothing in it is fought for.
  prune(board, choice, pick) {
    const worth = worthOf(board, choice, pick)
    const rule: ChoiceRule<Camp> = campChoices[choice.kind]
    return rule.list(board, choice).some((other) => worthOf(board, choice, other) > worth)
  },
  clock: () => 0,
}

export const CAMP: Ruleset<Camp> = {
  id: CAMP_ID,
  version: CAMP_VERSION,
  streams: STREAMS,
  seats: ({ players }) => players.length,
  begin: (campaign) => ({
    board: {
      campaign,
      phase: 'rolls',
      sheets: campaign.sheets.map((sheet) => ({ ...sheet, companions: [] })),
      engineer: null,
      declined: [],
      ready: [],
      again: false,
      outcome: undefined,
    },
    frames: [{ kind: 'camp', at: 'rolls' }],
  }),
  frames: campFrames,
  choices: campChoices,
  evolve,
  // Lists and sheets are replaced as wholes, but for the list of sheets.
  clone: (board) => ({ ...board, sheets: board.sheets.slice() }),
  outcome: ({ outcome }) => outcome,
  view,
  redact: (event) => event,
  concealed: () => [],
  open: true,
  broken,
  judgement,
}
