import { historyOf } from '../history.ts'
import { GEAR_UP_MIX } from '../mix.ts'

export const contestant = historyOf(GEAR_UP_MIX)
