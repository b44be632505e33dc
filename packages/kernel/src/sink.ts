import type { Game } from './rules.ts'

/** One number that chance gave: enough of these re-simulate a game without its key. */
export type Drawn = readonly [stream: number, n: number, result: number]

/** What happened, kept if somebody wants to know. */
export interface Sink<G extends Game> {
  readonly events: G['event'][]
  /** Choices with a single answer, answered by the kernel. */
  readonly forced: { readonly choice: G['choice']; readonly pick: G['pick'] }[]
  readonly drawn: Drawn[]
}

export function makeSink<G extends Game>(): Sink<G> {
  return { events: [], forced: [], drawn: [] }
}
