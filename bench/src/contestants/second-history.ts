import { historyOf } from '../history.ts'
import { SECOND_MIX } from '../mix.ts'

export const contestant = historyOf(SECOND_MIX)
