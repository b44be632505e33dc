import { WESTERN_MIX } from '../mix.ts'
import { slowestOf } from '../slowest.ts'

export const contestant = slowestOf(WESTERN_MIX)
