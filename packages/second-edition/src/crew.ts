import type { MissionPlan } from './missions/types.ts'

export const MOST_SEATS = 6
/** How many survivors a mission is made for, unless it says otherwise (Z2-SET-01). */
export const USUAL_SURVIVORS = 6

export const survivorsFor = (mission: Pick<MissionPlan, 'survivors'> | undefined): number =>
  mission?.survivors ?? USUAL_SURVIVORS
