import type { Arrangements } from './arrange.ts'
import { IN_CAMPAIGNS } from './campaign.ts'
import { IN_EVERY_MISSION } from './core.ts'
import { WITH_GEAR } from './gear.ts'
import { IN_MISSIONS } from './missions.ts'

/** What play at random hardly ever comes to, by what it shows: a few answers each, given on purpose. */
export const ARRANGED: Arrangements = {
  ...IN_EVERY_MISSION,
  ...WITH_GEAR,
  ...IN_MISSIONS,
  ...IN_CAMPAIGNS,
}
