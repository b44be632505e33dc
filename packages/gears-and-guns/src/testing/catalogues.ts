import { over, readCatalogues } from '@graveshift/kernel/testing/words'

export const OWN_WORDS = readCatalogues(new URL('../../words/', import.meta.url))
export const ZONES_WORDS = readCatalogues(new URL('../../../zones/words/', import.meta.url))

/** All words that the game is played with. */
export const WORDS = over(ZONES_WORDS, OWN_WORDS)
