/** Streams of chance, one a deck: a draw from one never shifts another. */
export const STREAMS = ['turn', 'spawn', 'boss', 'regular', 'special', 'companion'] as const
export type Stream = (typeof STREAMS)[number]

export function streamOf(name: Stream): number {
  return STREAMS.indexOf(name)
}
