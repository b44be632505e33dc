import { ZONES_STREAMS } from '@graveshift/zones'

/** Streams of chance: those of all games on zones, then one for each further pile (content/decks.ts), then others. */
export const STREAMS = [...ZONES_STREAMS, 'invention', 'abomination'] as const
export type Stream = (typeof STREAMS)[number]

export const ABOMINATION_STREAM = STREAMS.indexOf('abomination')
