import { DEED_ACHIEVEMENTS } from './deeds.ts'
import { KILL_ACHIEVEMENTS } from './kills.ts'
import { MISSION_ACHIEVEMENTS } from './missions.ts'
import { SURVIVAL_ACHIEVEMENTS } from './survival.ts'
import { VICTORY_ACHIEVEMENTS } from './victories.ts'

/** Achievements by what they are for; all are our own (Z2-TBL-05). */
export const ACHIEVEMENT_GROUPS = [
  { group: 'missions', achievements: MISSION_ACHIEVEMENTS },
  { group: 'victories', achievements: VICTORY_ACHIEVEMENTS },
  { group: 'kills', achievements: KILL_ACHIEVEMENTS },
  { group: 'deeds', achievements: DEED_ACHIEVEMENTS },
  { group: 'survival', achievements: SURVIVAL_ACHIEVEMENTS },
] as const
