import { GEAR_UP_MIX } from '../mix.ts'
import { slowestOf } from '../slowest.ts'

export const contestant = slowestOf(GEAR_UP_MIX)
