import type { WesternMission } from '../missions/types.ts'
import { A_HORSE_WITH_NO_NAME } from './missions/a-horse-with-no-name.ts'
import { DRY_RUN } from './missions/dry-run.ts'
import { FIGHTIN_WORDS } from './missions/fightin-words.ts'
import { FORT_BOLTON } from './missions/fort-bolton.ts'
import { FOUR_RUSTED_HORSES } from './missions/four-rusted-horses.ts'
import { NOBODYS_HOTEL } from './missions/nobodys-hotel.ts'
import { RELEASE_THE_PRESSURE } from './missions/release-the-pressure.ts'
import { ROLLING_UP_OUR_SLEEVES } from './missions/rolling-up-our-sleeves.ts'
import { STEAM_RUSH } from './missions/steam-rush.ts'
import { THE_CONVOY } from './missions/the-convoy.ts'
import { THE_RELAY_STATION } from './missions/the-relay-station.ts'
import { THE_SLEEPING_MACHINE } from './missions/the-sleeping-machine.ts'
import { THE_TEST_YARD } from './missions/the-test-yard.ts'

/** The ten missions of the campaign, in their order (GG-CMP-08). */
export const CAMPAIGN_MISSIONS: readonly WesternMission[] = [
  FIGHTIN_WORDS,
  A_HORSE_WITH_NO_NAME,
  FOUR_RUSTED_HORSES,
  THE_RELAY_STATION,
  FORT_BOLTON,
  STEAM_RUSH,
  THE_SLEEPING_MACHINE,
  ROLLING_UP_OUR_SLEEVES,
  THE_CONVOY,
  RELEASE_THE_PRESSURE,
]

/** Missions for one evening: two of the core rules, one with steam (GG-W01, GG-W02, GG-W03). */
export const ONE_SHOTS: readonly WesternMission[] = [DRY_RUN, NOBODYS_HOTEL, THE_TEST_YARD]

export const MISSIONS: readonly WesternMission[] = [...CAMPAIGN_MISSIONS, ...ONE_SHOTS]
