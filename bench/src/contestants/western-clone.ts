import { clonesOf } from '../clones.ts'
import { WESTERN_MIX } from '../mix.ts'

export const contestant = clonesOf(WESTERN_MIX)
