import { listingsOf } from '../listings.ts'
import { GEAR_UP_MIX } from '../mix.ts'

export const contestant = listingsOf(GEAR_UP_MIX)
