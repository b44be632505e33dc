import { historyOf } from '../history.ts'
import { WESTERN_MIX } from '../mix.ts'

export const contestant = historyOf(WESTERN_MIX)
