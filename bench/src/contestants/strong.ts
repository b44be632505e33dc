import { GEAR_UP_MIX } from '../mix.ts'
import { searchesOf } from '../searches.ts'

export const contestant = searchesOf(GEAR_UP_MIX)
