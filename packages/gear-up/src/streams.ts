/** Streams of chance, one a deck: a draw from one never shifts another. */
export const STREAMS = ['turn', 'spawn', 'boss', 'regular', 'special', 'companion'] as const
export type Stream = (typeof STREAMS)[number]

/** Numbers of the streams that are drawn from turn after turn. */
export const TURN_STREAM = streamOf('turn')
export const SPAWN_STREAM = streamOf('spawn')
export const BOSS_STREAM = streamOf('boss')
export const REGULAR_STREAM = streamOf('regular')
export const SPECIAL_STREAM = streamOf('special')

export function streamOf(name: Stream): number {
  return STREAMS.indexOf(name)
}
