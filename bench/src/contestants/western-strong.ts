import { WESTERN_MIX } from '../mix.ts'
import { searchesOf } from '../searches.ts'

export const contestant = searchesOf(WESTERN_MIX)
