import { SECOND_MIX } from '../mix.ts'
import { searchesOf } from '../searches.ts'

export const contestant = searchesOf(SECOND_MIX)
