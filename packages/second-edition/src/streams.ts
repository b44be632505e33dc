import { ZONES_STREAMS } from '@graveshift/zones'

/** Streams of chance: those of all games on zones, and which of the printed abominations comes. */
export const STREAMS = [...ZONES_STREAMS, 'abomination'] as const
export type Stream = (typeof STREAMS)[number]

export function streamOf(name: Stream): number {
  return STREAMS.indexOf(name)
}
