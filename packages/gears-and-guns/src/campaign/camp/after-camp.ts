import type { CampaignState } from '../state.ts'
import type { CampBoard } from './game.ts'

/** The campaign after camp: into the mission, or lost because a seat has nobody left (GG-CMP-28, GG-RUL-67). */
export function afterCamp({ campaign, sheets, engineer, outcome }: CampBoard): CampaignState {
  const stage = outcome === undefined ? 'camp' : outcome === 'ready' ? 'mission' : 'lost'
  return { ...campaign, sheets: sheets.slice(), engineer, stage }
}
