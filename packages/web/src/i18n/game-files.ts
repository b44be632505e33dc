import type { Catalogue } from './catalogues.ts'

/** What games have beside the words they are played with, compiled by build/words-plugin.ts; a new file is found without being listed. */
export const GAME_FILES = import.meta.glob<Catalogue>(
  ['../games/*/words/*/*.json', '!../games/*/words/game/*.json'],
  { query: '?words' },
)
