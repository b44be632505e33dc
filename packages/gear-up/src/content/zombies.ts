import type { ZombieData } from './types.ts'
import { BOMBERS } from './zombies/bomber.ts'
import { BRUTES } from './zombies/brute.ts'
import { CRAWLERS } from './zombies/crawler.ts'
import { RUNNERS } from './zombies/runner.ts'
import { SOLDIERS } from './zombies/soldier.ts'
import { STINKIES } from './zombies/stinky.ts'
import { WALKERS } from './zombies/walker.ts'
import { ZOMBIE_DOGS } from './zombies/zombie-dog.ts'

/** Both decks: 48 regular zombies, then 24 special ones. */
export const ZOMBIES: readonly ZombieData[] = [
  ...WALKERS,
  ...RUNNERS,
  ...CRAWLERS,
  ...ZOMBIE_DOGS,
  ...BOMBERS,
  ...BRUTES,
  ...SOLDIERS,
  ...STINKIES,
]
