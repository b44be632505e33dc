import { clonesOf } from '../clones.ts'
import { SECOND_MIX } from '../mix.ts'

export const contestant = clonesOf(SECOND_MIX, (_rules, state) => structuredClone(state))
