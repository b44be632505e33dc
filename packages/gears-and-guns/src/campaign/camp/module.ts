import {
  type Fault,
  fault,
  type GameModule,
  isFault,
  isRecord,
  type Json,
  usualOptions,
} from '@graveshift/kernel'
import { RULE_OPTIONS } from '../../rule-options.ts'
import { readState } from '../read-state.ts'
import { type CampaignState, newCampaign } from '../state.ts'
import type { Camp } from './game.ts'
import { overview } from './overview.ts'
import { CAMP, CAMP_ID } from './rules.ts'
import { playerTerm, tell, tellChoice, tellPick } from './tell.ts'

/** A camp is played from a campaign; without one it is the first of a campaign for one. */
function readOptions(raw: Json): CampaignState | Fault {
  if (isRecord(raw) && Object.keys(raw).length === 0) {
    const { classLimits: _, ...options } = usualOptions(RULE_OPTIONS)
    return newCampaign([''], options)
  }
  const state = readState(raw)
  if (isFault(state) || state.stage === 'camp') return state
  return fault('no-camp', `the campaign is not in camp: ${state.stage}`)
}

/** The camp as a host sees it. */
export const CAMP_MODULE: GameModule<Camp> = {
  id: CAMP_ID,
  options: [],
  readOptions,
  readPosition: () => fault('no-positions', 'a camp begins where its campaign stands'),
  rulesFor: () => CAMP,
  readScript(_options, _stream, raw) {
    const isFace = (face: Json): boolean => typeof face === 'number' && face >= 0 && face < 6
    return Array.isArray(raw) && raw.every(isFace)
      ? (raw as readonly number[])
      : fault('bad-script', 'must be a list of numbers from 0 to 5, each one less than its die shows')
  },
  catalogue: () => ({ options: {}, streams: CAMP.streams, content: {} }),
  odds: () => null,
  tell: (_options, event, board) => tell(event, board),
  tellChoice: (_options, choice, board) => tellChoice(choice, board),
  tellPick: (_options, _choice, pick, board) => tellPick(pick, board),
  overview: (_options, board) => overview(board),
  label: ({ mission }) => ({ word: 'camp.label', with: { mission } }),
  seatName(campaign, seat) {
    const term = playerTerm({ campaign }, seat)
    return typeof term === 'object' ? term : { word: 'camp.player', with: { name: term } }
  },
  tellTime: (mission) => ({ word: 'camp.time', with: { mission } }),
  progress: ({ campaign }) => ({ at: campaign.mission, of: 10 }),
}
