import { SECOND_MIX } from '../mix.ts'
import { slowestOf } from '../slowest.ts'

export const contestant = slowestOf(SECOND_MIX)
