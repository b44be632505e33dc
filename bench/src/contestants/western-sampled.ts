import { WESTERN_MIX } from '../mix.ts'
import { playoutsOf } from '../playouts.ts'

export const contestant = playoutsOf(WESTERN_MIX)
