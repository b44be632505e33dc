import { listingsOf } from '../listings.ts'
import { WESTERN_MIX } from '../mix.ts'

export const contestant = listingsOf(WESTERN_MIX)
