import type { MissionData } from '../missions/types.ts'
import { BEST_FRIENDS_FOREVER } from './missions/best-friends-forever.ts'
import { BIG_W } from './missions/big-w.ts'
import { BREAKFAST_AT_JESSES } from './missions/breakfast-at-jesses.ts'
import { BURNING_STREETS } from './missions/burning-streets.ts'
import { CAR_CRASH } from './missions/car-crash.ts'
import { CITY_BLOCKS } from './missions/city-blocks.ts'
import { CRANK_IT_UP_TO_11 } from './missions/crank-it-up-to-11.ts'
import { DRIVE_BY_SHOOTING } from './missions/drive-by-shooting.ts'
import { GRINDHOUSE } from './missions/grindhouse.ts'
import { HEAVY_DUTY } from './missions/heavy-duty.ts'
import { MERCY_STREET } from './missions/mercy-street.ts'
import { MIGHT_MAKES_RIGHT } from './missions/might-makes-right.ts'
import { NEDS_MOLOTURBO } from './missions/neds-moloturbo.ts'
import { PALE_SHELTER } from './missions/pale-shelter.ts'
import { RAM_SPEED } from './missions/ram-speed.ts'
import { SMALL_TOWN } from './missions/small-town.ts'
import { THE_24HRS_RACE_OF_ZOMBICITY } from './missions/the-24hrs-race-of-zombicity.ts'
import { THE_BLIGHT } from './missions/the-blight.ts'
import { THE_DITCH } from './missions/the-ditch.ts'
import { THE_END_OF_THE_ROAD } from './missions/the-end-of-the-road.ts'
import { THE_ESCAPE } from './missions/the-escape.ts'
import { THE_ZOMBIEFEST } from './missions/the-zombiefest.ts'
import { UNITED_WE_STAND } from './missions/united-we-stand.ts'
import { Y_ZONE } from './missions/y-zone.ts'
import { ZOMBICIDE_LIFE } from './missions/zombicide-life.ts'
import { ZOMBIE_POLICE } from './missions/zombie-police.ts'

/** All missions, in the order of their numbers. */
export const MISSIONS: readonly MissionData[] = [
  ZOMBICIDE_LIFE,
  CITY_BLOCKS,
  Y_ZONE,
  THE_24HRS_RACE_OF_ZOMBICITY,
  DRIVE_BY_SHOOTING,
  BIG_W,
  THE_ESCAPE,
  GRINDHOUSE,
  ZOMBIE_POLICE,
  MIGHT_MAKES_RIGHT,
  SMALL_TOWN,
  THE_DITCH,
  CAR_CRASH,
  BURNING_STREETS,
  BREAKFAST_AT_JESSES,
  UNITED_WE_STAND,
  PALE_SHELTER,
  THE_BLIGHT,
  THE_END_OF_THE_ROAD,
  BEST_FRIENDS_FOREVER,
  THE_ZOMBIEFEST,
  HEAVY_DUTY,
  CRANK_IT_UP_TO_11,
  MERCY_STREET,
  RAM_SPEED,
  NEDS_MOLOTURBO,
]
