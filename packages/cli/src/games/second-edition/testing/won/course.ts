import type { State } from '@graveshift/kernel'
import type { SECOND_EDITION_MODULE, SecondEdition } from '@graveshift/second-edition'

export type Rules = ReturnType<typeof SECOND_EDITION_MODULE.rulesFor>

/** A game so far: where it stands, and every answer by its place in the list of legal ones. */
export interface Course {
  readonly state: State<SecondEdition>
  readonly answers: readonly number[]
  /** How it looks to each temper. */
  readonly worths: readonly number[]
  /** Which course of the round before it goes on from. */
  readonly parent: number
}
