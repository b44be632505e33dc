import { AMADOU } from './survivors/amadou.ts'
import { ETHAN } from './survivors/ethan.ts'
import { GRETA } from './survivors/greta.ts'
import { LISA } from './survivors/lisa.ts'
import { MATEO } from './survivors/mateo.ts'
import { PRIYA } from './survivors/priya.ts'
import type { SurvivorData } from './types.ts'

/** In the order they are offered at the table. */
export const SURVIVORS: readonly SurvivorData[] = [ETHAN, LISA, GRETA, MATEO, AMADOU, PRIYA]
