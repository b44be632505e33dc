import { clonesOf } from '../clones.ts'
import { GEAR_UP_MIX } from '../mix.ts'

export const contestant = clonesOf(GEAR_UP_MIX)
