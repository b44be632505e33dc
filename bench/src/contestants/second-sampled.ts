import { SECOND_MIX } from '../mix.ts'
import { playoutsOf } from '../playouts.ts'

export const contestant = playoutsOf(SECOND_MIX)
