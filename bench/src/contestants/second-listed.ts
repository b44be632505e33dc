import { listingsOf } from '../listings.ts'
import { SECOND_MIX } from '../mix.ts'

export const contestant = listingsOf(SECOND_MIX)
