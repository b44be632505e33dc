import { CAMPAIGN_ACHIEVEMENTS } from './campaign.ts'
import { DEED_ACHIEVEMENTS, STEAM_ACHIEVEMENTS, STORY_ACHIEVEMENTS } from './deeds.ts'
import { KILL_ACHIEVEMENTS } from './kills.ts'
import { MISSION_ACHIEVEMENTS } from './missions.ts'
import { VICTORY_ACHIEVEMENTS } from './victories.ts'

/** Achievements by what they are for; all are our own. */
export const ACHIEVEMENT_GROUPS = [
  { group: 'missions', achievements: MISSION_ACHIEVEMENTS },
  { group: 'campaign', achievements: CAMPAIGN_ACHIEVEMENTS },
  { group: 'victories', achievements: VICTORY_ACHIEVEMENTS },
  { group: 'kills', achievements: KILL_ACHIEVEMENTS },
  { group: 'steam', achievements: STEAM_ACHIEVEMENTS },
  { group: 'deeds', achievements: DEED_ACHIEVEMENTS },
  { group: 'stories', achievements: STORY_ACHIEVEMENTS },
] as const
