import type { Help } from '@graveshift/table'

/** A finished game in figures, as far as all games have them: a game's own summary says more. Plain JSON. */
export interface Summary {
  /** Of its form: a game counts again what it counted in an older one. */
  readonly version: number
  /** The last link of the log: the same game, wherever it was copied to. */
  readonly id: string
  /** By seat. */
  readonly survivors: readonly string[]
  readonly ending: { readonly outcome: string }
  /** The turn it ended in, counted over the whole game. */
  readonly at: number
  readonly earned: readonly { readonly id: string; readonly seat?: number | undefined }[]
  /** The furthest this game got towards achievements that count something, by their id. */
  readonly marks: Readonly<Record<string, number>>
  /** Help that was used; absent for none. */
  readonly help?: readonly Help[]
}

/** A game that counts, and when it ended. */
export interface Counted<S extends Summary = Summary> {
  readonly summary: S
  /** Milliseconds since 1970. */
  readonly finished: number
}
