import { GEAR_UP_MIX } from '../mix.ts'
import { playoutsOf } from '../playouts.ts'

export const contestant = playoutsOf(GEAR_UP_MIX)
